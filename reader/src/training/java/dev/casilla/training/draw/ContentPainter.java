package dev.casilla.training.draw;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.util.List;

/** Draws the content of a cell. Not thread-safe. */
public final class ContentPainter {
  private static final double DISTORTED = 0.35;

  private final CellCanvas canvas;
  private final SeededRandom random;
  private final PenStrokes pen;
  private final ClutterPainter clutter;
  private final List<Typeface> print;
  private final List<Typeface> hand;

  public ContentPainter(CellCanvas canvas, SeededRandom random, TypefaceSet type) {
    this.canvas = canvas;
    this.random = random;
    this.print = type.print();
    this.hand = type.hand();
    this.pen = new PenStrokes(random);
    this.clutter = new ClutterPainter(canvas, random, pen, print);
  }

  /** Typefaces for printed and handwritten digits. */
  public record TypefaceSet(List<Typeface> print, List<Typeface> hand) {}

  /** Draws a printed digit. */
  public void printed(int digit, DigitSetting setting) {
    clutter.variant();
    canvas.transparentInk(setting.ink());
    Shape glyph = random.oneOf(print).digit(digit);
    AffineTransform place = place(random.of(0.15) ? 0.08 : 0.03);
    place.scale(setting.height(), setting.height());
    if (random.of(DISTORTED)) {
      place.scale(random.between(0.85, 1.15), 1);
      place.shear(random.gaussian(0.05), 0);
    }
    Shape placed = place.createTransformedShape(glyph);
    canvas.fill(placed);
    if (random.of(0.12)) {
      canvas.draw(placed, random.between(0.005, 0.025) * (setting.height() + 0.3));
    }
    if (random.of(0.06)) {
      clutter.besideDigit(setting);
    }
  }

  /** Draws a handwritten digit. */
  public void written(int digit, DigitSetting setting) {
    clutter.variant();
    if (random.of(0.05)) {
      clutter.ghost();
    }
    canvas.transparentInk(setting.ink());
    double height = Math.min(0.95, setting.height() * random.between(1, 1.35));
    AffineTransform place = place(0.07);
    place.scale(height, height);
    if (random.of(0.3)) {
      place.rotate(random.gaussian(0.12));
      place.scale(random.between(0.8, 1.3), 1);
      canvas.fill(place.createTransformedShape(random.oneOf(hand).digit(digit)));
    } else {
      canvas.draw(place.createTransformedShape(pen.digit(digit)), random.between(0.025, 0.09));
    }
    if (random.of(0.1)) {
      clutter.besideDigit(setting);
    }
  }

  /**
   * Draws an empty cell, or one with something that does not count: small candidates, strokes,
   * dirt, letters, rotated digits.
   */
  public void nothing(DigitSetting setting) {
    clutter.variant();
    double kind = random.between(0, 1);
    if (kind < 0.25) {
      clutter.candidates();
    } else if (kind < 0.3) {
      clutter.candidateTable();
    } else if (kind < 0.4) {
      clutter.dirt();
    } else if (kind < 0.46) {
      clutter.rotatedDigit();
    } else if (kind < 0.55) {
      clutter.ghost();
    } else if (kind < 0.73) {
      clutter.noDigit(setting);
    }
    if (random.of(0.05)) {
      clutter.dirt();
    }
  }

  /** Draws what other puzzles and tables have in their cells. */
  public void foreign(DigitSetting setting) {
    clutter.noDigit(setting);
  }

  /** Draws faint mirrored letters that show through the paper. */
  public void bleedThrough() {
    canvas.transparentInk(random.between(0.02, 0.1));
    for (int i = random.below(4); i >= 0; i--) {
      double height = random.between(0.2, 0.9);
      AffineTransform place =
          AffineTransform.getTranslateInstance(random.between(0, 1), random.between(0, 1));
      place.scale(-height, height);
      Typeface typeface = random.oneOf(print);
      Shape sign = random.of(0.5) ? typeface.noDigit(random) : typeface.digit(1 + random.below(9));
      canvas.fill(place.createTransformedShape(sign));
    }
  }

  private AffineTransform place(double deviation) {
    return AffineTransform.getTranslateInstance(
        0.5 + random.gaussian(deviation), 0.5 + random.gaussian(deviation));
  }
}
