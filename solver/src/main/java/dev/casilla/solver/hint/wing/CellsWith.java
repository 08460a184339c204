package dev.casilla.solver.hint.wing;

import dev.casilla.solver.Digits;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.CellSet;
import dev.casilla.solver.hint.grid.MutableCellSet;

/** Gathers cells by the number of their candidates. Stateless. */
final class CellsWith {
  private CellsWith() {}

  /** Sets {@code into} to the cells with {@code least} to {@code most} candidates. */
  static void candidates(CandidateGrid grid, int least, int most, MutableCellSet into) {
    into.clear();
    CellSet empty = grid.empty();
    for (int cell = empty.first(); cell != CellSet.NONE; cell = empty.next(cell)) {
      int count = Digits.count(grid.candidates(cell));
      if (count >= least && count <= most) {
        into.add(cell);
      }
    }
  }
}
