package dev.casilla.reader.testing.camera;

import dev.casilla.reader.geometry.Point;
import java.util.Random;

/**
 * A lens that draws straight lines bent: the farther from the picture's middle, the more.
 *
 * @param middle of the picture, in pixels
 * @param reach from there to a corner
 * @param strength by which part a corner is moved: outwards as cushions bend, or, below 0, inwards
 *     as barrels do
 */
record LensDistortion(Point middle, double reach, double strength) {
  /** More than phones leave after their own correction, in the usual case. */
  private static final double USUAL = 0.02;

  private static final double MOST = 0.05;
  private static final int STEPS = 8;

  /** A lens at random for pictures of this size: the harder, the worse. */
  static LensDistortion random(Random random, int width, int height, double hardness) {
    double strength = USUAL * hardness * random.nextGaussian();
    return new LensDistortion(
        new Point(width / 2.0, height / 2.0),
        Math.hypot(width, height) / 2,
        Math.max(-MOST, Math.min(MOST, strength)));
  }

  /** Where the lens shows what a perfect one would show here. */
  Point bend(Point straight) {
    return moved(straight, scaleAt(straight));
  }

  /** Where a perfect lens would show what is seen here. */
  Point straighten(Point seen) {
    Point straight = seen;
    for (int i = 0; i < STEPS; i++) {
      straight = moved(seen, 1 / scaleAt(straight));
    }
    return straight;
  }

  private double scaleAt(Point straight) {
    double far = Math.hypot(straight.x() - middle.x(), straight.y() - middle.y()) / reach;
    return 1 + strength * far * far;
  }

  private Point moved(Point from, double scale) {
    return new Point(
        middle.x() + scale * (from.x() - middle.x()), middle.y() + scale * (from.y() - middle.y()));
  }
}
