package dev.casilla.solver.hint.subset;

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
 * Finds as many digits as they have places together in a unit: the other candidates of those cells
 * go. Confined to one thread.
 */
public final class HiddenSubsetFinder implements TechniqueFinder {
  private final Technique technique;
  private final int size;

  /** A finder for a hidden pair, triple or quadruple. */
  public HiddenSubsetFinder(Technique technique) {
    this.technique = technique;
    this.size =
        switch (technique) {
          case HIDDEN_PAIR -> 2;
          case HIDDEN_TRIPLE -> 3;
          case HIDDEN_QUADRUPLE -> 4;
          default -> throw new IllegalArgumentException("no hidden subset: " + technique);
        };
  }

  @Override
  public Technique technique() {
    return technique;
  }

  @Override
  public boolean findAll(CandidateGrid grid, HintSink sink) {
    for (int unit = 0; unit < Units.COUNT; unit++) {
      if (Digits.count(grid.missing(unit)) > size) {
        int eligible = eligible(grid, unit);
        if (Digits.count(eligible) >= size && choose(grid, unit, eligible, Digits.NONE, 0, sink)) {
          return true;
        }
      }
    }
    return false;
  }

  /** The digits with few enough places in {@code unit}, but more than one. */
  private int eligible(CandidateGrid grid, int unit) {
    int eligible = Digits.NONE;
    for (int rest = grid.missing(unit); rest != 0; rest = Digits.withoutLowest(rest)) {
      int digit = Digits.lowest(rest);
      int count = Integer.bitCount(grid.places(unit, digit));
      eligible |= count > 1 && count <= size ? Digits.only(digit) : Digits.NONE;
    }
    return eligible;
  }

  /** Chooses one more digit of {@code eligible}, while there are not too many places. */
  private boolean choose(
      CandidateGrid grid, int unit, int eligible, int chosen, int places, HintSink sink) {
    if (Digits.count(chosen) == size) {
      return report(grid, unit, chosen, places, sink);
    }
    for (int rest = eligible; rest != 0; rest = Digits.withoutLowest(rest)) {
      int digit = Digits.lowest(rest);
      int union = places | grid.places(unit, digit);
      int more = Digits.withoutLowest(rest);
      if (Integer.bitCount(union) <= size
          && choose(grid, unit, more, chosen | Digits.only(digit), union, sink)) {
        return true;
      }
    }
    return false;
  }

  private boolean report(CandidateGrid grid, int unit, int chosen, int places, HintSink sink) {
    for (int rest = places; rest != 0; rest &= rest - 1) {
      if ((grid.candidates(CellSets.cellAt(unit, rest)) & ~chosen) != 0) {
        return sink.take(hint(grid, unit, chosen, places));
      }
    }
    return false;
  }

  private Hint hint(CandidateGrid grid, int unit, int chosen, int places) {
    HintBuilder hint = new HintBuilder(technique).unit(unit);
    for (int rest = places; rest != 0; rest &= rest - 1) {
      int cell = CellSets.cellAt(unit, rest);
      hint.markDigits(Role.CAUSE, cell, grid.candidates(cell) & chosen);
      hint.eliminateDigits(cell, grid.candidates(cell) & ~chosen);
    }
    return hint.build();
  }
}
