package dev.casilla.cli.photo;

import java.awt.Rectangle;
import java.util.Arrays;

/** Reduces a very large picture by averaging squares of pixels, one strip of rows after another. */
/*
 * A strip bounds the memory for decoded pixels. JPEG decoders have to decode all rows before a strip
 * too, so a small strip costs time: three strips take twice the time of one.
 */
final class AreaReducer {
  /** Pictures up to this long are not reduced; the reader needs less than half of it. */
  private static final int LONG_SIDE = 5000;

  private static final int STRIP_PIXELS = 16_000_000;

  private final int width;
  private final int height;
  private final int step;
  private final int outWidth;
  private byte[] out;
  private int nextRow;

  AreaReducer(int width, int height) {
    this.width = width;
    this.height = height;
    step = step(width, height);
    outWidth = divideUp(width, step);
    out = step == 1 ? new byte[0] : new byte[outWidth * divideUp(height, step)];
  }

  /** The side of the squares that are averaged. */
  static int step(int width, int height) {
    return Math.max(1, divideUp(Math.max(width, height), LONG_SIDE));
  }

  /** The number of pixels that are decoded at a time. */
  static long pixelsAtATime(int width, int height) {
    long pixels = (long) width * height;
    return step(width, height) == 1 ? pixels : Math.min(pixels, STRIP_PIXELS);
  }

  boolean hasNextStrip() {
    return nextRow < height;
  }

  /** The next rows to decode. */
  Rectangle nextStrip() {
    int rows = step == 1 ? height : Math.max(step, STRIP_PIXELS / width / step * step);
    Rectangle strip = new Rectangle(0, nextRow, width, Math.min(rows, height - nextRow));
    nextRow += strip.height;
    return strip;
  }

  /** Adds the brightness of a strip's pixels. */
  void add(Rectangle strip, byte[] luma) {
    if (step == 1) {
      out = luma;
      return;
    }
    int[] sums = new int[outWidth];
    for (int top = 0; top < strip.height; top += step) {
      int rows = Math.min(step, strip.height - top);
      Arrays.fill(sums, 0);
      for (int row = top; row < top + rows; row++) {
        addRow(luma, row * width, sums);
      }
      write(sums, rows, (strip.y + top) / step * outWidth);
    }
  }

  PhotoDecoder.Pixels pixels() {
    return new PhotoDecoder.Pixels(out, outWidth, divideUp(height, step), step);
  }

  private void addRow(byte[] luma, int begin, int[] sums) {
    for (int x = 0; x < width; x++) {
      sums[x / step] += luma[begin + x] & 0xff;
    }
  }

  private void write(int[] sums, int rows, int begin) {
    for (int x = 0; x < outWidth; x++) {
      int area = rows * Math.min(step, width - x * step);
      out[begin + x] = (byte) ((sums[x] + area / 2) / area);
    }
  }

  private static int divideUp(int number, int divisor) {
    return (number + divisor - 1) / divisor;
  }
}
