package dev.casilla.reader.testing.camera;

import dev.casilla.reader.geometry.Point;
import java.util.Random;

/**
 * A lens with radial distortion.
 *
 * @param middle image centre in pixels
 * @param reach distance from the centre to a corner
 * @param strength relative displacement of a corner: positive is pincushion, negative is barrel
 *     distortion
 */
record LensDistortion(Point middle, double reach, double strength) {
  /** Typical strength; more than phones leave after their own correction. */
  private static final double TYPICAL_STRENGTH = 0.02;

  private static final double MOST = 0.05;
  private static final int STEPS = 8;

  /** A random lens for images of this size; more distortion with more hardness. */
  static LensDistortion random(Random random, int width, int height, double hardness) {
    double strength = TYPICAL_STRENGTH * hardness * random.nextGaussian();
    return new LensDistortion(
        new Point(width / 2.0, height / 2.0),
        Math.hypot(width, height) / 2,
        Math.max(-MOST, Math.min(MOST, strength)));
  }

  /** Maps an undistorted point to its distorted position. */
  Point distort(Point straight) {
    return moved(straight, scaleAt(straight));
  }

  /** Maps a distorted point to its undistorted position. */
  Point undistort(Point seen) {
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
