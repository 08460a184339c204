package dev.casilla.training.draw;

import dev.casilla.reader.testing.draw.CatmullRom;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;

/** Digits and lines drawn by hand. Not thread-safe. */
final class PenStrokes {
  private static final double WIDTH = 0.6;

  /** The variants of each digit: strokes of points x, y. */
  private final List<List<double[][]>> variants = new ArrayList<>();

  private final SeededRandom random;

  PenStrokes(SeededRandom random) {
    this.random = random;
    for (int digit = 0; digit <= 9; digit++) {
      variants.add(new ArrayList<>());
    }
    for (String line : Typefaces.lines("strokes.txt")) {
      variants.get(line.charAt(0) - '0').add(parse(line.substring(1)));
    }
  }

  private static double[][] parse(String strokes) {
    String[] parts = strokes.split("\\|", -1);
    double[][] points = new double[parts.length][];
    for (int i = 0; i < parts.length; i++) {
      String[] numbers = parts[i].strip().split("[ ,]+", -1);
      points[i] = new double[numbers.length];
      for (int k = 0; k < numbers.length; k++) {
        points[i][k] = Double.parseDouble(numbers[k]);
      }
    }
    return points;
  }

  /** The digit as strokes, of height 1, centred at the origin. */
  Shape digit(int digit) {
    double jitter = random.between(0.01, 0.05);
    Path2D path = new Path2D.Double();
    for (double[] stroke : random.oneOf(variants.get(digit))) {
      double[] moved = stroke.clone();
      for (int i = 0; i < moved.length; i++) {
        moved[i] += random.gaussian(jitter) - (i % 2 == 0 ? WIDTH / 2 : 0.5);
      }
      CatmullRom.append(path, moved);
    }
    AffineTransform way = AffineTransform.getRotateInstance(random.gaussian(0.08));
    way.shear(random.gaussian(0.12), 0);
    way.scale(random.between(0.75, 1.3), 1);
    return way.createTransformedShape(path);
  }

  /** A nearly straight line across the cell. */
  Shape stroke() {
    double angle = random.between(0, Math.PI);
    double x = 0.5 + random.gaussian(0.25);
    double y = 0.5 + random.gaussian(0.25);
    double half = random.between(0.3, 1);
    double right = half * Math.cos(angle);
    double down = half * Math.sin(angle);
    double bend = random.gaussian(0.08);
    double[] points = {x - right, y - down, x + bend, y - bend, x + right, y + down};
    Path2D path = new Path2D.Double();
    CatmullRom.append(path, points);
    return path;
  }

  /** A scribble through a few random points. */
  Shape scribble() {
    double[] points = new double[2 * (2 + random.below(4))];
    for (int i = 0; i < points.length; i++) {
      points[i] = random.between(-0.2, 1.2);
    }
    Path2D path = new Path2D.Double();
    CatmullRom.append(path, points);
    return path;
  }
}
