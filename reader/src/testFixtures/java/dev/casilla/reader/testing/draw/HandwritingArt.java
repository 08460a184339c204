package dev.casilla.reader.testing.draw;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.util.Random;

/** Draws handwritten digits: strokes through a few points with random variation. */
public final class HandwritingArt {
  /** The control points of each digit's strokes, x and y from 0 to 100. */
  private static final int[][][] STROKES = {
    {},
    {{25, 20, 50, 0, 50, 100}},
    {{10, 25, 50, 0, 90, 28, 55, 62, 8, 98, 95, 96}},
    {{12, 8, 60, 0, 82, 25, 42, 46, 88, 70, 55, 100, 8, 88}},
    {{55, 0, 8, 65, 92, 66}, {68, 38, 66, 100}},
    {{25, 4, 20, 42, 62, 42, 84, 72, 48, 100, 10, 88}, {25, 4, 86, 2}},
    {{74, 2, 28, 40, 16, 76, 50, 100, 82, 76, 50, 54, 20, 74}},
    {{8, 4, 90, 4, 58, 50, 38, 100}},
    {{76, 16, 50, 0, 22, 20, 50, 46, 80, 76, 50, 100, 20, 76, 50, 46, 78, 20}},
    {{80, 28, 50, 46, 22, 24, 50, 0, 80, 24, 74, 64, 58, 100}}
  };

  private final Graphics2D page;
  private final Random random;
  private final double slant;
  private final double size;
  private final BasicStroke pen;

  /** A hand with its own slant, size and pen. */
  public HandwritingArt(Graphics2D page, Random random) {
    this.page = page;
    this.random = random;
    slant = 0.25 * random.nextGaussian();
    size = 0.4 + 0.25 * random.nextDouble();
    float width = 0.04f + 0.05f * random.nextFloat();
    pen = new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    page.setColor(PuzzleArt.ink(110 + random.nextInt(110)));
  }

  /** Writes a digit into the cell with this top left corner. */
  public void entry(int digit, double x, double y) {
    write(digit, x + 0.5 + wobble(0.06), y + 0.5 + wobble(0.06), size);
  }

  private void write(int digit, double x, double y, double height) {
    AffineTransform place = AffineTransform.getTranslateInstance(x, y);
    place.scale(0.65 * height / 100, height / 100);
    place.shear(-slant, 0);
    place.translate(-50, -50);
    page.setStroke(pen);
    for (int[] stroke : STROKES[digit]) {
      page.draw(place.createTransformedShape(curve(stroke)));
    }
  }

  /** A smooth curve through the points, each slightly displaced. */
  private Path2D curve(int[] points) {
    double[] displaced = new double[points.length];
    for (int i = 0; i < points.length; i++) {
      displaced[i] = points[i] + wobble(5);
    }
    Path2D path = new Path2D.Double();
    CatmullRom.append(path, displaced);
    return path;
  }

  private double wobble(double most) {
    return most * Math.max(-1.5, Math.min(1.5, random.nextGaussian()));
  }
}
