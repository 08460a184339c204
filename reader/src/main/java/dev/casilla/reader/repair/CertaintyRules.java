package dev.casilla.reader.repair;

import dev.casilla.reader.digits.CellClass;
import dev.casilla.reader.reading.BoardReading;
import dev.casilla.reader.reading.CellContent;
import dev.casilla.solver.Cells;

/**
 * Decides whether an explanation may be shown as certain. Stateless.
 *
 * <p>That a puzzle has exactly one solution is no proof that it was read right: a digit lost among
 * thirty leaves it unique, a digit mistaken does so once in twenty-five times. So everything has to
 * be right at once: no other solution comes near, hardly anything had to be changed, no cell is
 * left about which there is doubt once the solution is known, and print and handwriting part
 * clearly.
 */
final class CertaintyRules {
  /** How likely the solution has to be among all. */
  private static final double MIN_SOLUTION_PROBABILITY = 0.995;

  /** How unlikely the changes may be, as a natural logarithm: odds of one in twenty. */
  private static final double MAX_CHANGE_COST = 3;

  /** How likely it has to be that no cell was read wrong, the solution being right. */
  private static final double MIN_ALL_RIGHT = 0.95;

  /** Of the entries that a person made, as many may contradict the solution, in parts. */
  private static final double MAX_CONTRADICTING_SHARE = 0.5;

  /** How likely each entry has to be written, whatever digit it is. */
  private static final double MIN_WRITTEN_PROBABILITY = 0.9;

  private CertaintyRules() {}

  static boolean isCertain(BoardReading reading, PossiblePuzzle best, double cost) {
    int entries = reading.count(CellContent.ENTRY);
    return best.probability() >= MIN_SOLUTION_PROBABILITY
        && cost <= MAX_CHANGE_COST
        && allRight(reading, best) >= MIN_ALL_RIGHT
        && (entries == 0 || entries >= FewEntriesRule.MIN_ENTRIES)
        && contradicting(reading, best) <= MAX_CONTRADICTING_SHARE * entries
        && areWritten(reading);
  }

  /**
   * How likely it is that all cells are as explained. In each cell the solution leaves two
   * possibilities, its digit or none; whatever else the picture may show there speaks against it.
   * In a cell that is taken to be empty any sight of its digit is a doubt, written or not: digits
   * that are half covered do not look printed. So is the sight of any printed digit: smudged ones
   * do not look like themselves, and one that fits no solution is likelier mistaken than made of
   * nothing. What else looks written there are pencil marks.
   */
  private static double allRight(BoardReading reading, PossiblePuzzle best) {
    double all = 1;
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      int digit = best.solution().digitAt(cell);
      if (!best.givens().isEmptyAt(cell)) {
        double given = reading.givenProbability(cell, digit);
        all *= given / (given + reading.givenProbability(cell, 0));
      } else if (reading.cell(cell).content() != CellContent.ENTRY) {
        double empty = reading.probability(cell, 0);
        double written = Math.exp(reading.logProbability(cell, CellClass.written(digit)));
        all *= empty / (empty + written + printed(reading, cell));
      } else {
        double none = reading.givenProbability(cell, 0);
        all *= none / (none + reading.givenProbability(cell, digit));
      }
    }
    return all;
  }

  /** How likely any printed digit is in the cell. */
  private static double printed(BoardReading reading, int cell) {
    double printed = 0;
    for (int digit = 1; digit <= Cells.SIDE; digit++) {
      printed += Math.exp(reading.logProbability(cell, CellClass.printed(digit)));
    }
    return printed;
  }

  /** A pen that strays over the board leaves what may be entries, and may be nothing. */
  private static boolean areWritten(BoardReading reading) {
    for (int cell : reading.entries().filled()) {
      double written = 0;
      for (int digit = 1; digit <= Cells.SIDE; digit++) {
        written += Math.exp(reading.logProbability(cell, CellClass.written(digit)));
      }
      if (written < MIN_WRITTEN_PROBABILITY) {
        return false;
      }
    }
    return true;
  }

  private static int contradicting(BoardReading reading, PossiblePuzzle best) {
    int contradicting = 0;
    for (int cell : reading.entries().filled()) {
      contradicting += reading.cell(cell).digit() == best.solution().digitAt(cell) ? 0 : 1;
    }
    return contradicting;
  }
}
