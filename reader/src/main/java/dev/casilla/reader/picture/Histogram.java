package dev.casilla.reader.picture;

import java.util.Arrays;

/**
 * How many of some pixels have which brightness. To be filled again and again; not safe for use by
 * several threads.
 */
public final class Histogram {
  private static final int LEVELS = 256;

  private final int[] levels = new int[LEVELS];
  private int count;

  /** Begins anew. */
  public void clear() {
    Arrays.fill(levels, 0);
    count = 0;
  }

  /** Adds pixels that lie one after the other, {@code to} not included. */
  public void add(byte[] luma, int from, int to) {
    add(luma, from, to, 1);
  }

  /** Adds every other pixel, every third and so on, the first one included. */
  public void add(byte[] luma, int from, int to, int step) {
    int[] counts = levels;
    for (int i = from; i < to; i += step) {
      counts[luma[i] & 0xff]++;
    }
    count += (to - from + step - 1) / step;
  }

  /**
   * Adds by how much pixels that lie one after the other differ from those {@code distance} after
   * them: no brightness, but counted all the same.
   */
  public void addDifferences(byte[] luma, int from, int to, int distance) {
    int[] counts = levels;
    for (int i = from; i < to; i++) {
      counts[Math.abs((luma[i] & 0xff) - (luma[i + distance] & 0xff))]++;
    }
    count += to - from;
  }

  /** How bright a pixel is that has this part of all others before it, the darkest first. */
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
