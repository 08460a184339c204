package dev.casilla.solver.rating.difficulty;

import dev.casilla.solver.Digits;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.CellSet;
import dev.casilla.solver.hint.grid.CellSets;
import dev.casilla.solver.hint.grid.MutableCellSet;
import dev.casilla.solver.rating.difficulty.stage.Stage;

/**
 * Locked candidates that leave a digit one place in another unit, where it is written at once:
 * pointing first, then claiming. Confined to one thread.
 */
final class DirectLockingStage implements Stage {
  private static final int POINTING = 17;
  private static final int CLAIMING = 19;

  private final MutableCellSet places = new MutableCellSet();
  private final MutableCellSet removed = new MutableCellSet();
  private final MutableCellSet left = new MutableCellSet();

  @Override
  public int advance(CandidateGrid grid, int reached) {
    for (int unit = Units.block(0); unit < Units.COUNT; unit++) {
      if (findIn(grid, unit)) {
        return POINTING;
      }
    }
    for (int unit = 0; unit < Units.block(0); unit++) {
      if (findIn(grid, unit)) {
        return CLAIMING;
      }
    }
    return NOTHING;
  }

  private boolean findIn(CandidateGrid grid, int unit) {
    for (int rest = grid.missing(unit); rest != 0; rest = Digits.withoutLowest(rest)) {
      int digit = Digits.lowest(rest);
      int count = Integer.bitCount(grid.places(unit, digit));
      if ((count == 2 || count == 3) && placeAfter(grid, unit, digit)) {
        return true;
      }
    }
    return false;
  }

  private boolean placeAfter(CandidateGrid grid, int unit, int digit) {
    places.setToBoth(grid.cells(digit), CellSets.unit(unit));
    int first = places.first();
    for (int i = 0; i < Units.PER_CELL; i++) {
      int other = Units.of(first, i);
      if (other != unit && places.isWithin(CellSets.unit(other))) {
        removed.setToBoth(grid.cells(digit), CellSets.unit(other)).andNot(places);
        return placeWithout(grid, digit);
      }
    }
    return false;
  }

  /** Writes {@code digit} where it has one place in a unit, once it is removed. */
  private boolean placeWithout(CandidateGrid grid, int digit) {
    for (int cell = removed.first(); cell != CellSet.NONE; cell = removed.next(cell)) {
      for (int i = 0; i < Units.PER_CELL; i++) {
        left.setToBoth(grid.cells(digit), CellSets.unit(Units.of(cell, i))).andNot(removed);
        if (left.count() == 1) {
          grid.place(left.first(), digit);
          return true;
        }
      }
    }
    return false;
  }
}
