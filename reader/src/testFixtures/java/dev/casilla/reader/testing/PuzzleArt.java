package dev.casilla.reader.testing;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.GlyphVector;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.Random;

/** Draws a puzzle as a square of nine cells a side, one unit each, from the origin. */
final class PuzzleArt {
  private static final int CELLS = 9;

  /** Height of a font's digits as a part of its size. */
  private static final double DIGIT_HEIGHT = 0.72;

  private final PuzzleStyle style;
  private final Random random;

  PuzzleArt(PuzzleStyle style, Random random) {
    this.style = style;
    this.random = random;
  }

  void draw(Graphics2D page) {
    shade(page);
    for (int i = 0; i <= CELLS; i++) {
      line(page, i);
    }
    digits(page);
  }

  static Color ink(int darkness) {
    return new Color(255 - darkness, 255 - darkness, 255 - darkness);
  }

  private void shade(Graphics2D page) {
    page.setColor(ink(style.shade()));
    for (int block = 0; block < CELLS; block += 2) {
      page.fill(new Rectangle2D.Double(block % 3 * 3, block / 3 * 3, 3, 3));
    }
  }

  private void line(Graphics2D page, int i) {
    boolean isBorder = i == 0 || i == CELLS;
    double width = isBorder ? style.border() : i % 3 == 0 ? style.thick() : style.thin();
    if (width > 0) {
      page.setColor(ink(i % 3 == 0 ? 220 : style.darkness()));
      page.setStroke(stroke(width, i % 3 == 0 ? 0 : style.dash()));
      page.draw(new Line2D.Double(i, 0, i, CELLS));
      page.draw(new Line2D.Double(0, i, CELLS, i));
    }
  }

  private static BasicStroke stroke(double width, double dash) {
    float[] pattern = dash == 0 ? null : new float[] {(float) dash, (float) dash * 0.7f};
    return new BasicStroke(
        (float) width, BasicStroke.CAP_SQUARE, BasicStroke.JOIN_MITER, 10, pattern, 0);
  }

  private void digits(Graphics2D page) {
    page.setColor(ink(225));
    double height = 0.5 + 0.2 * random.nextDouble();
    Font font = new Font(style.font(), random.nextInt(2), 1);
    Font sized = font.deriveFont((float) (height / DIGIT_HEIGHT));
    for (int cell = 0; cell < CELLS * CELLS; cell++) {
      if (random.nextDouble() < style.filled()) {
        String digit = Integer.toString(1 + random.nextInt(9));
        GlyphVector glyph = sized.createGlyphVector(page.getFontRenderContext(), digit);
        Rectangle2D box = glyph.getVisualBounds();
        int row = cell / CELLS;
        double right = cell % CELLS + 0.5 - box.getCenterX();
        double down = row + 0.5 - box.getCenterY();
        page.fill(
            AffineTransform.getTranslateInstance(right, down)
                .createTransformedShape(glyph.getOutline()));
      }
    }
  }
}
