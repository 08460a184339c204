package dev.casilla.reader.reading;

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
final class Acceptance {
  /** How likely the solution has to be among all. */
  private static final double CLEAR = 0.995;

  /** How unlikely the changes may be, as a natural logarithm: odds of one in twenty. */
  private static final double MOST_COST = 3;

  /** How likely it has to be that no cell was read wrong, the solution being right. */
  private static final double ALL_RIGHT = 0.95;

  /** Of the entries that a person made, as many may contradict the solution, in parts. */
  private static final double MOST_CONTRADICTING = 0.5;

  private Acceptance() {}

  static boolean isCertain(Reading reading, Explanation best, double cost) {
    int entries = reading.count(Content.ENTRY);
    return best.probability() >= CLEAR
        && cost <= MOST_COST
        && allRight(reading, best) >= ALL_RIGHT
        && (entries == 0 || entries >= LoneEntries.FEWEST_WRITTEN)
        && contradicting(reading, best) <= MOST_CONTRADICTING * entries;
  }

  /**
   * How likely it is that all cells are as explained. In each cell the solution leaves two
   * possibilities, its digit or none; whatever else the picture may show there speaks against it.
   * In a cell that is taken to be empty any sight of its digit is a doubt, written or not: digits
   * that are half covered do not look printed.
   */
  private static double allRight(Reading reading, Explanation best) {
    double all = 1;
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      int digit = best.solution().digitAt(cell);
      if (!best.givens().isEmptyAt(cell)) {
        double given = reading.givenProbability(cell, digit);
        all *= given / (given + reading.givenProbability(cell, 0));
      } else if (reading.cell(cell).content() == Content.EMPTY) {
        double empty = reading.probability(cell, 0);
        all *= empty / (empty + reading.probability(cell, digit));
      } else {
        double none = reading.givenProbability(cell, 0);
        all *= none / (none + reading.givenProbability(cell, digit));
      }
    }
    return all;
  }

  private static int contradicting(Reading reading, Explanation best) {
    int contradicting = 0;
    for (int cell : reading.entries().filled()) {
      contradicting += reading.cell(cell).digit() == best.solution().digitAt(cell) ? 0 : 1;
    }
    return contradicting;
  }
}
