package dev.casilla.solver.hint.single;

import dev.casilla.solver.Digits;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.HintSink;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.TechniqueFinder;
import dev.casilla.solver.hint.grid.CandidateGrid;

/** Finds units with one empty cell: the missing digit goes there. Stateless. */
public final class FullHouseFinder implements TechniqueFinder {
  @Override
  public Technique technique() {
    return Technique.FULL_HOUSE;
  }

  @Override
  public boolean findAll(CandidateGrid grid, HintSink sink) {
    for (int unit = 0; unit < Units.COUNT; unit++) {
      int missing = grid.missing(unit);
      if (Digits.isSingle(missing)) {
        int digit = Digits.lowest(missing);
        if (HiddenSingleFinder.hasOnePlace(grid, unit, digit)
            && sink.take(HiddenSingleFinder.hint(technique(), grid, unit, digit))) {
          return true;
        }
      }
    }
    return false;
  }
}
