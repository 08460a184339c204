package dev.casilla.reader.handwriting;

import dev.casilla.reader.digits.GlyphMeter;
import dev.casilla.solver.Cells;
import java.util.Arrays;

/**
 * What glyphs have in common that are of one typeface, or that one person wrote: typical measures,
 * those of each digit a little apart, and how far glyphs stray from them. Keeps its buffers; not
 * safe for use by several threads.
 *
 * <p>Medians, not means: some of the glyphs are of another hand, which is what is to be found out.
 */
final class GlyphStyle {
  /**
   * Distances beyond which measures are all alike, by measure: a pen or a line crosses the cell. Of
   * darkness less, as the ground of some blocks is shaded.
   */
  private static final double[] MAX_DISTANCE = {4, 8, 8, 8, 8};

  /** Of normally distributed values half lie nearer than 1/1.48 of their deviation. */
  private static final double MEDIAN_TO_DEVIATION = 1.48;

  /** Deviations below are what the camera makes of glyphs that are the same, by measure. */
  private static final double[] MIN_DEVIATION = {0.08, 0.5, 0.5, 0.12, 0.6};

  private final double common;
  private final double[] values = new double[Cells.COUNT];
  private final double[] distances = new double[Cells.COUNT * GlyphMeter.MEASURES];
  private final int[] order = new int[Cells.COUNT];
  private final double[] sumOfDigit = new double[Cells.SIDE + 1];
  private final double[] shareOfDigit = new double[Cells.SIDE + 1];

  /**
   * A hand that is not known yet.
   *
   * @param common how many glyphs of one digit it takes to know as much of that digit as all glyphs
   *     together tell: few of print, more of handwriting
   */
  GlyphStyle(double common) {
    this.common = common;
  }

  /**
   * Learns anew.
   *
   * @param measures those of one glyph after the other
   * @param digits which digit each glyph is
   * @param shares how much each glyph belongs to this hand
   */
  void learn(double[] measures, int[] digits, double[] shares, int count) {
    for (int measure = 0; measure < GlyphMeter.MEASURES; measure++) {
      for (int i = 0; i < count; i++) {
        values[i] = measures[i * GlyphMeter.MEASURES + measure];
      }
      double typical = median(shares, count);
      for (int i = 0; i < count; i++) {
        values[i] -= typical;
      }
      leaveOutDigits(digits, shares, count);
      double deviation =
          Math.max(MEDIAN_TO_DEVIATION * median(shares, count), MIN_DEVIATION[measure]);
      for (int i = 0; i < count; i++) {
        distances[i * GlyphMeter.MEASURES + measure] =
            Math.min(values[i] / deviation, MAX_DISTANCE[measure]);
      }
    }
  }

  /** How far off the typical the glyph's measure is, in deviations. */
  double distance(int glyph, int measure) {
    return distances[glyph * GlyphMeter.MEASURES + measure];
  }

  /** Leaves of each value how far it is from what the other glyphs of its digit have. */
  private void leaveOutDigits(int[] digits, double[] shares, int count) {
    Arrays.fill(sumOfDigit, 0);
    Arrays.fill(shareOfDigit, 0);
    for (int i = 0; i < count; i++) {
      sumOfDigit[digits[i]] += shares[i] * values[i];
      shareOfDigit[digits[i]] += shares[i];
    }
    for (int i = 0; i < count; i++) {
      double sum = sumOfDigit[digits[i]] - shares[i] * values[i];
      double share = shareOfDigit[digits[i]] - shares[i];
      values[i] = Math.abs(values[i] - sum / (common + Math.max(0, share)));
    }
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
