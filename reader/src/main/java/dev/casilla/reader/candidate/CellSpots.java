package dev.casilla.reader.candidate;

import java.util.Arrays;

/**
 * Pieces of paper that could be cells, and which of them lie near a place. Keeps its buffers; not
 * safe for use by several threads.
 *
 * <p>The picture is divided into squares of {@value #SQUARE} pixels, each with a list of the spots
 * in it, linked by their numbers.
 */
final class CellSpots {
  private static final int SQUARE = 32;
  private static final int NONE = -1;

  /** Spots for which there is room at first: more than any page has. */
  private static final int ROOM = 2048;

  private int count;
  private double[] xs = new double[ROOM];
  private double[] ys = new double[ROOM];
  private double[] sides = new double[ROOM];
  private int[] next = new int[ROOM];
  private int[] heads = new int[0];
  private int columns;
  private int rows;

  /** Forgets all spots, and makes room for those of a picture of this size. */
  void clear(int width, int height) {
    count = 0;
    columns = width / SQUARE + 1;
    rows = height / SQUARE + 1;
    if (heads.length < columns * rows) {
      heads = new int[columns * rows];
    }
    Arrays.fill(heads, 0, columns * rows, NONE);
  }

  void add(double x, double y, double side) {
    if (count == xs.length) {
      xs = Arrays.copyOf(xs, count * 2);
      ys = Arrays.copyOf(ys, count * 2);
      sides = Arrays.copyOf(sides, count * 2);
      next = Arrays.copyOf(next, count * 2);
    }
    xs[count] = x;
    ys[count] = y;
    sides[count] = side;
    int square = (int) y / SQUARE * columns + (int) x / SQUARE;
    next[count] = heads[square];
    heads[square] = count++;
  }

  int count() {
    return count;
  }

  double x(int spot) {
    return xs[spot];
  }

  double y(int spot) {
    return ys[spot];
  }

  /** How large the spot is: the mean of its width and its height. */
  double side(int spot) {
    return sides[spot];
  }

  /** Whether the two differ in size no more than cells of one grid do, digits in them or not. */
  boolean areAlike(int a, int b) {
    return sides[a] < 1.4 * sides[b] && sides[b] < 1.4 * sides[a];
  }

  /** The spot most like the other one whose centre is nearest to the place, or -1. */
  int nearest(double x, double y, double radius, int alike) {
    int best = NONE;
    double nearest = radius * radius;
    int right = Math.min(columns - 1, (int) (x + radius) / SQUARE);
    int bottom = Math.min(rows - 1, (int) (y + radius) / SQUARE);
    for (int row = Math.max(0, (int) (y - radius) / SQUARE); row <= bottom; row++) {
      for (int column = Math.max(0, (int) (x - radius) / SQUARE); column <= right; column++) {
        for (int i = heads[row * columns + column]; i != NONE; i = next[i]) {
          double distance = (xs[i] - x) * (xs[i] - x) + (ys[i] - y) * (ys[i] - y);
          if (distance < nearest && i != alike && areAlike(i, alike)) {
            nearest = distance;
            best = i;
          }
        }
      }
    }
    return best;
  }
}
