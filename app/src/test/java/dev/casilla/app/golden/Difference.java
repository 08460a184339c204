package dev.casilla.app.golden;

/** The pixels in which a picture differs from the golden picture. */
/*
 * On one machine drawing is reproducible to the pixel. Other machines may round the edges of
 * letters differently, so a channel may differ by a few steps and a few pixels by more. Surfaces of
 * different color differ by at least ten steps, and the smallest mark has more pixels.
 */
final class Difference {
  private static final Tolerance USUAL = new Tolerance(8, 12);
  private static final int RED = 0xD00000;
  private static final int WHITE = 0xFFFFFF;
  private static final int FADED = 0x30;

  private final Tolerance tolerance;
  private final Picture golden;
  private final Picture now;
  private final Picture marked;
  private int pixels;

  /**
   * A difference that is not visible.
   *
   * @param steps by how much the channels of any pixel may differ
   * @param pixels how many pixels may differ by more
   */
  record Tolerance(int steps, int pixels) {}

  private Difference(Picture golden, Picture now, Tolerance tolerance) {
    this.tolerance = tolerance;
    this.golden = golden;
    this.now = now;
    this.marked =
        Picture.of(
            Math.max(golden.width(), now.width()), Math.max(golden.height(), now.height()), WHITE);
  }

  static Difference between(Picture golden, Picture now) {
    return between(golden, now, USUAL);
  }

  static Difference between(Picture golden, Picture now, Tolerance tolerance) {
    Difference difference = new Difference(golden, now, tolerance);
    difference.mark();
    return difference;
  }

  /** Returns whether the difference exceeds the tolerance. */
  boolean isVisible() {
    return pixels > tolerance.pixels() || !isSameSize();
  }

  /** Returns the number of pixels that differ. */
  int pixels() {
    return pixels;
  }

  /**
   * Returns the golden picture, the different pixels in red and the current picture, side by side.
   */
  Picture picture() {
    int width = marked.width();
    Picture all = Picture.of(3 * width, marked.height(), WHITE);
    all.paste(golden, 0);
    all.paste(marked, width);
    all.paste(now, 2 * width);
    return all;
  }

  private boolean isSameSize() {
    return golden.width() == now.width() && golden.height() == now.height();
  }

  private void mark() {
    for (int y = 0; y < Math.min(golden.height(), now.height()); y++) {
      for (int x = 0; x < Math.min(golden.width(), now.width()); x++) {
        boolean differs = differ(golden.at(x, y), now.at(x, y));
        pixels += differs ? 1 : 0;
        marked.set(x, y, differs ? RED : faded(now.at(x, y)));
      }
    }
  }

  private boolean differ(int one, int other) {
    boolean differ = false;
    for (int shift = 0; shift < 24; shift += 8) {
      differ |= Math.abs((one >> shift & 0xFF) - (other >> shift & 0xFF)) > tolerance.steps();
    }
    return differ;
  }

  /** A light gray version of the color, so that the red pixels stand out. */
  private static int faded(int color) {
    int grey = ((color >> 16 & 0xFF) + (color >> 8 & 0xFF) + (color & 0xFF)) / 3;
    int light = 0xFF - FADED + grey * FADED / 0xFF;
    return light << 16 | light << 8 | light;
  }
}
