package dev.casilla.reader.geometry;

/**
 * A place in a picture. Pixel {@code (i, j)} covers {@code i..i+1} and {@code j..j+1}, so that
 * places keep their meaning when a picture is scaled.
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
