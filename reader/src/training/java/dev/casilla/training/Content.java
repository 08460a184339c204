package dev.casilla.training;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.util.List;

/** Draws what is in a cell. Not safe for use by several threads. */
final class Content {
  private static final double DISTORTED = 0.35;

  /** Digits that are no digit upside down. */
  private static final int[] UPSIDE_DOWN_NONE = {3, 4, 7};

  private final Canvas canvas;
  private final Chance chance;
  private final Pen pen;
  private final List<Typeface> print;
  private final List<Typeface> hand;

  Content(Canvas canvas, Chance chance, Type type) {
    this.canvas = canvas;
    this.chance = chance;
    this.print = type.print();
    this.hand = type.hand();
    this.pen = new Pen(chance);
  }

  /** What digits are drawn with. */
  record Type(List<Typeface> print, List<Typeface> hand) {}

  /**
   * A digit as printers set it.
   *
   * @param palest how dark its ink is at least
   */
  void printed(int digit, double palest) {
    canvas.glaze(chance.between(palest, 1));
    Shape glyph = chance.oneOf(print).digit(digit);
    double height = chance.between(0.32, 0.78);
    AffineTransform place = place(0.05);
    place.scale(height, height);
    if (chance.of(DISTORTED)) {
      place.scale(chance.between(0.85, 1.15), 1);
      place.shear(chance.around(0.05), 0);
    }
    Shape placed = place.createTransformedShape(glyph);
    canvas.fill(placed);
    if (chance.of(0.15)) {
      canvas.draw(placed, chance.between(0.005, 0.03));
    }
    if (chance.of(0.08)) {
      clutter();
    }
  }

  /**
   * A digit written into the cell by hand.
   *
   * @param palest how dark its ink is at least
   */
  void written(int digit, double palest) {
    canvas.glaze(chance.between(palest, 1));
    double height = chance.between(0.45, 0.95);
    AffineTransform place = place(0.07);
    place.scale(height, height);
    if (chance.of(0.25)) {
      place.rotate(chance.around(0.12));
      place.scale(chance.between(0.8, 1.3), 1);
      canvas.fill(place.createTransformedShape(chance.oneOf(hand).digit(digit)));
    } else {
      canvas.draw(place.createTransformedShape(pen.digit(digit)), chance.between(0.025, 0.1));
    }
    if (chance.of(0.1)) {
      clutter();
    }
  }

  /** Nothing, or what does not count: small candidates, strokes, dirt, digits that lie. */
  void nothing() {
    if (chance.of(0.38)) {
      candidates();
    }
    if (chance.of(0.15)) {
      clutter();
    }
    if (chance.of(0.06)) {
      lyingDigit();
    } else if (chance.of(0.15)) {
      ghost();
    }
  }

  /** What shines through the paper: mirrored letters, faint. */
  void bleedThrough() {
    canvas.glaze(chance.between(0.02, 0.12));
    for (int i = chance.below(4); i >= 0; i--) {
      double height = chance.between(0.2, 0.9);
      AffineTransform place =
          AffineTransform.getTranslateInstance(chance.between(0, 1), chance.between(0, 1));
      place.scale(-height, height);
      canvas.fill(place.createTransformedShape(chance.oneOf(print).digit(1 + chance.below(9))));
    }
  }

  private void candidates() {
    boolean isPrint = chance.of(0.2);
    double height = chance.between(0.16, 0.36);
    int count = 1 + chance.below(height > 0.28 ? 3 : 5);
    double x = chance.between(0.12, 0.3);
    double y = chance.of(0.7) ? chance.between(0.15, 0.35) : chance.between(0.3, 0.85);
    double width = chance.between(0.03, 0.06);
    canvas.glaze(chance.between(0.25, 0.95));
    for (int i = 0; i < count; i++) {
      AffineTransform place = AffineTransform.getTranslateInstance(x, y);
      place.scale(height, height);
      int digit = 1 + chance.below(9);
      if (isPrint) {
        canvas.fill(place.createTransformedShape(chance.oneOf(print).digit(digit)));
      } else {
        canvas.draw(place.createTransformedShape(pen.digit(digit)), width);
      }
      x += height * chance.between(0.6, 1.1);
      if (x > 0.9) {
        x = chance.between(0.12, 0.3);
        y += height * 1.2;
      }
    }
  }

  private void clutter() {
    canvas.glaze(chance.between(0.1, 0.9));
    if (chance.of(0.5)) {
      canvas.draw(pen.scribble(), chance.between(0.02, 0.08));
    } else {
      double size = chance.between(0.02, 0.12);
      double x = chance.between(0, 1);
      double y = chance.between(0, 1);
      canvas.fill(new Ellipse2D.Double(x, y, size, size * chance.between(0.5, 2)));
    }
  }

  /** Digits that lie are none, so that boards that lie are read as what they are. */
  private void lyingDigit() {
    boolean isUpsideDown = chance.of(0.3);
    int digit = isUpsideDown ? UPSIDE_DOWN_NONE[chance.below(3)] : 2 + chance.below(6);
    double height = chance.between(0.4, 0.7);
    AffineTransform place = place(0.05);
    place.scale(height, height);
    place.quadrantRotate(isUpsideDown ? 2 : chance.of(0.5) ? 1 : 3);
    canvas.glaze(chance.between(0.3, 1));
    canvas.fill(place.createTransformedShape(chance.oneOf(print).digit(digit)));
  }

  /** What is left of a digit that was rubbed out, or shines through from the other side. */
  private void ghost() {
    int digit = 1 + chance.below(9);
    double height = chance.between(0.4, 0.8);
    AffineTransform place = place(0.07);
    place.scale(height, height);
    canvas.glaze(chance.between(0.02, 0.1));
    if (chance.of(0.5)) {
      canvas.fill(place.createTransformedShape(chance.oneOf(print).digit(digit)));
    } else {
      canvas.draw(place.createTransformedShape(pen.digit(digit)), chance.between(0.03, 0.1));
    }
  }

  private AffineTransform place(double deviation) {
    return AffineTransform.getTranslateInstance(
        0.5 + chance.around(deviation), 0.5 + chance.around(deviation));
  }
}
