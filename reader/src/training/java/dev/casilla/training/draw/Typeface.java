package dev.casilla.training.draw;

import java.awt.Font;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;

/**
 * The digits of a font, and signs that are not digits. Immutable.
 *
 * <p>The outlines are cached: getting them from the font takes as long as drawing them.
 */
final class Typeface {
  private static final FontRenderContext EXACT = new FontRenderContext(null, true, true);

  /** Letters and signs that do not look like one of the nine digits. */
  private static final String NO_DIGITS = "0ACDEFHJKLMNOPQRUVWXYadefhkmnprtuvwxy?!@#%&*+=";

  /** The same for Chinese, Japanese and Korean fonts. */
  private static final String IDEOGRAPHS = "数独日月火水木金土曜答解問題東西南北春夏秋冬大中国字文学生年時分前後新聞朝読書電話가나다라";

  /** Minimum height of old-style figures relative to full height. */
  private static final double MIN_HEIGHT = 0.6;

  private final String use;
  private final List<Shape> digits = new ArrayList<>();
  private final List<Shape> others = new ArrayList<>();

  Typeface(String use, Font font) {
    this.use = use;
    Rectangle2D full = outline(font, "8").getBounds2D();
    for (int digit = 0; digit <= 9; digit++) {
      digits.add(onLine(outline(font, Integer.toString(digit)), full));
    }
    for (char sign : (NO_DIGITS + IDEOGRAPHS).toCharArray()) {
      Shape outline = outline(font, String.valueOf(sign));
      if (font.canDisplay(sign) && !outline.getBounds2D().isEmpty()) {
        others.add(centred(outline));
      }
    }
  }

  /** The purpose of this font. */
  String use() {
    return use;
  }

  /**
   * The digit, centred at the origin. The digit eight has height 1; old-style figures keep their
   * ascenders and descenders.
   */
  Shape digit(int digit) {
    return digits.get(digit);
  }

  /** A letter or another sign of height 1, centred at the origin. */
  Shape noDigit(SeededRandom random) {
    return random.oneOf(others);
  }

  private static Shape outline(Font font, String text) {
    return font.createGlyphVector(EXACT, text).getOutline();
  }

  private static Shape onLine(Shape outline, Rectangle2D full) {
    Rectangle2D box = outline.getBounds2D();
    double scale = Math.max(1, MIN_HEIGHT * full.getHeight() / box.getHeight()) / full.getHeight();
    AffineTransform centring = AffineTransform.getScaleInstance(scale, scale);
    centring.translate(-box.getCenterX(), -full.getCenterY());
    return centring.createTransformedShape(outline);
  }

  private static Shape centred(Shape outline) {
    Rectangle2D box = outline.getBounds2D();
    double scale = 1 / Math.max(box.getHeight(), box.getWidth());
    AffineTransform centring = AffineTransform.getScaleInstance(scale, scale);
    centring.translate(-box.getCenterX(), -box.getCenterY());
    return centring.createTransformedShape(outline);
  }
}
