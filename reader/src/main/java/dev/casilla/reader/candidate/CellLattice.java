package dev.casilla.reader.candidate;

import java.util.Arrays;

/**
 * Spots that lie in rows and columns. Grows from one spot and two steps, to the neighbour in its
 * row and to the one in its column; each spot passes on the steps as they are where it lies, so
 * that the lattice follows perspective and bent paper. Keeps its buffers; not safe for use by
 * several threads.
 */
final class CellLattice {
  /** Rows and columns from the first spot to any other: a grid has 8, a table may go on. */
  private static final int MAX_REACH = 12;

  private static final int SIDE = 2 * MAX_REACH + 1;
  private static final int NONE = -1;

  /** A spot may be off where it is expected by this part of a step. */
  private static final double TOLERANCE = 0.3;

  /** Steps across spots that are missing, and one more. */
  private static final int MAX_STEPS = 2;

  /** How much of a step is what was just measured; the rest is what it was before. */
  private static final double NEWS = 0.5;

  private final int[] spots = new int[SIDE * SIDE];
  private final Steps across = new Steps();
  private final Steps down = new Steps();
  private final int[] queue = new int[SIDE * SIDE];
  private int[] taken = new int[256];
  private int size;
  private int lattices;

  /** From each spot of the lattice to its neighbour; numbers, as points would be garbage. */
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

  /** Forgets which spots belong to a lattice already. */
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

  /** Grows a lattice from this spot, which may stay alone in it. */
  void grow(CellSpots all, int first) {
    Arrays.fill(spots, NONE);
    size = 0;
    lattices++;
    int beside = all.nearest(all.x(first), all.y(first), 1.8 * all.side(first), first);
    if (beside == NONE) {
      return;
    }
    double x = all.x(beside) - all.x(first);
    double y = all.y(beside) - all.y(first);
    // Named so that it goes to the right more than up or down.
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

  /** To the neighbour, or across it to the next one where a digit or a pen breaks it up. */
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
        (NEWS * (all.x(spot) - startX) + (1 - NEWS) * x) / sign,
        (NEWS * (all.y(spot) - startY) + (1 - NEWS) * y) / sign);
    put(spot, to);
    return true;
  }

  /** Lets the lattice's spots grow into others again, from where they may find more. */
  void release() {
    for (int i = 0; i < size; i++) {
      taken[spots[queue[i]]] = 0;
    }
  }

  /** How many spots the lattice has. */
  int size() {
    return size;
  }

  /** The lattice's rows and columns run from 0 to below this; some at the rim have no spots. */
  static int span() {
    return SIDE;
  }

  /** The spot there, or -1. */
  int spotAt(int row, int column) {
    return spots[row * SIDE + column];
  }
}
