package dev.casilla.app.golden;

import dev.casilla.app.golden.Difference.Tolerance;

/** A picture made small, in few shades. */
/*
 * Each of its pixels stands for a square. Where that has one colour, the pixel has it; else its mean,
 * in one of sixteen levels of each channel, for letters have many shades and files are to be small.
 * Where a mean is near the border between two levels, another machine may take the other one: no
 * pixel may be off by two, and only a few by one, which tells a surface of another colour. A square
 * is small enough for that: a note's stroke is a fifth of it.
 */
final class Thumbnail {
  private static final int SHRINKING = 4;
  private static final int LEVELS = 16;

  /** Between two levels, in steps of 256. */
  private static final int LEVEL_STEPS = 255 / (LEVELS - 1);

  private static final Tolerance ONE_LEVEL = new Tolerance(LEVEL_STEPS, 0);
  private static final Tolerance FEW_PIXELS = new Tolerance(4, 64);

  private Thumbnail() {}

  static Picture of(Picture picture) {
    Picture small = Picture.of(picture.width() / SHRINKING, picture.height() / SHRINKING, 0);
    for (int y = 0; y < small.height(); y++) {
      for (int x = 0; x < small.width(); x++) {
        small.set(x, y, shade(picture, x * SHRINKING, y * SHRINKING));
      }
    }
    return small;
  }

  /** In what a sheet of thumbnails differs from the golden one. */
  static Difference difference(Picture golden, Picture now) {
    Difference one = Difference.between(golden, now, ONE_LEVEL);
    return one.isVisible() ? one : Difference.between(golden, now, FEW_PIXELS);
  }

  private static int shade(Picture picture, int left, int top) {
    int color = picture.at(left, top);
    for (int y = top; y < top + SHRINKING; y++) {
      for (int x = left; x < left + SHRINKING; x++) {
        if (picture.at(x, y) != color) {
          return mean(picture, left, top);
        }
      }
    }
    return color;
  }

  private static int mean(Picture picture, int left, int top) {
    int color = 0;
    for (int shift = 0; shift < 24; shift += 8) {
      int sum = 0;
      for (int y = top; y < top + SHRINKING; y++) {
        for (int x = left; x < left + SHRINKING; x++) {
          sum += picture.at(x, y) >> shift & 0xFF;
        }
      }
      float mean = sum / (float) (SHRINKING * SHRINKING);
      color |= (Math.round(mean / LEVEL_STEPS) * LEVEL_STEPS) << shift;
    }
    return color;
  }
}
