package dev.casilla.reader.testing.draw;

import java.awt.geom.Path2D;

/** Smooth curves through points. Stateless. */
public final class CatmullRom {
  private CatmullRom() {}

  /** Adds a Catmull-Rom spline through the points x, y, x, y … to the path. */
  public static void append(Path2D path, double... points) {
    int last = points.length - 2;
    path.moveTo(points[0], points[1]);
    for (int i = 0; i < last; i += 2) {
      int before = Math.max(0, i - 2);
      int after = Math.min(last, i + 4);
      path.curveTo(
          points[i] + (points[i + 2] - points[before]) / 6,
          points[i + 1] + (points[i + 3] - points[before + 1]) / 6,
          points[i + 2] - (points[after] - points[i]) / 6,
          points[i + 3] - (points[after + 1] - points[i + 1]) / 6,
          points[i + 2],
          points[i + 3]);
    }
  }
}
