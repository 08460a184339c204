package dev.casilla.reader.testing.page;

import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.picture.LumaPlane;
import java.util.List;
import java.util.Random;

/** What spoils a cell or two of a page's puzzle, and may take a digit away. */
public enum Blemish {
  /** A lamp in glossy paper: brightest in the middle, and fading out. */
  GLARE {
    @Override
    double seen(double luma, double off, Look look) {
      return luma + 400 * Math.exp(-off * off);
    }
  },
  /** A round drop of ink or coffee: what is below shows through a little. */
  SPOT {
    @Override
    double seen(double luma, double off, Look look) {
      double cover = Math.max(0, Math.min(1, (1 - off) * look.sharpness()));
      return luma * (1 - cover * (1 - 0.6 * look.tone()));
    }
  },
  /** Paint over the print, or a patch rubbed off: a little brighter than paper, or darker. */
  WHITE_OUT {
    @Override
    double seen(double luma, double off, Look look) {
      double cover = Math.max(0, Math.min(1, (1 - off) * look.sharpness()));
      return luma + cover * (look.paper() + 30 * look.tone() - 15 - luma);
    }
  };

  /** Cells from the spot's middle beyond which even a reflection is too weak to be seen. */
  private static final double FARTHEST = 3;

  /**
   * How this one looks.
   *
   * @param paper how bright the paper is here
   * @param tone 0 to 1, dark to bright
   * @param sharpness of its edge
   */
  record Look(double paper, double tone, double sharpness) {}

  /** How bright a place is seen, so many radii off the middle. */
  abstract double seen(double luma, double off, Look look);

  private double radius(Random random) {
    return switch (this) {
      case GLARE -> 0.4 + 0.9 * random.nextDouble();
      case SPOT -> 0.12 + 0.35 * random.nextDouble();
      case WHITE_OUT -> 0.55 + 0.4 * random.nextDouble();
    };
  }

  /** The picture of a puzzle with these nodes, so spoilt where chance will have it. */
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
    double reach = Math.max(wide, tall) * FARTHEST;
    Look look =
        new Look(brightest(luma, plane, new Point(x, y), cell), tone, 2 + 3 * random.nextDouble());
    for (int row = (int) Math.max(0, y - reach); row < Math.min(plane.height(), y + reach); row++) {
      for (int i = (int) Math.max(0, x - reach); i < Math.min(plane.width(), x + reach); i++) {
        int at = row * plane.width() + i;
        double off = Math.hypot((i + 0.5 - x) / wide, (row + 0.5 - y) / tall);
        luma[at] = (byte) Math.max(0, Math.min(255, seen(luma[at] & 0xff, off, look)));
      }
    }
  }

  /** How bright the paper is within a cell's distance. */
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
