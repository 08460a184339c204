package dev.casilla.training.draw;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/** Draws cell content other than digits. Not thread-safe. */
final class ClutterPainter {
  /** Digits that are not digits when rotated by 180 degrees. */
  private static final int[] NO_DIGIT_UPSIDE_DOWN = {3, 4, 7};

  private final CellCanvas canvas;
  private final SeededRandom random;
  private final PenStrokes pen;
  private final List<Typeface> print;

  ClutterPainter(CellCanvas canvas, SeededRandom random, PenStrokes pen, List<Typeface> print) {
    this.canvas = canvas;
    this.random = random;
    this.pen = pen;
    this.print = print;
  }

  /** Draws marks of Sudoku variants, around digits and in empty cells alike; usually none. */
  void variant() {
    double kind = random.between(0, 1);
    if (kind < 0.03) {
      cage();
    } else if (kind < 0.045) {
      canvas.transparentInk(random.between(0.2, 0.8));
      Line2D rising = new Line2D.Double(-0.2, 1.2, 1.2, -0.2);
      Line2D falling = new Line2D.Double(-0.2, -0.2, 1.2, 1.2);
      canvas.draw(random.of(0.5) ? rising : falling, random.between(0.01, 0.03));
    } else if (kind < 0.075) {
      ring();
    } else if (kind < 0.085) {
      small(random.between(0.15, 0.2), random.between(0.14, 0.22), random.between(0.14, 0.2));
    }
  }

  /** Draws the dashed lines of a cage along some sides, sometimes with its sum. */
  private void cage() {
    double in = random.between(0.05, 0.11);
    double width = random.between(0.01, 0.03);
    double dash = random.between(0.03, 0.09);
    canvas.transparentInk(random.between(0.3, 1));
    for (int side = 0; side < 4; side++) {
      double at = side < 2 ? in : 1 - in;
      if (random.of(0.5)) {
        Line2D line =
            side % 2 == 0
                ? new Line2D.Double(at, -0.2, at, 1.2)
                : new Line2D.Double(-0.2, at, 1.2, at);
        canvas.drawDashed(line, width, dash);
      }
    }
    if (random.of(0.4)) {
      small(in + 0.1, in + 0.1, random.between(0.14, 0.2));
    }
  }

  /** Draws a circle or square around the content, or a disc behind it. */
  private void ring() {
    double side = random.between(0.78, 0.96);
    double at = (1 - side) / 2;
    Shape shape =
        random.of(0.8)
            ? new Ellipse2D.Double(at, at, side, side)
            : new Rectangle2D.Double(at, at, side, side);
    if (random.of(0.4)) {
      canvas.transparentInk(random.between(0.08, 0.3));
      canvas.fill(shape);
    } else {
      canvas.transparentInk(random.between(0.2, 0.9));
      canvas.draw(shape, random.between(0.01, 0.035));
    }
  }

  /** Draws small adjacent printed digits. */
  private void small(double x, double y, double height) {
    canvas.transparentInk(random.between(0.4, 1));
    Typeface typeface = random.oneOf(print);
    double at = x;
    for (int i = random.below(2); i >= 0; i--) {
      fill(typeface.digit(random.below(10)), at, y, height);
      at += height * 0.7;
    }
  }

  /**
   * Draws clutter that leaves a digit readable: a stroke across it, a speck, a small number in a
   * corner.
   */
  void besideDigit(DigitSetting setting) {
    double kind = random.between(0, 1);
    if (kind < 0.4) {
      canvas.transparentInk(random.between(0.1, 0.85) * setting.ink());
      canvas.draw(pen.stroke(), random.between(0.015, 0.05));
    } else if (kind < 0.7) {
      speck(random.between(0.02, 0.09));
    } else {
      small(random.between(0.1, 0.2), random.between(0.1, 0.2), random.between(0.13, 0.19));
    }
  }

  /** Draws strokes and specks. */
  void dirt() {
    if (random.of(0.5)) {
      canvas.transparentInk(random.between(0.1, 0.9));
      canvas.draw(random.of(0.5) ? pen.stroke() : pen.scribble(), random.between(0.02, 0.07));
    } else {
      speck(random.between(0.02, 0.16));
    }
  }

  private void speck(double size) {
    canvas.transparentInk(random.between(0.1, 0.9));
    double x = random.between(0, 1);
    double y = random.between(0, 1);
    canvas.fill(new Ellipse2D.Double(x, y, size, size * random.between(0.5, 2)));
  }

  /** Draws a few small digits, mostly handwritten. */
  void candidates() {
    boolean isPrint = random.of(0.2);
    double height = random.between(0.16, 0.34);
    int count = 1 + random.below(height > 0.27 ? 3 : 5);
    double x = random.between(0.12, 0.3);
    boolean isInCorner = random.of(0.7) || height > 0.24;
    double y = isInCorner ? random.between(0.15, 0.3) : random.between(0.3, 0.85);
    double width = random.between(0.03, 0.06);
    canvas.transparentInk(random.between(0.25, 0.95));
    for (int i = 0; i < count; i++) {
      int digit = 1 + random.below(9);
      if (isPrint) {
        fill(random.oneOf(print).digit(digit), x, y, height);
      } else {
        canvas.draw(at(x, y, height).createTransformedShape(pen.digit(digit)), width);
      }
      x += height * random.between(0.6, 1.1);
      if (x > 0.9) {
        x = random.between(0.12, 0.3);
        y += height * 1.2;
      }
    }
  }

  /** Draws candidates as on screens, each digit at its fixed position. */
  void candidateTable() {
    Typeface typeface = random.oneOf(print);
    double height = random.between(0.15, 0.26);
    double likely = random.between(0.15, 0.8);
    canvas.transparentInk(random.between(0.3, 1));
    for (int digit = 1; digit <= 9; digit++) {
      if (random.of(likely)) {
        int row = (digit - 1) / 3;
        fill(typeface.digit(digit), 0.2 + 0.3 * ((digit - 1) % 3), 0.2 + 0.3 * row, height);
      }
    }
  }

  /** Draws a rotated digit, which is no digit, so that rotated boards are recognized as such. */
  void rotatedDigit() {
    boolean isUpsideDown = random.of(0.3);
    int digit = isUpsideDown ? NO_DIGIT_UPSIDE_DOWN[random.below(3)] : 2 + random.below(6);
    AffineTransform place = at(nearMiddle(), nearMiddle(), random.between(0.4, 0.7));
    place.quadrantRotate(isUpsideDown ? 2 : random.of(0.5) ? 1 : 3);
    canvas.transparentInk(random.between(0.3, 1));
    canvas.fill(place.createTransformedShape(random.oneOf(print).digit(digit)));
  }

  /** Draws an erased digit, or one that shows through from the other side. */
  void ghost() {
    int digit = 1 + random.below(9);
    AffineTransform place = at(nearMiddle(), nearMiddle(), random.between(0.4, 0.8));
    canvas.transparentInk(random.between(0.02, 0.08));
    if (random.of(0.5)) {
      canvas.fill(place.createTransformedShape(random.oneOf(print).digit(digit)));
    } else {
      canvas.draw(place.createTransformedShape(pen.digit(digit)), random.between(0.03, 0.1));
    }
  }

  /** Draws what other puzzles and tables have in their cells. */
  void noDigit(DigitSetting setting) {
    canvas.transparentInk(setting.ink());
    double kind = random.between(0, 1);
    if (kind < 0.4) {
      fill(random.oneOf(print).noDigit(random), nearMiddle(), nearMiddle(), setting.height());
    } else if (kind < 0.52) {
      number(setting.height());
    } else if (kind < 0.65) {
      text();
    } else if (kind < 0.75) {
      canvas.fill(new Rectangle2D.Double(-0.5, -0.5, 2, random.of(0.6) ? 2 : 1));
    } else if (kind < 0.85) {
      stripes();
    } else {
      picture();
    }
  }

  /** Draws a two-digit number. */
  private void number(double height) {
    Typeface typeface = random.oneOf(print);
    double smaller = Math.min(0.6, height);
    double apart = Math.max(0.27 * smaller / 0.6 + 0.05, random.between(0.2, 0.24));
    double y = nearMiddle();
    fill(typeface.digit(1 + random.below(9)), 0.5 - apart, y, smaller);
    fill(typeface.digit(random.below(10)), 0.5 + apart, y, smaller);
  }

  private void text() {
    Typeface typeface = random.oneOf(print);
    double height = random.between(0.1, 0.3);
    double line = height * random.between(1.3, 2);
    for (double y = random.between(-0.2, 0.2); y < 1.1; y += line) {
      for (double x = random.between(-0.2, 0); x < 1.1; x += height * random.between(0.7, 1)) {
        if (random.of(0.85)) {
          fill(typeface.noDigit(random), x, y, height);
        }
      }
    }
  }

  private void stripes() {
    double angle = random.between(0, Math.PI);
    double step = random.between(0.08, 0.4);
    for (double at = -1; at < 1; at += step) {
      double x = 0.5 - at * Math.sin(angle);
      double y = 0.5 + at * Math.cos(angle);
      double right = Math.cos(angle);
      double down = Math.sin(angle);
      canvas.draw(new Line2D.Double(x - right, y - down, x + right, y + down), step * 0.4);
    }
  }

  /** Spots of any brightness, as of a face or a landscape. */
  private void picture() {
    for (int i = 4 + random.below(12); i >= 0; i--) {
      canvas.transparentInk(random.between(0.05, 0.7));
      double width = random.between(0.1, 0.9);
      double height = random.between(0.1, 0.9);
      double x = random.between(-0.3, 1);
      canvas.fill(new Ellipse2D.Double(x, random.between(-0.3, 1), width, height));
    }
  }

  private double nearMiddle() {
    return 0.5 + random.gaussian(0.05);
  }

  private static AffineTransform at(double x, double y, double height) {
    AffineTransform place = AffineTransform.getTranslateInstance(x, y);
    place.scale(height, height);
    return place;
  }

  private void fill(Shape glyph, double x, double y, double height) {
    canvas.fill(at(x, y, height).createTransformedShape(glyph));
  }
}
