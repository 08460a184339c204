package dev.casilla.solver.hint.single;

import dev.casilla.solver.Digits;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.HintBuilder;
import dev.casilla.solver.hint.HintSink;
import dev.casilla.solver.hint.Role;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.TechniqueFinder;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.CellSets;

/**
 * Finds digits with one place left in a unit; blocks first, since there they are easiest to see.
 * Stateless.
 */
public final class HiddenSingleFinder implements TechniqueFinder {
  @Override
  public Technique technique() {
    return Technique.HIDDEN_SINGLE;
  }

  @Override
  public boolean findAll(CandidateGrid grid, HintSink sink) {
    for (int unit = Units.COUNT - 1; unit >= 0; unit--) {
      for (int rest = grid.missing(unit); rest != 0; rest = Digits.withoutLowest(rest)) {
        int digit = Digits.lowest(rest);
        if (hasOnePlace(grid, unit, digit) && sink.take(hint(technique(), grid, unit, digit))) {
          return true;
        }
      }
    }
    return false;
  }

  static boolean hasOnePlace(CandidateGrid grid, int unit, int digit) {
    int places = grid.places(unit, digit);
    return places != 0 && (places & (places - 1)) == 0;
  }

  /** The hint that {@code digit} goes to its one place in {@code unit}. */
  static Hint hint(Technique technique, CandidateGrid grid, int unit, int digit) {
    int cell = CellSets.cellAt(unit, grid.places(unit, digit));
    return new HintBuilder(technique)
        .unit(unit)
        .mark(Role.CAUSE, cell, digit)
        .place(cell, digit)
        .build();
  }
}
