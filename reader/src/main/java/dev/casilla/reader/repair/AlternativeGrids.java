package dev.casilla.reader.repair;

import dev.casilla.reader.reading.BoardReading;
import dev.casilla.reader.reading.CellContent;
import dev.casilla.reader.reading.CellReading;
import dev.casilla.solver.Cells;

/**
 * Enumerates the grids that a reading may show, most likely first: the grid as read, then grids
 * with changed cells. Reuses its buffers; not thread-safe.
 *
 * <p>The cost of a change is the logarithm of how much less likely it makes the grid.
 */
/*
 * Confident cells are changed too if the alternative is at least a thousandth as likely. A certain
 * solution must be 200 times as likely as all others together, which requires the others to be
 * enumerated. Grids with such a change add to the likelihood of their solution, but are never
 * shown.
 */
final class AlternativeGrids {
  /** Maximum sets of changes that are tried. */
  static final int MAX_GRIDS = 4000;

  /** Maximum cost of a change: odds of about one in a thousand. */
  private static final double MAX_CHANGE_COST = 7;

  private static final int MAX_CHANGES = CheapestSubsets.MAX_ITEMS;

  private final byte[] read = new byte[Cells.COUNT];
  private final int[] cells = new int[MAX_CHANGES];
  private final byte[] digits = new byte[MAX_CHANGES];
  private final double[] costs = new double[MAX_CHANGES];
  private final CheapestSubsets sets = new CheapestSubsets(MAX_GRIDS);
  private final boolean[] isConfident = new boolean[Cells.COUNT];
  private int changes;
  private int triedSets;
  private boolean changesConfidentCell;

  /** Restarts with this reading. */
  void begin(BoardReading reading) {
    changes = 0;
    triedSets = 0;
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      CellReading seen = reading.cell(cell);
      isConfident[cell] = !seen.isDoubtful();
      read[cell] = (byte) (seen.content() == CellContent.GIVEN ? seen.digit() : 0);
      double readLogProbability = Math.log(reading.givenProbability(cell, read[cell]));
      for (int digit = 0; digit <= Cells.SIDE; digit++) {
        double cost = readLogProbability - Math.log(reading.givenProbability(cell, digit));
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

  /**
   * Writes the next most likely grid as 81 digits, 0 for empty. Returns false if there are no more.
   */
  boolean next(byte[] grid) {
    while (triedSets < MAX_GRIDS) {
      triedSets++;
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

  /** Applies all changes of the set. Returns false if two of them change the same cell. */
  private boolean apply(long set, byte[] grid) {
    System.arraycopy(read, 0, grid, 0, read.length);
    changesConfidentCell = false;
    for (long left = set; left != 0; left &= left - 1) {
      int change = Long.numberOfTrailingZeros(left);
      int cell = cells[change];
      if (grid[cell] != read[cell]) {
        return false;
      }
      grid[cell] = digits[change];
      changesConfidentCell |= isConfident[cell];
    }
    return true;
  }

  /** Returns whether the last grid changes a cell that was read with confidence. */
  boolean changesConfidentCell() {
    return changesConfidentCell;
  }

  /**
   * Returns how much less likely the last grid is than the grid as read, as a natural logarithm.
   */
  double cost() {
    return sets.cost();
  }
}
