package dev.casilla.reader.reading;

import dev.casilla.reader.digits.CellBeliefs;
import dev.casilla.reader.digits.Mark;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;

/** What a picture of a board is believed to show, cell by cell. Immutable. */
public final class Reading {
  private final float[] logProbabilities;
  private final CellReading[] cells = new CellReading[Cells.COUNT];

  private Reading(float[] logProbabilities) {
    this.logProbabilities = logProbabilities;
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      cells[cell] = decide(cell);
    }
  }

  /** The reading that these beliefs amount to; they may be changed after that. */
  public static Reading of(CellBeliefs beliefs) {
    return new Reading(beliefs.logProbabilities().clone());
  }

  /** What is in the cell. */
  public CellReading cell(int cell) {
    return cells[cell];
  }

  /** How likely a {@link Mark} is in the cell, as a natural logarithm. */
  public float logProbability(int cell, int mark) {
    return logProbabilities[cell * Mark.COUNT + mark];
  }

  /** The printed digits. */
  public Grid givens() {
    return gridOf(Content.GIVEN);
  }

  /** The digits written by hand. */
  public Grid entries() {
    return gridOf(Content.ENTRY);
  }

  /** The cells at which a person should have a look, in board order. */
  public SortedSet<Integer> doubtful() {
    SortedSet<Integer> doubtful = new TreeSet<>();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (cells[cell].isDoubtful()) {
        doubtful.add(cell);
      }
    }
    return Collections.unmodifiableSortedSet(doubtful);
  }

  private Grid gridOf(Content content) {
    int[] digits = new int[Cells.COUNT];
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      digits[cell] = cells[cell].content() == content ? cells[cell].digit() : Grid.NO_DIGIT;
    }
    return Grid.of(digits);
  }

  /** The digit first, and only then whether it is printed: a font may look written. */
  private CellReading decide(int cell) {
    int best = 0;
    int second = 1;
    for (int digit = 1; digit <= Cells.SIDE; digit++) {
      if (probability(cell, digit) > probability(cell, best)) {
        second = best;
        best = digit;
      } else if (digit != second && probability(cell, digit) > probability(cell, second)) {
        second = digit;
      }
    }
    if (best == 0) {
      return new CellReading(Content.EMPTY, 0, probability(cell, 0), second);
    }
    float printed = logProbability(cell, Mark.printed(best));
    float written = logProbability(cell, Mark.written(best));
    return new CellReading(
        printed >= written ? Content.GIVEN : Content.ENTRY,
        best,
        Math.exp(Math.max(printed, written)),
        second);
  }

  /** How probable the digit is, printed or written, or that there is none for 0. */
  private double probability(int cell, int digit) {
    if (digit == 0) {
      return Math.exp(logProbability(cell, Mark.EMPTY));
    }
    return Math.exp(logProbability(cell, Mark.printed(digit)))
        + Math.exp(logProbability(cell, Mark.written(digit)));
  }
}
