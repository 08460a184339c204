package dev.casilla.reader.testing.draw;

import dev.casilla.solver.Grid;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/** Draws a puzzle as a square of 9×9 unit cells from the origin. */
public final class PuzzleArt {
  private static final int CELLS = 9;

  private final PuzzleStyle style;
  private final Grid givens;

  public PuzzleArt(PuzzleStyle style, Grid givens) {
    this.style = style;
    this.givens = givens;
  }

  public void draw(Graphics2D page) {
    shade(page);
    for (int i = 0; i <= CELLS; i++) {
      line(page, i);
    }
    digits(page);
  }

  public static Color ink(int darkness) {
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
    page.setColor(ink(style.ink()));
    for (int cell : givens.filled()) {
      page.fill(digit(cell));
    }
  }

  /** The outline of a given, centred in its cell and as high as the zero. */
  public Shape digit(int cell) {
    GlyphOutlines face = GlyphOutlines.of(style.face());
    Rectangle2D zero = face.shape('0').getBounds2D();
    double size = style.height() / zero.getHeight();
    Path2D shape = face.shape((char) ('0' + givens.digitAt(cell)));
    int row = cell / CELLS;
    AffineTransform place = AffineTransform.getTranslateInstance(cell % CELLS + 0.5, row + 0.5);
    place.scale(size, size);
    place.translate(-shape.getBounds2D().getCenterX(), -zero.getCenterY());
    return place.createTransformedShape(shape);
  }
}
