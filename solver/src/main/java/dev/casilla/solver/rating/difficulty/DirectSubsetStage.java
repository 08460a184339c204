package dev.casilla.solver.rating.difficulty;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.CellSets;

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
      if (Digits.count(grid.missing(unit)) > size && choose(grid, unit, 1, Digits.NONE, 0)) {
        return difficulty;
      }
    }
    return NOTHING;
  }

  /** Chooses one more digit, {@code digit} or higher, while there are not too many places. */
  private boolean choose(CandidateGrid grid, int unit, int digit, int chosen, int places) {
    if (Digits.count(chosen) == size) {
      return placeOutside(grid, unit, chosen, places);
    }
    for (int next = digit; next <= Cells.SIDE; next++) {
      int own = grid.places(unit, next);
      if (own != 0
          && Integer.bitCount(places | own) <= size
          && choose(grid, unit, next + 1, chosen | Digits.only(next), places | own)) {
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
