package dev.casilla.reader.candidate;

import java.util.Arrays;

/**
 * Groups cell spots into a lattice of rows and columns. The lattice grows from one spot and two
 * basis steps, one along its row and one along its column. Each spot passes on the steps as
 * measured at its position, so the lattice follows perspective and bent paper. Reuses its buffers;
 * not thread-safe.
 */
final class CellLattice {
  /**
   * Rows and columns between the first spot and any other: a grid needs 8, a table may be larger.
   */
  private static final int MAX_REACH = 12;

  private static final int SIDE = 2 * MAX_REACH + 1;
  private static final int NONE = -1;

  /** Tolerance for the position of a spot, in steps. */
  private static final double TOLERANCE = 0.3;

  /** Longest step: it skips one missing spot. */
  private static final int MAX_STEPS = 2;

  /** Weight of the latest measurement in the updated step. */
  private static final double NEW_STEP_WEIGHT = 0.5;

  private final int[] spots = new int[SIDE * SIDE];
  private final Steps across = new Steps();
  private final Steps down = new Steps();
  private final int[] queue = new int[SIDE * SIDE];
  private int[] taken = new int[256];
  private int size;
  private int lattices;

  /**
   * The step at each lattice position; primitive arrays, because point objects would be garbage.
   */
  private static final class Steps {
    private final double[] xs = new double[SIDE * SIDE];
    private final double[] ys = new double[SIDE * SIDE];

    void set(int at, double x, double y) {
      xs[at] = x;
      ys[at] = y;
    }

    void copy(int from, int to) {
      set(to, xs[from], ys[from]);
    }
  }

  /** Marks all spots as free. */
  void begin(CellSpots all) {
    lattices = 0;
    if (taken.length < all.count()) {
      taken = new int[Math.max(all.count(), taken.length * 2)];
    }
    Arrays.fill(taken, 0, all.count(), 0);
  }

  boolean isTaken(int spot) {
    return taken[spot] != 0;
  }

  /** Grows a lattice from this spot; it may consist of this spot alone. */
  void grow(CellSpots all, int first) {
    Arrays.fill(spots, NONE);
    size = 0;
    lattices++;
    int neighbour = all.nearest(all.x(first), all.y(first), 1.8 * all.side(first), first);
    if (neighbour == NONE) {
      return;
    }
    double x = all.x(neighbour) - all.x(first);
    double y = all.y(neighbour) - all.y(first);
    // Rotate so that the row direction is the more horizontal one.
    while (x < Math.abs(y)) {
      double before = x;
      x = -y;
      y = before;
    }
    double reach = 0.6 * Math.sqrt(x * x + y * y);
    int below = all.nearest(all.x(first) - y, all.y(first) + x, reach, first);
    if (below != NONE) {
      int middle = MAX_REACH * SIDE + MAX_REACH;
      across.set(middle, x, y);
      down.set(middle, all.x(below) - all.x(first), all.y(below) - all.y(first));
      put(first, middle);
      for (int i = 0; i < size; i++) {
        extend(all, queue[i]);
      }
    }
  }

  private void put(int spot, int at) {
    spots[at] = spot;
    taken[spot] = lattices;
    queue[size++] = at;
  }

  private void extend(CellSpots all, int at) {
    int row = at / SIDE;
    int column = at % SIDE;
    extend(all, at, 1, SIDE - 1 - column);
    extend(all, at, -1, column);
    extend(all, at, SIDE, SIDE - 1 - row);
    extend(all, at, -SIDE, row);
  }

  /** Adds the neighbour, or the next spot if a digit or a pen splits the neighbour. */
  private void extend(CellSpots all, int at, int direction, int room) {
    for (int steps = 1; steps <= Math.min(MAX_STEPS, room); steps++) {
      if (spots[at + steps * direction] != NONE || tryStep(all, at, direction, steps)) {
        return;
      }
    }
  }

  private boolean tryStep(CellSpots all, int from, int direction, int steps) {
    Steps along = Math.abs(direction) == 1 ? across : down;
    int sign = Integer.signum(direction) * steps;
    double x = sign * along.xs[from];
    double y = sign * along.ys[from];
    double startX = all.x(spots[from]);
    double startY = all.y(spots[from]);
    double radius = TOLERANCE * Math.sqrt(x * x + y * y) / steps;
    int spot = all.nearest(startX + x, startY + y, radius, spots[from]);
    if (spot == NONE || taken[spot] == lattices) {
      return false;
    }
    int to = from + steps * direction;
    across.copy(from, to);
    down.copy(from, to);
    along.set(
        to,
        (NEW_STEP_WEIGHT * (all.x(spot) - startX) + (1 - NEW_STEP_WEIGHT) * x) / sign,
        (NEW_STEP_WEIGHT * (all.y(spot) - startY) + (1 - NEW_STEP_WEIGHT) * y) / sign);
    put(spot, to);
    return true;
  }

  /** Frees the spots of this lattice, so that another start may collect more. */
  void release() {
    for (int i = 0; i < size; i++) {
      taken[spots[queue[i]]] = 0;
    }
  }

  /** The number of spots in the lattice. */
  int size() {
    return size;
  }

  /** The number of rows and of columns of the lattice array; most border positions are empty. */
  static int span() {
    return SIDE;
  }

  /** The spot at this position, or -1. */
  int spotAt(int row, int column) {
    return spots[row * SIDE + column];
  }
}
