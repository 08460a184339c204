package dev.casilla.reader.testing.scene;

import dev.casilla.reader.geometry.Point;
import java.util.Random;

/**
 * Maps points of an image to a page and back: turned, in mild perspective, and bent. Page
 * coordinates are in cells from the puzzle's centre.
 *
 * @param cell pixels per cell at the centre
 * @param turn angle in radians
 * @param depth change of scale across the image, in each direction, for one cell
 * @param bend how far the paper bends down and right, in cells, over half a puzzle
 * @param roll radius in cells of the cylinder around which the paper curls; infinite if it is flat
 */
record SceneView(double cell, double turn, Point depth, Point bend, double roll) {
  private static final double MIDDLE = SceneRenderer.SIDE / 2.0;

  /** A view from above, slightly turned. */
  static SceneView above(double cell, Random random) {
    double turn = Math.toRadians(3 * random.nextGaussian());
    return new SceneView(cell, turn, new Point(0, 0), new Point(0, 0), Double.POSITIVE_INFINITY);
  }

  SceneView turned(double degrees) {
    return new SceneView(cell, Math.toRadians(degrees), depth, bend, roll);
  }

  SceneView inPerspective(double across, double down) {
    return new SceneView(cell, turn, new Point(across, down), bend, roll);
  }

  SceneView bent(double down, double right) {
    return new SceneView(cell, turn, depth, new Point(down, right), roll);
  }

  SceneView rolled(double radius) {
    return new SceneView(cell, turn, depth, bend, radius);
  }

  /** The point of the page that is seen there. */
  Point toPage(double x, double y) {
    double right = (x - MIDDLE) / cell;
    double down = (y - MIDDLE) / cell;
    double scale = 1 / (1 - depth.x() * right - depth.y() * down);
    double u = scale * (Math.cos(turn) * right + Math.sin(turn) * down);
    double v = scale * (Math.cos(turn) * down - Math.sin(turn) * right);
    double bentU = u - bend.y() * Math.cos(v * Math.PI / 9);
    double bentV = v - bend.x() * Math.cos(u * Math.PI / 9);
    boolean isFlat = Double.isInfinite(roll);
    return new Point(isFlat ? bentU : roll * Math.asin(limited(bentU / roll)), bentV);
  }

  private static double limited(double sine) {
    return Math.max(-1, Math.min(1, sine));
  }

  /** Where this point of the page is seen; found by iteration. */
  Point toImage(Point onPage) {
    double x = MIDDLE + cell * onPage.x();
    double y = MIDDLE + cell * onPage.y();
    for (int i = 0; i < 60; i++) {
      Point seen = toPage(x, y);
      double right = 0.7 * cell * (onPage.x() - seen.x());
      double down = 0.7 * cell * (onPage.y() - seen.y());
      x += Math.cos(turn) * right - Math.sin(turn) * down;
      y += Math.sin(turn) * right + Math.cos(turn) * down;
    }
    return new Point(x, y);
  }
}
