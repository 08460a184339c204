package dev.casilla.cli.photo;

import java.awt.geom.Path2D;

/**
 * The digits as strokes in the unit square. Drawing them needs no font, which many servers do not
 * have.
 */
final class DigitStrokes {
  /** The strokes of each digit: points in percent, joined by a smooth curve or by lines. */
  private static final int[][][] STROKES = {
    {},
    {{34, 30, 52, 18, 52, 82}},
    {{31, 32, 50, 18, 68, 34, 58, 54, 31, 82}, {31, 82, 70, 82}},
    {{32, 22, 66, 26, 64, 44, 48, 48}, {48, 48, 70, 56, 66, 78, 44, 84, 30, 74}},
    {{58, 82, 58, 18}, {58, 18, 28, 62}, {28, 62, 72, 62}},
    {{66, 18, 36, 18}, {36, 18, 33, 46}, {33, 46, 52, 42, 68, 54, 64, 76, 46, 84, 31, 76}},
    {{62, 18, 40, 36, 33, 62, 48, 84, 67, 66, 52, 48, 34, 60}},
    {{31, 18, 69, 18}, {69, 18, 43, 82}},
    {{50, 48, 34, 34, 50, 17, 66, 34, 50, 48, 31, 66, 50, 84, 69, 66, 50, 48}},
    {{66, 40, 48, 52, 33, 34, 52, 16, 67, 38, 60, 64, 38, 82}}
  };

  private DigitStrokes() {}

  static Path2D of(int digit) {
    Path2D path = new Path2D.Double();
    for (int[] stroke : STROKES[digit]) {
      add(stroke, path);
    }
    return path;
  }

  /** Adds a Catmull-Rom spline through all points. */
  private static void add(int[] points, Path2D path) {
    int last = points.length / 2 - 1;
    path.moveTo(x(points, 0), y(points, 0));
    for (int i = 0; i < last; i++) {
      int before = Math.max(0, i - 1);
      int after = Math.min(last, i + 2);
      path.curveTo(
          x(points, i) + (x(points, i + 1) - x(points, before)) / 6,
          y(points, i) + (y(points, i + 1) - y(points, before)) / 6,
          x(points, i + 1) - (x(points, after) - x(points, i)) / 6,
          y(points, i + 1) - (y(points, after) - y(points, i)) / 6,
          x(points, i + 1),
          y(points, i + 1));
    }
  }

  private static double x(int[] points, int i) {
    return points[2 * i] / 100.0;
  }

  private static double y(int[] points, int i) {
    return points[2 * i + 1] / 100.0;
  }
}
