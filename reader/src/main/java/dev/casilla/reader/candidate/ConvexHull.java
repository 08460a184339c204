package dev.casilla.reader.candidate;

import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.geometry.Quad;
import dev.casilla.reader.ink.Blobs;
import java.util.Arrays;
import java.util.Optional;

/**
 * The convex hull of an ink component, and the quad that fits it best. Reuses its buffers; not
 * thread-safe.
 *
 * <p>The left ends of the rows form one monotone chain, the right ends another. The hull has few
 * corners, so the largest quad is found by trying all diagonals: on each side of a diagonal, the
 * farthest corner is the best.
 */
final class ConvexHull {
  private final Chain left = new Chain(-1);
  private final Chain right = new Chain(1);
  private final EnclosingQuad enclosing = new EnclosingQuad();
  private double[] xs = new double[64];
  private double[] ys = new double[64];
  private int size;
  private final int[] corners = new int[4];

  /** Computes the hull of one component. */
  void enclose(Blobs blobs, int blob) {
    left.size = 0;
    right.size = 0;
    Blobs.Box box = blobs.box(blob);
    for (int y = box.top; y < box.bottom; y++) {
      addRow(blobs, blob, y);
    }
    size = 0;
    for (int i = 0; i < right.size; i++) {
      add(right.xs[i], right.ys[i]);
    }
    for (int i = left.size - 1; i >= 0; i--) {
      add(left.xs[i], left.ys[i]);
    }
  }

  private void addRow(Blobs blobs, int blob, int y) {
    int start = Integer.MAX_VALUE;
    int end = -1;
    for (int run = blobs.firstRun(y); run < blobs.firstRun(y + 1); run++) {
      if (blobs.blobOf(run) == blob) {
        start = Math.min(start, blobs.start(run));
        end = Math.max(end, blobs.end(run));
      }
    }
    if (end >= 0) {
      left.push(start, y + 0.5);
      right.push(end, y + 0.5);
    }
  }

  private void add(double x, double y) {
    if (size == xs.length) {
      xs = Arrays.copyOf(xs, size * 2);
      ys = Arrays.copyOf(ys, size * 2);
    }
    xs[size] = x;
    ys[size] = y;
    size++;
  }

  /**
   * The largest quad whose corners are corners of the hull, upright; empty if there are fewer than
   * four.
   */
  Optional<Quad> largestQuad() {
    double best = 0;
    for (int a = 0; a < size; a++) {
      for (int c = a + 2; c < size; c++) {
        int b = farthest(a, c, a + 1, c);
        int d = farthest(a, c, c + 1, a + size);
        double area = Math.abs(height(a, c, b)) + Math.abs(height(a, c, d));
        if (area > best && b != a && d != a) {
          best = area;
          corners[0] = a;
          corners[1] = b;
          corners[2] = c;
          corners[3] = d;
        }
      }
    }
    return best == 0
        ? Optional.empty()
        : Optional.of(
            new Quad(at(corners[0]), at(corners[1]), at(corners[2]), at(corners[3])).upright());
  }

  /** The quad formed by the longest sides of the hull; empty if they form none. */
  Optional<Quad> enclosingQuad() {
    return enclosing.around(xs, ys, size);
  }

  /**
   * Among the corners from {@code from} to {@code to} (exclusive, cyclic), the farthest from line
   * a–c.
   */
  private int farthest(int a, int c, int from, int to) {
    int best = a;
    for (int i = from; i < to; i++) {
      int corner = i < size ? i : i - size;
      if (Math.abs(height(a, c, corner)) > Math.abs(height(a, c, best))) {
        best = corner;
      }
    }
    return best;
  }

  /** Twice the signed area of the triangle of three corners. */
  private double height(int a, int c, int corner) {
    return (xs[c] - xs[a]) * (ys[corner] - ys[a]) - (ys[c] - ys[a]) * (xs[corner] - xs[a]);
  }

  private Point at(int corner) {
    return new Point(xs[corner], ys[corner]);
  }

  /** A monotone chain of corners from top to bottom. */
  private static final class Chain {
    private final int side;
    private double[] xs = new double[64];
    private double[] ys = new double[64];
    private int size;

    Chain(int side) {
      this.side = side;
    }

    void push(double x, double y) {
      while (size > 1 && !isLastConvexBefore(x, y)) {
        size--;
      }
      if (size == xs.length) {
        xs = Arrays.copyOf(xs, size * 2);
        ys = Arrays.copyOf(ys, size * 2);
      }
      xs[size] = x;
      ys[size] = y;
      size++;
    }

    /** Whether the last corner is still convex if this point follows it. */
    private boolean isLastConvexBefore(double x, double y) {
      double stepX = xs[size - 1] - xs[size - 2];
      double stepY = ys[size - 1] - ys[size - 2];
      double turn = stepX * (y - ys[size - 1]) - stepY * (x - xs[size - 1]);
      return turn * side > 0;
    }
  }
}
