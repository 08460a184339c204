package dev.casilla.reader.handwriting;

import dev.casilla.reader.digits.GlyphMeter;
import dev.casilla.solver.Cells;
import java.util.Arrays;

/**
 * The common measures of glyphs of one typeface or one person's handwriting: the typical measures,
 * small offsets for each digit, and the typical deviation from them. Reuses its buffers; not
 * thread-safe.
 *
 * <p>Uses weighted medians instead of means, since some of the glyphs belong to the other style.
 */
final class GlyphStyle {
  /**
   * Maximum distance by measure, which limits the effect of a pen or a line that crosses the cell.
   * The limit for darkness is lower, since some blocks have a shaded ground.
   */
  private static final double[] MAX_DISTANCE = {4, 8, 8, 8, 8};

  /**
   * The standard deviation of a normal distribution is 1.48 times its median absolute deviation.
   */
  private static final double MEDIAN_TO_DEVIATION = 1.48;

  /** Minimum deviation by measure, as caused by the camera between equal glyphs. */
  private static final double[] MIN_DEVIATION = {0.08, 0.5, 0.5, 0.12, 0.6};

  private final double priorWeight;
  private final double[] values = new double[Cells.COUNT];
  private final double[] distances = new double[Cells.COUNT * GlyphMeter.MEASURES];
  private final int[] order = new int[Cells.COUNT];
  private final double[] weightedSums = new double[Cells.SIDE + 1];
  private final double[] weightSums = new double[Cells.SIDE + 1];

  /**
   * Creates a style that must learn before use.
   *
   * @param priorWeight the weight of the typical measures of all digits, in glyphs, when the offset
   *     of one digit is estimated: low for print, higher for handwriting
   */
  GlyphStyle(double priorWeight) {
    this.priorWeight = priorWeight;
  }

  /**
   * Learns this style, and replaces what it learned before.
   *
   * @param measures the measures of the glyphs, one glyph after another
   * @param digits the digit of each glyph
   * @param weights how much each glyph belongs to this style, from 0 to 1
   */
  void learn(double[] measures, int[] digits, double[] weights, int count) {
    for (int measure = 0; measure < GlyphMeter.MEASURES; measure++) {
      for (int i = 0; i < count; i++) {
        values[i] = measures[i * GlyphMeter.MEASURES + measure];
      }
      double typical = median(weights, count);
      for (int i = 0; i < count; i++) {
        values[i] -= typical;
      }
      toLeaveOneOutDistances(digits, weights, count);
      double deviation =
          Math.max(MEDIAN_TO_DEVIATION * median(weights, count), MIN_DEVIATION[measure]);
      for (int i = 0; i < count; i++) {
        distances[i * GlyphMeter.MEASURES + measure] =
            Math.min(values[i] / deviation, MAX_DISTANCE[measure]);
      }
    }
  }

  /** Returns the distance of the glyph's measure from the typical one, in deviations. */
  double distance(int glyph, int measure) {
    return distances[glyph * GlyphMeter.MEASURES + measure];
  }

  /**
   * Replaces each value by its distance from the mean of the other glyphs of its digit, which is
   * shrunk towards zero if they are few.
   */
  private void toLeaveOneOutDistances(int[] digits, double[] weights, int count) {
    Arrays.fill(weightedSums, 0);
    Arrays.fill(weightSums, 0);
    for (int i = 0; i < count; i++) {
      weightedSums[digits[i]] += weights[i] * values[i];
      weightSums[digits[i]] += weights[i];
    }
    for (int i = 0; i < count; i++) {
      double sum = weightedSums[digits[i]] - weights[i] * values[i];
      double weight = weightSums[digits[i]] - weights[i];
      values[i] = Math.abs(values[i] - sum / (priorWeight + Math.max(0, weight)));
    }
  }

  /** Returns the weighted median of the values. */
  private double median(double[] weights, int count) {
    double total = 0;
    for (int i = 0; i < count; i++) {
      int at = i;
      while (at > 0 && values[order[at - 1]] > values[i]) {
        order[at] = order[at - 1];
        at--;
      }
      order[at] = i;
      total += weights[i];
    }
    double below = 0;
    for (int i = 0; i < count; i++) {
      below += weights[order[i]];
      if (below >= total / 2) {
        return values[order[i]];
      }
    }
    return values[order[count - 1]];
  }
}
