package dev.casilla.solver.hint.pattern;

import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.CellSets;

/** Units in which a digit has two places: one of them is right. Stateless. */
final class TwoPlaces {
  private TwoPlaces() {}

  /** Whether {@code digit} has two places in {@code unit}. */
  static boolean areIn(CandidateGrid grid, int unit, int digit) {
    return Integer.bitCount(grid.places(unit, digit)) == 2;
  }

  /** The first of two places. */
  static int first(CandidateGrid grid, int unit, int digit) {
    return CellSets.cellAt(unit, grid.places(unit, digit));
  }

  /** The second of two places. */
  static int second(CandidateGrid grid, int unit, int digit) {
    int places = grid.places(unit, digit);
    return CellSets.cellAt(unit, places & (places - 1));
  }

  /** The one of two places that is not {@code cell}. */
  static int other(CandidateGrid grid, int unit, int digit, int cell) {
    int first = first(grid, unit, digit);
    return first == cell ? second(grid, unit, digit) : first;
  }
}
