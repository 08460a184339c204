package dev.casilla.training;

import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;

/** Draws what a grid leaves in a patch: the lines around the cell, and shade. Stateless. */
final class Lines {
  /** Cells that lines go on beyond the cell. */
  private static final double BEYOND = 0.5;

  private Lines() {}

  static void draw(Canvas canvas, Chance chance) {
    shade(canvas, chance);
    double thin = chance.between(0.01, 0.05);
    double thick = Math.max(thin, chance.between(0.03, 0.12));
    double darkness = chance.between(0.25, 1);
    double dash = chance.of(0.06) ? chance.between(0.04, 0.1) : 0;
    for (int side = 0; side < 4; side++) {
      boolean isThick = chance.of(0.3);
      if (!chance.of(0.04)) {
        canvas.glaze(isThick ? Math.max(darkness, chance.between(0.5, 1)) : darkness);
        line(canvas, side, isThick ? thick : thin, isThick ? 0 : dash);
      }
    }
  }

  private static void line(Canvas canvas, int side, double width, double dash) {
    double at = side < 2 ? 0 : 1;
    Line2D line =
        side % 2 == 0
            ? new Line2D.Double(at, -BEYOND, at, 1 + BEYOND)
            : new Line2D.Double(-BEYOND, at, 1 + BEYOND, at);
    if (dash > 0) {
      canvas.drawDashed(line, width, dash);
    } else {
      canvas.draw(line, width);
    }
  }

  private static void shade(Canvas canvas, Chance chance) {
    if (chance.of(0.15)) {
      canvas.ink(chance.between(0.03, 0.35));
      canvas.fill(new Rectangle2D.Double(0, 0, 1, 1));
    }
    if (chance.of(0.05)) {
      canvas.ink(chance.between(0.03, 0.3));
      canvas.fill(new Rectangle2D.Double(chance.of(0.5) ? 1 : -1, -1, 1, 3));
    }
  }
}
