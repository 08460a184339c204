package dev.casilla.solver.rating.difficulty;

import dev.casilla.solver.Digits;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.CellSets;
import dev.casilla.solver.rating.difficulty.stage.Stage;

/**
 * A hidden pair or triple that leaves another digit one place in the unit, where it is written at
 * once. Confined to one thread.
 */
final class DirectSubsetStage implements Stage {
  private final int size;
  private final int difficulty;

  DirectSubsetStage(int size, int difficulty) {
    this.size = size;
    this.difficulty = difficulty;
  }

  @Override
  public int advance(CandidateGrid grid, int reached) {
    for (int unit = 0; unit < Units.COUNT; unit++) {
      int eligible = eligible(grid, unit);
      if (Digits.count(eligible) >= size && choose(grid, unit, eligible, Digits.NONE, 0)) {
        return difficulty;
      }
    }
    return NOTHING;
  }

  /** The digits with few enough places in {@code unit}; none if it has no others. */
  private int eligible(CandidateGrid grid, int unit) {
    int eligible = Digits.NONE;
    int missing = grid.missing(unit);
    for (int rest = missing; rest != 0; rest = Digits.withoutLowest(rest)) {
      int digit = Digits.lowest(rest);
      boolean hasFew = Integer.bitCount(grid.places(unit, digit)) <= size;
      eligible |= hasFew ? Digits.only(digit) : Digits.NONE;
    }
    return Digits.count(missing) > size ? eligible : Digits.NONE;
  }

  /** Chooses one more digit of {@code eligible}, while there are not too many places. */
  private boolean choose(CandidateGrid grid, int unit, int eligible, int chosen, int places) {
    if (Digits.count(chosen) == size) {
      return placeOutside(grid, unit, chosen, places);
    }
    for (int rest = eligible; rest != 0; rest = Digits.withoutLowest(rest)) {
      int digit = Digits.lowest(rest);
      int union = places | grid.places(unit, digit);
      int more = Digits.withoutLowest(rest);
      if (Integer.bitCount(union) <= size
          && choose(grid, unit, more, chosen | Digits.only(digit), union)) {
        return true;
      }
    }
    return false;
  }

  private static boolean placeOutside(CandidateGrid grid, int unit, int chosen, int places) {
    int others = grid.missing(unit) & ~chosen;
    for (int rest = others; rest != 0; rest = Digits.withoutLowest(rest)) {
      int digit = Digits.lowest(rest);
      int left = grid.places(unit, digit) & ~places;
      if (Digits.isSingle(left)) {
        grid.place(CellSets.cellAt(unit, left), digit);
        return true;
      }
    }
    return false;
  }
}
