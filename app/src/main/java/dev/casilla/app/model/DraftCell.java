package dev.casilla.app.model;

import dev.casilla.reader.reading.CellReading;
import dev.casilla.solver.Grid;

/**
 * The content of a draft's cell, as read and then corrected by the person. Immutable.
 *
 * @param digit 1..9, or {@link Grid#NO_DIGIT}
 * @param likely the reader's best guess
 * @param next the reader's second guess
 * @param isDoubtful whether the person should check it
 */
public record DraftCell(Ink ink, int digit, Guess likely, Guess next, boolean isDoubtful) {
  public enum Ink {
    NONE('-'),
    PRINTED('p'),
    WRITTEN('w');

    /** The code in saved states. */
    public final char code;

    Ink(char code) {
      this.code = code;
    }
  }

  /**
   * A possible digit of a cell.
   *
   * @param digit 1..9, or {@link Grid#NO_DIGIT} for an empty cell
   * @param percent its likelihood in print or handwriting: 100 only if it is certain, and at most
   *     98 if it makes the cell doubtful
   */
  public record Guess(int digit, int percent) {
    private static final int CERTAIN = 100;
    private static final int CONFIDENT = (int) Math.round(CERTAIN * CellReading.CONFIDENT);

    public static Guess of(int digit, double probability) {
      int nearest = (int) Math.round(CERTAIN * Math.max(0, probability));
      return new Guess(digit, Math.min(nearest, most(probability)));
    }

    /** Prevents that rounding up makes a doubtful guess look confident. */
    private static int most(double probability) {
      if (probability >= 1) {
        return CERTAIN;
      }
      return probability >= CellReading.CONFIDENT ? CERTAIN - 1 : CONFIDENT - 1;
    }

    /** Whether the reader is so confident that the person need not check the digit. */
    public boolean isConfident() {
      return percent >= CONFIDENT;
    }
  }

  /** This cell with the person's digit, without doubt. Misread handwriting stays handwriting. */
  public DraftCell corrected(int newDigit) {
    boolean isWritten = ink == Ink.WRITTEN && newDigit != Grid.NO_DIGIT;
    return isWritten
        ? new DraftCell(Ink.WRITTEN, newDigit, likely, next, false)
        : printed(newDigit);
  }

  /** This cell with a printed digit or none, without doubt. */
  DraftCell printed(int newDigit) {
    Ink newInk = newDigit == Grid.NO_DIGIT ? Ink.NONE : Ink.PRINTED;
    return new DraftCell(newInk, newDigit, likely, next, false);
  }

  /** This cell with the digit that was read, as doubtful as before. */
  DraftCell asRead() {
    Ink readInk = likely.digit() == Grid.NO_DIGIT ? Ink.NONE : Ink.PRINTED;
    return new DraftCell(readInk, likely.digit(), likely, next, isDoubtful);
  }

  /** This cell with print and handwriting exchanged. Only doubt about the digit remains. */
  public DraftCell otherInk() {
    boolean isInDoubt = isDoubtful && !isDigitClear();
    return switch (ink) {
      case NONE -> this;
      case PRINTED -> new DraftCell(Ink.WRITTEN, digit, likely, next, isInDoubt);
      case WRITTEN -> new DraftCell(Ink.PRINTED, digit, likely, next, isInDoubt);
    };
  }

  /** Whether the person need not check the digit. */
  public boolean isDigitClear() {
    return likely.isConfident() && !isRepaired();
  }

  /** Whether a repair by the reader changed the digit that was read. */
  boolean isRepaired() {
    return isDoubtful && likely.digit() != digit;
  }

  /** This cell after the person confirmed it. */
  public DraftCell confirmed() {
    return new DraftCell(ink, digit, likely, next, false);
  }
}
