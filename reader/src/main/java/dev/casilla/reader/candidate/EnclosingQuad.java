package dev.casilla.reader.candidate;

import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.geometry.Quad;
import java.util.Optional;

/**
 * The quad around a convex polygon that its longest sides form. Reuses its buffers; not
 * thread-safe.
 *
 * <p>Removes sides one by one, each time the one whose removal adds the least area; its neighbours
 * are extended until they meet. So short sides go first, such as those at a corner that is hidden,
 * rounded, or cut off because a grid has no outer border. The four sides that remain are those that
 * a person would see as the outline.
 */
final class EnclosingQuad {
  private static final int SIDES = 4;

  private double[] xs = new double[64];
  private double[] ys = new double[64];
  private int size;

  /** Intersection of the neighbours of the side that was tested last. */
  private double meetX;

  private double meetY;

  /** Returns the quad, if there is one; the corners of the polygon are in clockwise order. */
  Optional<Quad> around(double[] cornerXs, double[] cornerYs, int corners) {
    if (corners < SIDES) {
      return Optional.empty();
    }
    if (xs.length < corners) {
      xs = new double[2 * corners];
      ys = new double[2 * corners];
    }
    System.arraycopy(cornerXs, 0, xs, 0, corners);
    System.arraycopy(cornerYs, 0, ys, 0, corners);
    size = corners;
    while (size > SIDES) {
      int cheapest = cheapestSide();
      if (cheapest < 0) {
        return Optional.empty();
      }
      removeSide(cheapest);
    }
    return Optional.of(new Quad(at(0), at(1), at(2), at(3)).upright());
  }

  private Point at(int i) {
    return new Point(xs[i], ys[i]);
  }

  /**
   * The side, numbered by its first corner, whose removal adds the least area; -1 if none can be
   * removed.
   */
  private int cheapestSide() {
    double least = Double.MAX_VALUE;
    int cheapest = -1;
    for (int side = 0; side < size; side++) {
      double grown = areaWithout(side);
      if (grown < least) {
        least = grown;
        cheapest = side;
      }
    }
    return cheapest;
  }

  /** Twice the area that the removal of this side adds; infinite if its neighbours never meet. */
  private double areaWithout(int side) {
    int before = (side + size - 1) % size;
    int next = (side + 1) % size;
    int after = (side + 2) % size;
    double firstX = xs[side] - xs[before];
    double firstY = ys[side] - ys[before];
    double secondX = xs[next] - xs[after];
    double secondY = ys[next] - ys[after];
    double sideX = xs[next] - xs[side];
    double sideY = ys[next] - ys[side];
    double cross = firstX * secondY - firstY * secondX;
    double firstFar = (sideX * secondY - sideY * secondX) / cross;
    double secondFar = (sideX * firstY - sideY * firstX) / cross;
    if (!(firstFar >= 0 && secondFar >= 0)) {
      return Double.POSITIVE_INFINITY;
    }
    meetX = xs[side] + firstFar * firstX;
    meetY = ys[side] + firstFar * firstY;
    return Math.abs(sideX * (meetY - ys[side]) - sideY * (meetX - xs[side]));
  }

  private void removeSide(int side) {
    areaWithout(side);
    int next = (side + 1) % size;
    xs[side] = meetX;
    ys[side] = meetY;
    System.arraycopy(xs, next + 1, xs, next, size - next - 1);
    System.arraycopy(ys, next + 1, ys, next, size - next - 1);
    size--;
  }
}
