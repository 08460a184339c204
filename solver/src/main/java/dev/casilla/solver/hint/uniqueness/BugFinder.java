package dev.casilla.solver.hint.uniqueness;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.HintBuilder;
import dev.casilla.solver.hint.HintSink;
import dev.casilla.solver.hint.Role;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.TechniqueFinder;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.CellSet;

/**
 * Finds BUG+1: all empty cells have two candidates but one, which has three. Without one of these
 * three, every missing digit of a unit would have two places: so that one is true. Stateless.
 */
public final class BugFinder implements TechniqueFinder {
  @Override
  public Technique technique() {
    return Technique.BUG_PLUS_ONE;
  }

  @Override
  public boolean findAll(CandidateGrid grid, HintSink sink) {
    int odd = oddCell(grid);
    if (odd == CellSet.NONE) {
      return false;
    }
    for (int rest = grid.candidates(odd); rest != 0; rest = Digits.withoutLowest(rest)) {
      int fin = Digits.lowest(rest);
      if (isDeadlyWithout(grid, odd, fin)) {
        return sink.take(hint(grid, odd, fin));
      }
    }
    return false;
  }

  /** The only cell with more than two candidates if it has three, else none. */
  private static int oddCell(CandidateGrid grid) {
    int odd = CellSet.NONE;
    for (int cell = grid.empty().first(); cell != CellSet.NONE; cell = grid.empty().next(cell)) {
      int count = Digits.count(grid.candidates(cell));
      if (count == 3 && odd == CellSet.NONE) {
        odd = cell;
      } else if (count != 2) {
        return CellSet.NONE;
      }
    }
    return odd;
  }

  private static boolean isDeadlyWithout(CandidateGrid grid, int odd, int fin) {
    for (int unit = 0; unit < Units.COUNT; unit++) {
      boolean isOfOdd = unit == Units.of(odd, unit / Cells.SIDE);
      for (int rest = grid.missing(unit); rest != 0; rest = Digits.withoutLowest(rest)) {
        int digit = Digits.lowest(rest);
        int extra = isOfOdd && digit == fin ? 1 : 0;
        if (Integer.bitCount(grid.places(unit, digit)) != 2 + extra) {
          return false;
        }
      }
    }
    return true;
  }

  private static Hint hint(CandidateGrid grid, int odd, int fin) {
    HintBuilder hint = new HintBuilder(Technique.BUG_PLUS_ONE).mark(Role.FIN, odd, fin);
    int others = grid.candidates(odd) & ~Digits.only(fin);
    for (int cell = grid.empty().first(); cell != CellSet.NONE; cell = grid.empty().next(cell)) {
      hint.markDigits(Role.CAUSE, cell, cell == odd ? others : grid.candidates(cell));
    }
    return hint.eliminateDigits(odd, others).build();
  }
}
