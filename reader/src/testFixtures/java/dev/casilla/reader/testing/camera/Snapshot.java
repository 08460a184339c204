package dev.casilla.reader.testing.camera;

import dev.casilla.reader.geometry.Point;

/**
 * What a camera sees of a page, before the effects of light, lens and sensor.
 *
 * <p>Each pixel is the mean of four samples. The mapping is computed exactly for every eighth pixel
 * and interpolated linearly between: paper does not bend more sharply than that.
 */
public record Snapshot(Page page, View view) {
  /** The brightness of a flat page by position, in cells from its centre. */
  @FunctionalInterface
  public interface Page {
    int at(double right, double down);
  }

  /** Maps the points of an image, in pixels, to the page. */
  @FunctionalInterface
  public interface View {
    Point toPage(double x, double y);
  }

  private static final int STEP = 8;
  private static final double[] PARTS = {0.25, 0.75};

  public byte[] take(int width, int height) {
    byte[] luma = new byte[width * height];
    Point[] above = places(width, 0);
    for (int y = 0; y < height; y += STEP) {
      Point[] below = places(width, y + STEP);
      for (int row = y; row < Math.min(height, y + STEP); row++) {
        for (int x = 0; x < width; x++) {
          luma[row * width + x] = (byte) mean(above, below, x, row - y);
        }
      }
      above = below;
    }
    return luma;
  }

  private Point[] places(int width, int y) {
    Point[] places = new Point[width / STEP + 2];
    for (int i = 0; i < places.length; i++) {
      places[i] = view.toPage(i * STEP, y);
    }
    return places;
  }

  private int mean(Point[] above, Point[] below, int x, int row) {
    int i = x / STEP;
    int sum = 0;
    for (double down : PARTS) {
      double v = (row + down) / STEP;
      double leftX = between(above[i].x(), below[i].x(), v);
      double leftY = between(above[i].y(), below[i].y(), v);
      double rightX = between(above[i + 1].x(), below[i + 1].x(), v);
      double rightY = between(above[i + 1].y(), below[i + 1].y(), v);
      for (double right : PARTS) {
        double u = (x % STEP + right) / STEP;
        sum += page.at(between(leftX, rightX, u), between(leftY, rightY, u));
      }
    }
    return sum / 4;
  }

  private static double between(double a, double b, double part) {
    return a + (b - a) * part;
  }
}
