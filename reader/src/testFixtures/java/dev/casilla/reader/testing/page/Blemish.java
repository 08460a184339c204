package dev.casilla.reader.testing.page;

import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.picture.LumaPlane;
import java.util.List;
import java.util.Random;

/** A blemish on one or two cells of the puzzle, which may hide a digit. */
public enum Blemish {
  /** The reflection of a lamp on glossy paper: brightest at the centre, fading outwards. */
  GLARE {
    @Override
    double appliedTo(double luma, double off, Look look) {
      return luma + 400 * Math.exp(-off * off);
    }
  },
  /** A round drop of ink or coffee, slightly transparent. */
  SPOT {
    @Override
    double appliedTo(double luma, double off, Look look) {
      double cover = Math.max(0, Math.min(1, (1 - off) * look.sharpness()));
      return luma * (1 - cover * (1 - 0.6 * look.tone()));
    }
  },
  /** Correction paint or a rubbed-off patch: slightly brighter or darker than paper. */
  WHITE_OUT {
    @Override
    double appliedTo(double luma, double off, Look look) {
      double cover = Math.max(0, Math.min(1, (1 - off) * look.sharpness()));
      return luma + cover * (look.paper() + 30 * look.tone() - 15 - luma);
    }
  };

  /** Distance from the centre in cells beyond which even a reflection is invisible. */
  private static final double MAX_RADIUS = 3;

  /**
   * The appearance of one blemish.
   *
   * @param paper brightness of the paper there
   * @param tone 0 dark to 1 bright
   * @param sharpness sharpness of its edge
   */
  record Look(double paper, double tone, double sharpness) {}

  /** The resulting brightness at a distance of {@code off} radii from the centre. */
  abstract double appliedTo(double luma, double off, Look look);

  private double radius(Random random) {
    return switch (this) {
      case GLARE -> 0.4 + 0.9 * random.nextDouble();
      case SPOT -> 0.12 + 0.35 * random.nextDouble();
      case WHITE_OUT -> 0.55 + 0.4 * random.nextDouble();
    };
  }

  /** Adds the blemish at a random position on the puzzle with these nodes. */
  LumaPlane on(LumaPlane plane, List<Point> nodes, Random random) {
    byte[] luma = plane.luma().clone();
    int spots = this == SPOT ? 1 + random.nextInt(3) : 1;
    for (int i = 0; i < spots; i++) {
      add(luma, plane, nodes, random);
    }
    return LumaPlane.of(luma, plane.width(), plane.height());
  }

  private void add(byte[] luma, LumaPlane plane, List<Point> nodes, Random random) {
    int corner = random.nextInt(9) * 10 + random.nextInt(9);
    Point from = nodes.get(corner);
    Point right = nodes.get(corner + 1);
    Point below = nodes.get(corner + 10);
    double across = random.nextDouble();
    double down = random.nextDouble();
    double x = from.x() + across * (right.x() - from.x()) + down * (below.x() - from.x());
    double y = from.y() + across * (right.y() - from.y()) + down * (below.y() - from.y());
    double cell = Math.hypot(right.x() - from.x(), right.y() - from.y());
    double wide = cell * radius(random);
    double tall = wide * (0.7 + 0.6 * random.nextDouble());
    double tone = random.nextDouble();
    double reach = Math.max(wide, tall) * MAX_RADIUS;
    Look look =
        new Look(brightest(luma, plane, new Point(x, y), cell), tone, 2 + 3 * random.nextDouble());
    for (int row = (int) Math.max(0, y - reach); row < Math.min(plane.height(), y + reach); row++) {
      for (int i = (int) Math.max(0, x - reach); i < Math.min(plane.width(), x + reach); i++) {
        int at = row * plane.width() + i;
        double off = Math.hypot((i + 0.5 - x) / wide, (row + 0.5 - y) / tall);
        luma[at] = (byte) Math.max(0, Math.min(255, appliedTo(luma[at] & 0xff, off, look)));
      }
    }
  }

  /** The brightness of the paper within one cell. */
  private static double brightest(byte[] luma, LumaPlane plane, Point at, double cell) {
    int brightest = 0;
    for (int y = (int) Math.max(0, at.y() - cell);
        y < Math.min(plane.height(), at.y() + cell);
        y++) {
      for (int x = (int) Math.max(0, at.x() - cell);
          x < Math.min(plane.width(), at.x() + cell);
          x++) {
        brightest = Math.max(brightest, luma[y * plane.width() + x] & 0xff);
      }
    }
    return brightest - 4;
  }
}
