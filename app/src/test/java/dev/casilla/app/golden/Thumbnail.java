package dev.casilla.app.golden;

import dev.casilla.app.golden.Difference.Tolerance;

/** A small copy of a picture with few colors. */
/*
 * Each pixel represents a square of the picture. If the square has one color, the pixel has it;
 * else it has the mean, rounded to 16 levels per channel, because letters have many shades and
 * files must be small. Near the border between two levels another machine may round differently, so
 * no pixel may differ by two levels and only a few by one; more mean that a surface has another
 * color. The squares are small enough for that: the stroke of a note covers a fifth of one.
 */
final class Thumbnail {
  private static final int SHRINKING = 4;
  private static final int LEVELS = 16;

  /** The distance between two levels, in steps of 256. */
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

  /** Returns the difference of a sheet of thumbnails from the golden sheet. */
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
