package dev.casilla.reader.repair;

import dev.casilla.reader.reading.BoardReading;
import dev.casilla.reader.reading.CellContent;
import dev.casilla.reader.reading.CellReading;
import dev.casilla.solver.Cells;

/**
 * All grids that a reading may be of, the likeliest first: what was read, and what comes of it by
 * changing cells. Keeps its buffers; not safe for use by several threads.
 *
 * <p>Each change has a cost: how much less likely it makes the grid, as a natural logarithm.
 */
/*
 * Cells that a person need not look at are changed, too, as far as that is at least a thousandth as
 * likely: what may be shown as certain has to be likelier than all else together by 200 to one, and
 * that can only be told of what was looked at. Grids with such a change are weighed, but never shown.
 */
final class AlternativeGrids {
  /** Grids that are looked at before giving up. */
  static final int MAX_GRIDS = 4000;

  /** Cost of a change from which on it is not looked at: odds of one in a thousand. */
  private static final double MAX_CHANGE_COST = 7;

  private static final int MAX_CHANGES = CheapestSubsets.MAX_ITEMS;

  private final byte[] read = new byte[Cells.COUNT];
  private final int[] cells = new int[MAX_CHANGES];
  private final byte[] digits = new byte[MAX_CHANGES];
  private final double[] costs = new double[MAX_CHANGES];
  private final CheapestSubsets sets = new CheapestSubsets(MAX_GRIDS);
  private final boolean[] isConfident = new boolean[Cells.COUNT];
  private int changes;
  private int tried;
  private boolean changesConfident;

  /** Begins anew with what was read. */
  void begin(BoardReading reading) {
    changes = 0;
    tried = 0;
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      CellReading seen = reading.cell(cell);
      isConfident[cell] = !seen.isDoubtful();
      read[cell] = (byte) (seen.content() == CellContent.GIVEN ? seen.digit() : 0);
      double here = Math.log(reading.givenProbability(cell, read[cell]));
      for (int digit = 0; digit <= Cells.SIDE; digit++) {
        double cost = here - Math.log(reading.givenProbability(cell, digit));
        if (digit != read[cell] && cost < MAX_CHANGE_COST) {
          insert(cell, (byte) digit, cost);
        }
      }
    }
    sets.begin(costs, changes);
  }

  /** Keeps the cheapest changes, sorted by cost. */
  private void insert(int cell, byte digit, double cost) {
    int at = changes;
    while (at > 0 && costs[at - 1] > cost) {
      at--;
    }
    if (at == MAX_CHANGES) {
      return;
    }
    int moved = Math.min(changes, MAX_CHANGES - 1) - at;
    System.arraycopy(cells, at, cells, at + 1, moved);
    System.arraycopy(digits, at, digits, at + 1, moved);
    System.arraycopy(costs, at, costs, at + 1, moved);
    cells[at] = cell;
    digits[at] = digit;
    costs[at] = cost;
    changes = Math.min(changes + 1, MAX_CHANGES);
  }

  /** Writes the next likely grid, 81 digits, 0 where there is none; false if there is no more. */
  boolean next(byte[] grid) {
    while (tried < MAX_GRIDS) {
      tried++;
      long set = sets.next();
      if (set == CheapestSubsets.NONE) {
        return false;
      }
      if (apply(set, grid)) {
        return true;
      }
    }
    return false;
  }

  /** Makes all changes of the set, unless there are two of one cell. */
  private boolean apply(long set, byte[] grid) {
    System.arraycopy(read, 0, grid, 0, read.length);
    changesConfident = false;
    for (long left = set; left != 0; left &= left - 1) {
      int change = Long.numberOfTrailingZeros(left);
      int cell = cells[change];
      if (grid[cell] != read[cell]) {
        return false;
      }
      grid[cell] = digits[change];
      changesConfident |= isConfident[cell];
    }
    return true;
  }

  /** Whether the last grid has another given in a cell that nobody has to look at. */
  boolean changesConfident() {
    return changesConfident;
  }

  /** How much less likely the last grid is than what was read, as a natural logarithm. */
  double cost() {
    return sets.cost();
  }
}
