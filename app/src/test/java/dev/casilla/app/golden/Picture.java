package dev.casilla.app.golden;

import android.graphics.Bitmap;
import java.util.Arrays;

/** Opaque pixels, row by row, as 0xFFRRGGBB. */
final class Picture {
  private static final int OPAQUE = 0xFF000000;

  private final int width;
  private final int height;
  private final int[] pixels;

  private Picture(int width, int height, int[] pixels) {
    this.width = width;
    this.height = height;
    this.pixels = pixels;
  }

  /** Creates a picture of one color. */
  static Picture of(int width, int height, int color) {
    int[] pixels = new int[width * height];
    Arrays.fill(pixels, OPAQUE | color);
    return new Picture(width, height, pixels);
  }

  static Picture of(Bitmap bitmap) {
    int width = bitmap.getWidth();
    int height = bitmap.getHeight();
    Picture picture = of(width, height, 0);
    bitmap.getPixels(picture.pixels, 0, width, 0, 0, width, height);
    return picture;
  }

  int width() {
    return width;
  }

  int height() {
    return height;
  }

  int at(int x, int y) {
    return pixels[y * width + x];
  }

  void set(int x, int y, int color) {
    pixels[y * width + x] = OPAQUE | color;
  }

  void fill(int fromX, int fromY, int width, int height, int color) {
    for (int y = fromY; y < fromY + height; y++) {
      for (int x = fromX; x < fromX + width; x++) {
        set(x, y, color);
      }
    }
  }

  /** Pastes {@code other} into this picture at {@code left}. */
  void paste(Picture other, int left) {
    paste(other, left, 0);
  }

  /** Pastes {@code other} into this picture with its corner at {@code left} and {@code top}. */
  void paste(Picture other, int left, int top) {
    for (int y = 0; y < other.height; y++) {
      for (int x = 0; x < other.width; x++) {
        set(left + x, top + y, other.at(x, y));
      }
    }
  }
}
