package dev.casilla.reader.geometry;

/**
 * A point in an image. Pixel {@code (i, j)} covers {@code i..i+1} and {@code j..j+1}, so
 * coordinates can be scaled together with the image.
 */
public record Point(double x, double y) {
  Point plus(Point other) {
    return new Point(x + other.x, y + other.y);
  }

  Point minus(Point other) {
    return new Point(x - other.x, y - other.y);
  }

  Point times(double factor) {
    return new Point(x * factor, y * factor);
  }

  double cross(Point other) {
    return x * other.y - y * other.x;
  }

  double length() {
    return Math.hypot(x, y);
  }

  public double distanceTo(Point other) {
    return Math.hypot(x - other.x, y - other.y);
  }
}
