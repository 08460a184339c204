package dev.casilla.reader.geometry;

/** The four corners of a grid in the image. */
public record Quad(Point topLeft, Point topRight, Point bottomRight, Point bottomLeft) {
  /** The signed area in square pixels; negative if the corners are counter-clockwise. */
  public double area() {
    return bottomRight.minus(topLeft).cross(bottomLeft.minus(topRight)) / 2;
  }

  public boolean isConvex() {
    return turn(topLeft, topRight, bottomRight) > 0
        && turn(topRight, bottomRight, bottomLeft) > 0
        && turn(bottomRight, bottomLeft, topLeft) > 0
        && turn(bottomLeft, topLeft, topRight) > 0;
  }

  /** Whether the point lies inside. The quad must be convex. */
  public boolean contains(Point place) {
    return turn(topLeft, topRight, place) > 0
        && turn(topRight, bottomRight, place) > 0
        && turn(bottomRight, bottomLeft, place) > 0
        && turn(bottomLeft, topLeft, place) > 0;
  }

  /** The shortest of the four sides, in pixels. */
  public double shortestSide() {
    return Math.min(
        Math.min(topLeft.distanceTo(topRight), topRight.distanceTo(bottomRight)),
        Math.min(bottomRight.distanceTo(bottomLeft), bottomLeft.distanceTo(topLeft)));
  }

  /** The longest of the four sides, in pixels. */
  public double longestSide() {
    return Math.max(
        Math.max(topLeft.distanceTo(topRight), topRight.distanceTo(bottomRight)),
        Math.max(bottomRight.distanceTo(bottomLeft), bottomLeft.distanceTo(topLeft)));
  }

  /** The largest distance between corresponding corners. */
  public double farthestCorner(Quad other) {
    return Math.max(
        Math.max(topLeft.distanceTo(other.topLeft), topRight.distanceTo(other.topRight)),
        Math.max(
            bottomRight.distanceTo(other.bottomRight), bottomLeft.distanceTo(other.bottomLeft)));
  }

  /** The same corners, renamed so that the top side becomes the right side. */
  public Quad quarterTurned() {
    return new Quad(
        /* topLeft= */ bottomLeft,
        /* topRight= */ topLeft,
        /* bottomRight= */ topRight,
        /* bottomLeft= */ bottomRight);
  }

  /** The same corners, renamed so that the top side is as horizontal as possible. */
  public Quad upright() {
    Quad best = this;
    Quad turned = this;
    for (int i = 0; i < 3; i++) {
      turned = turned.quarterTurned();
      if (turned.slant() < best.slant()) {
        best = turned;
      }
    }
    return best;
  }

  public Point centre() {
    return topLeft.plus(topRight).plus(bottomRight).plus(bottomLeft).times(0.25);
  }

  public Quad scaled(double factor) {
    return new Quad(
        topLeft.times(factor),
        topRight.times(factor),
        bottomRight.times(factor),
        bottomLeft.times(factor));
  }

  private double slant() {
    Point across = topRight.minus(topLeft).plus(bottomRight.minus(bottomLeft));
    return Math.abs(Math.atan2(across.y(), across.x()));
  }

  private static double turn(Point a, Point b, Point c) {
    return b.minus(a).cross(c.minus(b));
  }
}
