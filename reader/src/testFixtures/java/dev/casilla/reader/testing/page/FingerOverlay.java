package dev.casilla.reader.testing.page;

import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.picture.LumaPlane;
import java.util.List;
import java.util.Random;

/** Draws a finger that holds the paper at a corner of the puzzle. */
final class FingerOverlay {
  /** Half the width of a finger in cells. */
  private static final double RADIUS = 1.2;

  /** Maximum angle between the finger and the puzzle's diagonal, in radians. */
  private static final double SWING = 0.6;

  private static final int[] CORNERS = {0, 9, 99, 90};

  private final double tipX;
  private final double tipY;
  private final double alongX;
  private final double alongY;
  private final double radius;
  private final int skin;

  private FingerOverlay(List<Point> nodes, double depth, Random random) {
    int corner = random.nextInt(CORNERS.length);
    Point at = nodes.get(CORNERS[corner]);
    Point opposite = nodes.get(CORNERS[(corner + 2) % CORNERS.length]);
    double diagonal = Math.hypot(at.x() - opposite.x(), at.y() - opposite.y());
    double cell = diagonal / (9 * Math.sqrt(2));
    double outX = (at.x() - opposite.x()) / diagonal;
    double outY = (at.y() - opposite.y()) / diagonal;
    double angle = SWING * (2 * random.nextDouble() - 1);
    alongX = outX * Math.cos(angle) - outY * Math.sin(angle);
    alongY = outX * Math.sin(angle) + outY * Math.cos(angle);
    radius = RADIUS * cell;
    tipX = at.x() - outX * depth * cell + alongX * radius;
    tipY = at.y() - outY * depth * cell + alongY * radius;
    skin = 110 + random.nextInt(70);
  }

  /** Draws a finger that reaches {@code depth} cells into the puzzle with these nodes. */
  static LumaPlane on(LumaPlane plane, List<Point> nodes, double depth, Random random) {
    FingerOverlay finger = new FingerOverlay(nodes, depth, random);
    byte[] luma = plane.luma().clone();
    for (int i = 0; i < luma.length; i++) {
      int row = i / plane.width();
      double off = finger.off(i % plane.width() + 0.5, row + 0.5);
      if (off < 1) {
        double round = 0.55 + 0.45 * Math.sqrt(1 - off * off);
        luma[i] = (byte) Math.min(255, finger.skin * round + 4 * random.nextGaussian());
      }
    }
    return LumaPlane.of(luma, plane.width(), plane.height());
  }

  /** Distance of a point from the finger's axis, in half widths. */
  private double off(double x, double y) {
    double along = Math.max(0, (x - tipX) * alongX + (y - tipY) * alongY);
    return Math.hypot(x - tipX - along * alongX, y - tipY - along * alongY) / radius;
  }
}
