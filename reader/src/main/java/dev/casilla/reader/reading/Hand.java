package dev.casilla.reader.reading;

import dev.casilla.reader.digits.GlyphMeter;

/**
 * What glyphs have in common that are of one typeface, or that one person wrote: typical measures,
 * and how far they stray. Keeps its buffers; not safe for use by several threads.
 *
 * <p>Medians, not means: some of the glyphs are of another hand, which is what is to be found out.
 */
final class Hand {
  /** Measures beyond this distance are all alike: a pen crosses the cell, or a line. */
  private static final double FARTHEST = 8;

  /** Of normally distributed values half lie nearer than 1/1.48 of their deviation. */
  private static final double DEVIATION = 1.48;

  /** Deviations below are what the camera makes of glyphs that are the same, by measure. */
  private static final double[] LEAST_DEVIATION = {0.08, 0.5, 0.5, 0.12, 0.6};

  private final double[] typical = new double[GlyphMeter.MEASURES];
  private final double[] deviation = new double[GlyphMeter.MEASURES];
  private final double[] values;
  private final int[] order;

  /** A hand that is learnt from at most so many glyphs. */
  Hand(int most) {
    values = new double[most];
    order = new int[most];
  }

  /**
   * Learns anew.
   *
   * @param measures those of one glyph after the other
   * @param shares how much each glyph belongs to this hand
   */
  void learn(double[] measures, double[] shares, int count) {
    for (int measure = 0; measure < GlyphMeter.MEASURES; measure++) {
      for (int i = 0; i < count; i++) {
        values[i] = measures[i * GlyphMeter.MEASURES + measure];
      }
      typical[measure] = median(shares, count);
      for (int i = 0; i < count; i++) {
        values[i] = Math.abs(values[i] - typical[measure]);
      }
      deviation[measure] = Math.max(DEVIATION * median(shares, count), LEAST_DEVIATION[measure]);
    }
  }

  /** How far off the typical the measure is, in deviations. */
  double distance(int measure, double value) {
    return Math.min(Math.abs(value - typical[measure]) / deviation[measure], FARTHEST);
  }

  /** The value below which half of all shares lie. */
  private double median(double[] shares, int count) {
    double all = 0;
    for (int i = 0; i < count; i++) {
      int at = i;
      while (at > 0 && values[order[at - 1]] > values[i]) {
        order[at] = order[at - 1];
        at--;
      }
      order[at] = i;
      all += shares[i];
    }
    double below = 0;
    for (int i = 0; i < count; i++) {
      below += shares[order[i]];
      if (below >= all / 2) {
        return values[order[i]];
      }
    }
    return values[order[count - 1]];
  }
}
