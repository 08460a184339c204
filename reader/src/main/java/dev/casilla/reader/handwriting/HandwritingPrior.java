package dev.casilla.reader.handwriting;

import dev.casilla.solver.Cells;

/**
 * Adapts the odds of handwriting to the amount of handwriting on the board. Stateless.
 *
 * <p>A single cell does not separate a light or rounded typeface from a pen. But most puzzles are
 * scanned before anyone writes in them, and a person who does write leaves more than one entry:
 * three doubtful cells among thirty printed ones are printed. The class estimates the share of
 * written digits from the odds, corrects the odds for that share instead of the share in the
 * training data, and repeats: expectation maximisation for one prior (Saerens, Latinne and
 * Decaestecker, 2002).
 *
 * <p>By itself this share explains one unusual digit as one entry among thirty, but a pen that
 * crosses a printed digit also makes it unusual. So the share counts only as far as it is more
 * likely than a board without handwriting.
 */
final class HandwritingPrior {
  /** Share of written digits in the training data. */
  private static final double TRAINING_SHARE = 0.2;

  private static final int ROUNDS = 12;

  /** Minimum share, which must not be zero: one written cell on twenty boards. */
  private static final double MIN_SHARE = 0.05 / Cells.COUNT;

  /** The log-likelihood gain at which a board with handwriting is as likely as one without. */
  private static final double MIN_LOG_LIKELIHOOD_GAIN = 3;

  private HandwritingPrior() {}

  /**
   * Adapts the odds to the share of written digits on this board.
   *
   * @param odds of print against handwriting, as natural logarithms; changed in place
   */
  static void apply(double[] odds, int count) {
    double share = TRAINING_SHARE;
    for (int round = 0; round < ROUNDS; round++) {
      double written = 0;
      for (int i = 0; i < count; i++) {
        written += 1 - probability(odds[i] - logPriorShift(share));
      }
      share = Math.max(MIN_SHARE, Math.min(1 - MIN_SHARE, written / Math.max(1, count)));
    }
    double handwritingProbability =
        probability(logLikelihoodGain(odds, count, share) - MIN_LOG_LIKELIHOOD_GAIN);
    double logPriorShift = Math.min(0, logPriorShift(share));
    for (int i = 0; i < count; i++) {
      odds[i] =
          mixedOdds(
              odds[i] - logPriorShift,
              odds[i] - logPriorShift(MIN_SHARE),
              1 - handwritingProbability);
    }
  }

  /**
   * Returns the odds of a mixture of two models.
   *
   * @param share the probability of the second model
   */
  private static double mixedOdds(double first, double second, double share) {
    double print = probability(second) / probability(first);
    double hand = probability(-second) / probability(-first);
    return first + Math.log1p(share * (print - 1)) - Math.log1p(share * (hand - 1));
  }

  /**
   * Returns the log-likelihood of the digits as a mixture with this share, relative to print only.
   */
  private static double logLikelihoodGain(double[] odds, int count, double share) {
    double gain = 0;
    for (int i = 0; i < count; i++) {
      double written = Math.exp(Math.log((1 - TRAINING_SHARE) / TRAINING_SHARE) - odds[i]);
      gain += Math.log(1 - share + share * written);
    }
    return gain;
  }

  /** Returns the probability for these log odds. */
  static double probability(double odds) {
    return 1 / (1 + Math.exp(-odds));
  }

  /**
   * Returns the difference between the log odds of handwriting with this share and those in the
   * training data.
   */
  private static double logPriorShift(double share) {
    return Math.log(share / (1 - share)) - Math.log(TRAINING_SHARE / (1 - TRAINING_SHARE));
  }
}
