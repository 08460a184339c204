package dev.casilla.reader.vision;

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

  /** How much of a step is what was just measured; the rest is what it was before. */
  private static final double NEWS = 0.5;

  private final int[] spots = new int[SIDE * SIDE];
  private final Point[] across = new Point[SIDE * SIDE];
  private final Point[] down = new Point[SIDE * SIDE];
  private final int[] queue = new int[SIDE * SIDE];
  private int[] taken = new int[256];
  private int size;
  private int lattices;

  CellLattice() {
    Point nowhere = new Point(0, 0);
    Arrays.fill(across, nowhere);
    Arrays.fill(down, nowhere);
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
    Point centre = all.centre(first);
    Point step = stepFrom(all, first);
    Point turned = step.quarterTurn();
    int below =
        all.nearest(centre.x() + turned.x(), centre.y() + turned.y(), 0.6 * turned.length(), first);
    if (step.length() == 0 || below == NONE) {
      return;
    }
    put(first, MAX_REACH * SIDE + MAX_REACH, step, all.centre(below).minus(centre));
    for (int i = 0; i < size; i++) {
      extend(all, queue[i]);
    }
  }

  /** To the nearest spot, named so that it goes to the right more than up or down. */
  private static Point stepFrom(CellSpots all, int spot) {
    Point centre = all.centre(spot);
    int neighbour = all.nearest(centre.x(), centre.y(), 1.8 * all.side(spot), spot);
    if (neighbour == NONE) {
      return new Point(0, 0);
    }
    Point step = all.centre(neighbour).minus(centre);
    while (step.x() < Math.abs(step.y())) {
      step = step.quarterTurn();
    }
    return step;
  }

  private void put(int spot, int at, Point stepAcross, Point stepDown) {
    spots[at] = spot;
    taken[spot] = lattices;
    across[at] = stepAcross;
    down[at] = stepDown;
    queue[size++] = at;
  }

  private void extend(CellSpots all, int at) {
    int row = at / SIDE;
    int column = at % SIDE;
    if (row == 0 || row == SIDE - 1 || column == 0 || column == SIDE - 1) {
      return;
    }
    tryStep(all, at, at + 1);
    tryStep(all, at, at - 1);
    tryStep(all, at, at + SIDE);
    tryStep(all, at, at - SIDE);
  }

  private void tryStep(CellSpots all, int from, int to) {
    if (spots[to] != NONE) {
      return;
    }
    boolean isAcross = Math.abs(to - from) == 1;
    int sign = Integer.signum(to - from);
    Point step = (isAcross ? across : down)[from].times(sign);
    Point centre = all.centre(spots[from]);
    Point expected = centre.plus(step);
    double radius = TOLERANCE * step.length();
    int spot = all.nearest(expected.x(), expected.y(), radius, spots[from]);
    if (spot != NONE && taken[spot] != lattices) {
      Point measured = all.centre(spot).minus(centre).times(sign * NEWS);
      Point news = measured.plus(step.times(sign * (1 - NEWS)));
      put(spot, to, isAcross ? news : across[from], isAcross ? down[from] : news);
    }
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
