package dev.casilla.solver.hint.single;

import dev.casilla.solver.Digits;
import dev.casilla.solver.hint.HintBuilder;
import dev.casilla.solver.hint.HintSink;
import dev.casilla.solver.hint.Role;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.TechniqueFinder;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.CellSet;
import dev.casilla.solver.hint.grid.MutableCellSet;

/** Finds cells with one candidate left. Confined to one thread. */
public final class NakedSingleFinder implements TechniqueFinder {
  private final MutableCellSet only = new MutableCellSet();

  @Override
  public Technique technique() {
    return Technique.NAKED_SINGLE;
  }

  @Override
  public boolean findAll(CandidateGrid grid, HintSink sink) {
    CellSet empty = grid.empty();
    for (int cell = empty.first(); cell != CellSet.NONE; cell = empty.next(cell)) {
      int candidates = grid.candidates(cell);
      if (Digits.isSingle(candidates)) {
        int digit = Digits.lowest(candidates);
        HintBuilder hint =
            new HintBuilder(technique())
                .mark(Role.CAUSE, cell, digit)
                .lockedSet(only.clear().add(cell), candidates)
                .place(cell, digit);
        if (sink.take(hint.build())) {
          return true;
        }
      }
    }
    return false;
  }
}
