package dev.casilla.reader.candidate;

import java.util.Arrays;

/**
 * Paper components that may be cells, with a spatial index. Reuses its buffers; not thread-safe.
 *
 * <p>The image is divided into square buckets of {@value #BUCKET_PIXELS} pixels, each with a linked
 * list of its spots.
 */
final class CellSpots {
  private static final int BUCKET_PIXELS = 32;
  private static final int NONE = -1;

  /** Initial capacity: more than any page needs. */
  private static final int INITIAL_CAPACITY = 2048;

  private int count;
  private double[] xs = new double[INITIAL_CAPACITY];
  private double[] ys = new double[INITIAL_CAPACITY];
  private double[] sides = new double[INITIAL_CAPACITY];
  private int[] next = new int[INITIAL_CAPACITY];
  private int[] heads = new int[0];
  private int columns;
  private int rows;

  /** Removes all spots and sets the image size. */
  void clear(int width, int height) {
    count = 0;
    columns = width / BUCKET_PIXELS + 1;
    rows = height / BUCKET_PIXELS + 1;
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
    int square = (int) y / BUCKET_PIXELS * columns + (int) x / BUCKET_PIXELS;
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

  /** The size of the spot: the mean of its width and height. */
  double side(int spot) {
    return sides[spot];
  }

  /**
   * Whether two spots are similar enough in size to be cells of one grid, with or without digits.
   */
  boolean areAlike(int a, int b) {
    return sides[a] < 1.4 * sides[b] && sides[b] < 1.4 * sides[a];
  }

  /**
   * The nearest spot within the radius that is similar in size to the spot {@code alike}, or -1.
   */
  int nearest(double x, double y, double radius, int alike) {
    int best = NONE;
    double nearest = radius * radius;
    int right = Math.min(columns - 1, (int) (x + radius) / BUCKET_PIXELS);
    int bottom = Math.min(rows - 1, (int) (y + radius) / BUCKET_PIXELS);
    for (int row = Math.max(0, (int) (y - radius) / BUCKET_PIXELS); row <= bottom; row++) {
      for (int column = Math.max(0, (int) (x - radius) / BUCKET_PIXELS);
          column <= right;
          column++) {
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
