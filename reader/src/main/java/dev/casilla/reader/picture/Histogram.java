package dev.casilla.reader.picture;

import java.util.Arrays;

/** A histogram of brightness levels. Reusable; not thread-safe. */
public final class Histogram {
  private static final int LEVELS = 256;

  private final int[] levels = new int[LEVELS];
  private int count;

  /** Removes all pixels. */
  public void clear() {
    Arrays.fill(levels, 0);
    count = 0;
  }

  /** Adds a contiguous range of pixels; {@code to} is exclusive. */
  public void add(byte[] luma, int from, int to) {
    add(luma, from, to, 1);
  }

  /** Adds every {@code step}-th pixel of the range, including the first. */
  public void add(byte[] luma, int from, int to, int step) {
    int[] counts = levels;
    for (int i = from; i < to; i += step) {
      counts[luma[i] & 0xff]++;
    }
    count += (to - from + step - 1) / step;
  }

  /** Adds a square of {@code side} × {@code side} pixels with this first pixel. */
  public void addSquare(byte[] luma, int rowStride, int first, int side) {
    for (int y = 0; y < side; y++) {
      int from = first + y * rowStride;
      add(luma, from, from + side);
    }
  }

  /**
   * Adds the absolute differences between each pixel of the range and the pixel {@code distance}
   * after it, in place of brightness levels.
   */
  public void addDifferences(byte[] luma, int from, int to, int distance) {
    int[] counts = levels;
    for (int i = from; i < to; i++) {
      counts[Math.abs((luma[i] & 0xff) - (luma[i + distance] & 0xff))]++;
    }
    count += to - from;
  }

  /** The brightness level at this quantile: 0 is the darkest pixel, 0.5 the median. */
  public int quantile(double part) {
    int left = Math.min(count - 1, (int) (part * count));
    int luma = 0;
    while (left >= levels[luma]) {
      left -= levels[luma];
      luma++;
    }
    return luma;
  }
}
