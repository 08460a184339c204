package dev.casilla.reader.repair;

import dev.casilla.reader.digits.CellClass;
import dev.casilla.reader.reading.BoardReading;
import dev.casilla.reader.reading.CellContent;
import dev.casilla.solver.Cells;

/**
 * Decides whether a puzzle may be shown as certain. Stateless.
 *
 * <p>A unique solution does not prove that the puzzle was read correctly: with thirty givens it
 * stays unique if one is lost, and in one of 25 cases if one is misread. So a puzzle must meet all
 * conditions: its solution is far more likely than any other, few cells were changed, no cell is in
 * doubt once the solution is known, and print and handwriting are clearly separated.
 */
final class CertaintyRules {
  /** Minimum probability of the solution among all solutions. */
  private static final double MIN_SOLUTION_PROBABILITY = 0.995;

  /** Maximum cost of the changes, as a natural logarithm: odds of one in twenty. */
  private static final double MAX_CHANGE_COST = 3;

  /** Minimum probability that all cells were read correctly if the solution is right. */
  private static final double MIN_ALL_RIGHT = 0.95;

  /** Maximum fraction of the entries that may contradict the solution. */
  private static final double MAX_CONTRADICTING_SHARE = 0.5;

  /** Minimum probability that an entry is handwritten, whatever digit it is. */
  private static final double MIN_WRITTEN_PROBABILITY = 0.9;

  private CertaintyRules() {}

  static boolean isCertain(BoardReading reading, PossiblePuzzle best, double cost) {
    int entries = reading.count(CellContent.ENTRY);
    return best.probability() >= MIN_SOLUTION_PROBABILITY
        && cost <= MAX_CHANGE_COST
        && allRightProbability(reading, best) >= MIN_ALL_RIGHT
        && (entries == 0 || entries >= FewEntriesRule.MIN_ENTRIES)
        && contradictingEntries(reading, best) <= MAX_CONTRADICTING_SHARE * entries
        && areWritten(reading);
  }

  /**
   * Returns the probability that all cells are as explained.
   *
   * <p>The solution leaves two possibilities for each cell, its digit or no digit. In an empty cell
   * any probability of its digit counts as doubt, printed or handwritten, because partly covered
   * digits do not look printed. The probability of any other printed digit counts too: a smudged
   * digit looks like another one, and a digit that fits no solution is more likely misread than
   * invented. Other handwriting in an empty cell counts as pencil marks.
   */
  private static double allRightProbability(BoardReading reading, PossiblePuzzle best) {
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

  /** Returns the probability of any printed digit in the cell. */
  private static double printed(BoardReading reading, int cell) {
    double printed = 0;
    for (int digit = 1; digit <= Cells.SIDE; digit++) {
      printed += Math.exp(reading.logProbability(cell, CellClass.printed(digit)));
    }
    return printed;
  }

  /**
   * Returns whether all entries are clearly handwritten; a pen that crosses the board leaves
   * strokes that may be entries or nothing.
   */
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

  private static int contradictingEntries(BoardReading reading, PossiblePuzzle best) {
    int contradictingEntries = 0;
    for (int cell : reading.entries().filled()) {
      contradictingEntries += reading.cell(cell).digit() == best.solution().digitAt(cell) ? 0 : 1;
    }
    return contradictingEntries;
  }
}
