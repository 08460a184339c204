package dev.casilla.training;

import java.awt.Font;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/**
 * The digits of a font. Immutable.
 *
 * <p>Their outlines are kept: asking the font for them takes as long as drawing them.
 */
final class Typeface {
  private static final FontRenderContext EXACT = new FontRenderContext(null, true, true);

  private final String use;
  private final List<Shape> digits = new ArrayList<>();

  Typeface(String use, Font font) {
    this.use = use;
    for (int digit = 0; digit <= 9; digit++) {
      String text = Integer.toString(digit);
      digits.add(centred(font.createGlyphVector(EXACT, text).getOutline()));
    }
  }

  /** What it is for. */
  String use() {
    return use;
  }

  /** The digit, 1 high, its middle at the origin. */
  Shape digit(int digit) {
    return digits.get(digit);
  }

  private static Shape centred(Shape outline) {
    Rectangle2D box = outline.getBounds2D();
    double scale = 1 / box.getHeight();
    AffineTransform centring = AffineTransform.getScaleInstance(scale, scale);
    centring.translate(-box.getCenterX(), -box.getCenterY());
    return centring.createTransformedShape(outline);
  }
}
