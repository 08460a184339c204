package dev.casilla.training.draw;

import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;

/** Draws the grid lines around a cell, and shading. Stateless. */
public final class GridLinePainter {
  /** Length of the lines beyond the cell, in cells. */
  private static final double LENGTH_BEYOND_CELL = 0.5;

  private GridLinePainter() {}

  public static void draw(CellCanvas canvas, SeededRandom random) {
    shade(canvas, random);
    boolean isLight = random.of(0.05);
    boolean isWithoutThin = random.of(0.06);
    double thin = random.between(0.01, 0.05);
    double thick = Math.max(thin, random.between(0.03, 0.14));
    double darkness = random.between(0.2, 1);
    double dash = random.of(0.08) ? random.between(0.02, 0.1) : 0;
    for (int side = 0; side < 4; side++) {
      boolean isThick = random.of(0.3);
      if (isThick ? random.of(0.98) : !isWithoutThin && random.of(0.96)) {
        if (isLight) {
          canvas.ink(0);
        } else {
          canvas.transparentInk(isThick ? Math.max(darkness, random.between(0.4, 1)) : darkness);
        }
        line(canvas, side, isThick ? thick : thin, isThick ? 0 : dash);
      }
    }
  }

  private static void line(CellCanvas canvas, int side, double width, double dash) {
    double at = side < 2 ? 0 : 1;
    Line2D line =
        side % 2 == 0
            ? new Line2D.Double(at, -LENGTH_BEYOND_CELL, at, 1 + LENGTH_BEYOND_CELL)
            : new Line2D.Double(-LENGTH_BEYOND_CELL, at, 1 + LENGTH_BEYOND_CELL, at);
    if (dash > 0) {
      canvas.drawDashed(line, width, dash);
    } else {
      canvas.draw(line, width);
    }
  }

  /** Shades blocks or single cells, in a uniform tone or halftone. */
  private static void shade(CellCanvas canvas, SeededRandom random) {
    if (random.of(0.2)) {
      canvas.ink(random.between(0.03, 0.4));
      canvas.fill(new Rectangle2D.Double(0, 0, 1, 1));
    }
    if (random.of(0.12)) {
      canvas.ink(random.between(0.03, 0.35));
      double side = random.of(0.5) ? 1 : -3;
      canvas.fill(
          random.of(0.5)
              ? new Rectangle2D.Double(side, -1, 3, 3)
              : new Rectangle2D.Double(-1, side, 3, 3));
    }
    if (random.of(0.15)) {
      canvas.ink(random.between(0.03, 0.4));
      canvas.fill(new Rectangle2D.Double(-1, -1, 3, 3));
    } else if (random.of(0.05)) {
      dots(canvas, random);
    }
  }

  /** Draws a halftone as in newspapers. */
  private static void dots(CellCanvas canvas, SeededRandom random) {
    double step = random.between(0.05, 0.1);
    double size = step * random.between(0.3, 0.6);
    canvas.transparentInk(random.between(0.3, 0.8));
    for (int i = 0; i * step / 2 < 1; i++) {
      for (double x = i % 2 * step / 2; x < 1; x += step) {
        canvas.fill(new Ellipse2D.Double(x, i * step / 2, size, size));
      }
    }
  }
}
