package dev.casilla.reader.candidate;

import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.geometry.Quad;
import dev.casilla.reader.ink.Blobs;
import java.util.Arrays;
import java.util.Optional;

/**
 * The convex hull of a piece of ink, and the quad that fills it best. Keeps its buffers; not safe
 * for use by several threads.
 *
 * <p>The piece's left ends make one chain of corners, its right ends another, both from top to
 * bottom; together they are the hull. Corners of the hull are few, so the quad is sought by trying
 * all its diagonals: on each side of a diagonal the farthest corner is best.
 */
final class ConvexHull {
  private final Chain left = new Chain(-1);
  private final Chain right = new Chain(1);
  private final EnclosingQuad enclosing = new EnclosingQuad();
  private double[] xs = new double[64];
  private double[] ys = new double[64];
  private int size;
  private final int[] corners = new int[4];

  /** Takes the hull of one of the pieces. */
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

  /** The largest quad between corners of the hull, upright; empty if there are not four. */
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

  /** The quad that the hull's longest sides make; empty if they make none. */
  Optional<Quad> enclosingQuad() {
    return enclosing.around(xs, ys, size);
  }

  /** The corner from {@code from} up to {@code to}, around the end, farthest off the line a–c. */
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

  /** Twice the area of the triangle of three corners, with a sign. */
  private double height(int a, int c, int corner) {
    return (xs[c] - xs[a]) * (ys[corner] - ys[a]) - (ys[c] - ys[a]) * (xs[corner] - xs[a]);
  }

  private Point at(int corner) {
    return new Point(xs[corner], ys[corner]);
  }

  /** Corners from top to bottom, each turning the same way. */
  private static final class Chain {
    private final int side;
    private double[] xs = new double[64];
    private double[] ys = new double[64];
    private int size;

    Chain(int side) {
      this.side = side;
    }

    void push(double x, double y) {
      while (size > 1 && !standsOut(x, y)) {
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

    /** Whether the last corner still sticks out if this comes after it. */
    private boolean standsOut(double x, double y) {
      double stepX = xs[size - 1] - xs[size - 2];
      double stepY = ys[size - 1] - ys[size - 2];
      double turn = stepX * (y - ys[size - 1]) - stepY * (x - xs[size - 1]);
      return turn * side > 0;
    }
  }
}
