package dev.casilla.solver.rating.difficulty;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.CellSets;

/** Writes all singles of one kind; answers whether there is one. Stateless. */
final class Singles {
  private Singles() {}

  static boolean placeInBlocks(CandidateGrid grid) {
    return placeHidden(grid, Units.block(0), Units.COUNT);
  }

  static boolean placeInLines(CandidateGrid grid) {
    return placeHidden(grid, 0, Units.block(0));
  }

  static boolean placeNaked(CandidateGrid grid) {
    boolean isFound = false;
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      int candidates = grid.candidates(cell);
      if (Digits.isSingle(candidates)) {
        grid.place(cell, Digits.lowest(candidates));
        isFound = true;
      }
    }
    return isFound;
  }

  private static boolean placeHidden(CandidateGrid grid, int from, int to) {
    boolean isFound = false;
    for (int unit = from; unit < to; unit++) {
      for (int rest = grid.missing(unit); rest != 0; rest = Digits.withoutLowest(rest)) {
        int digit = Digits.lowest(rest);
        int places = grid.places(unit, digit);
        if (Digits.isSingle(places)) {
          grid.place(CellSets.cellAt(unit, places), digit);
          isFound = true;
        }
      }
    }
    return isFound;
  }
}
