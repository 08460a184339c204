package dev.casilla.app.model;

import dev.casilla.reader.reading.CellReading;
import dev.casilla.solver.Grid;

/**
 * What was read in a cell, and what a person made of it.
 *
 * @param ink what kind of thing is there
 * @param digit 1..9, or {@link Grid#NO_DIGIT}
 * @param likely what was read
 * @param next what else it may be
 * @param isDoubtful whether a person should have a look
 */
public record DraftCell(Ink ink, int digit, Guess likely, Guess next, boolean isDoubtful) {
  /** What kind of thing is in a cell. */
  public enum Ink {
    NONE('-'),
    PRINTED('p'),
    WRITTEN('w');

    /** Stands for it in saved states. */
    public final char code;

    Ink(char code) {
      this.code = code;
    }
  }

  /**
   * A digit that may be in a cell.
   *
   * @param digit 1..9, or {@link Grid#NO_DIGIT} for an empty cell
   * @param percent how likely it is, be it print or handwriting: 100 only if it is certain, and no
   *     more than 98 if a person should have a look for that
   */
  public record Guess(int digit, int percent) {
    private static final int CERTAIN = 100;
    private static final int CONFIDENT = (int) Math.round(CERTAIN * CellReading.CONFIDENT);

    public static Guess of(int digit, double probability) {
      int nearest = (int) Math.round(CERTAIN * Math.max(0, probability));
      return new Guess(digit, Math.min(nearest, most(probability)));
    }

    /** Rounded up, a number would say of a cell that is looked at that nobody has to look. */
    private static int most(double probability) {
      if (probability >= 1) {
        return CERTAIN;
      }
      return probability >= CellReading.CONFIDENT ? CERTAIN - 1 : CONFIDENT - 1;
    }

    /** Whether nobody has to look at a cell for what was read in it, as the reader has it. */
    public boolean isConfident() {
      return percent >= CONFIDENT;
    }
  }

  /**
   * This cell with what a person says is there; their word ends all doubt. Handwriting that was
   * misread is handwriting still.
   */
  public DraftCell corrected(int newDigit) {
    boolean isWritten = ink == Ink.WRITTEN && newDigit != Grid.NO_DIGIT;
    return isWritten
        ? new DraftCell(Ink.WRITTEN, newDigit, likely, next, false)
        : printed(newDigit);
  }

  /** This cell with what is printed there, whatever it was taken for; that ends all doubt. */
  DraftCell printed(int newDigit) {
    Ink newInk = newDigit == Grid.NO_DIGIT ? Ink.NONE : Ink.PRINTED;
    return new DraftCell(newInk, newDigit, likely, next, false);
  }

  /** This cell with what was read, which is as doubtful as before. */
  DraftCell asRead() {
    Ink readInk = likely.digit() == Grid.NO_DIGIT ? Ink.NONE : Ink.PRINTED;
    return new DraftCell(readInk, likely.digit(), likely, next, isDoubtful);
  }

  /**
   * This cell with its digit taken for handwriting, or for print, whichever it was not. That ends
   * all doubt, unless there is one which digit it is.
   */
  public DraftCell otherInk() {
    boolean isInDoubt = isDoubtful && !isDigitClear();
    return switch (ink) {
      case NONE -> this;
      case PRINTED -> new DraftCell(Ink.WRITTEN, digit, likely, next, isInDoubt);
      case WRITTEN -> new DraftCell(Ink.PRINTED, digit, likely, next, isInDoubt);
    };
  }

  /** Whether nobody has to look at it for its digit. */
  public boolean isDigitClear() {
    return likely.isConfident() && !isRepaired();
  }

  /** Whether the reader, and nobody else, made of it what it is not read as. */
  boolean isRepaired() {
    return isDoubtful && likely.digit() != digit;
  }

  /** This cell, looked at and found right. */
  public DraftCell confirmed() {
    return new DraftCell(ink, digit, likely, next, false);
  }
}
