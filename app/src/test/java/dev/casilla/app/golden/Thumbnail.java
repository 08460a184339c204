package dev.casilla.app.golden;

/** A picture made small, in few shades. */
/*
 * Each of its pixels is the mean of a square, in one of sixteen levels of each colour. A golden one
 * is compared with one as it is before its shades are reduced: where a mean is near the border
 * between two levels, another machine may take the other one.
 */
final class Thumbnail {
  private static final int SHRINKING = 8;
  private static final int LEVELS = 16;

  /** Between two levels, in steps of 256. */
  static final int LEVEL_STEPS = 255 / (LEVELS - 1);

  private Thumbnail() {}

  static Picture of(Picture picture) {
    Picture small = Picture.of(picture.width() / SHRINKING, picture.height() / SHRINKING, 0);
    for (int y = 0; y < small.height(); y++) {
      for (int x = 0; x < small.width(); x++) {
        small.set(x, y, mean(picture, x * SHRINKING, y * SHRINKING));
      }
    }
    return small;
  }

  /** {@code thumbnail} in sixteen levels of each colour. */
  static Picture inFewShades(Picture thumbnail) {
    Picture reduced = Picture.of(thumbnail.width(), thumbnail.height(), 0);
    for (int y = 0; y < thumbnail.height(); y++) {
      for (int x = 0; x < thumbnail.width(); x++) {
        reduced.set(x, y, level(thumbnail.at(x, y)));
      }
    }
    return reduced;
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
      color |= (sum / (SHRINKING * SHRINKING)) << shift;
    }
    return color;
  }

  private static int level(int color) {
    int reduced = 0;
    for (int shift = 0; shift < 24; shift += 8) {
      int level = Math.round((color >> shift & 0xFF) / (float) LEVEL_STEPS);
      reduced |= (level * LEVEL_STEPS) << shift;
    }
    return reduced;
  }
}
