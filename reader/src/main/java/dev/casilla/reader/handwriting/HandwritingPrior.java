package dev.casilla.reader.handwriting;

import dev.casilla.solver.Cells;

/**
 * Believes less in handwriting on a board where there is hardly any. Stateless.
 *
 * <p>A cell by itself does not tell a light or rounded typeface from a pen. But who writes into a
 * puzzle leaves more than one entry, while most puzzles are read before anybody has written: so
 * three cells that may be written, among thirty that are printed, are printed. The share of written
 * cells is estimated from the odds, the odds are weighed by that share instead of the one that they
 * were learnt with, and so on until neither moves: expectation maximisation for one unknown number
 * (Saerens, Latinne and Decaestecker, 2002).
 *
 * <p>That share explains a single odd digit by itself, as one entry among thirty; but a pen that
 * strays across a digit makes it as odd. So the share only counts as far as it is more likely than
 * that nobody has written anything.
 */
final class HandwritingPrior {
  /** The share of written digits that odds were learnt with. */
  private static final double TRAINING_SHARE = 0.2;

  private static final int ROUNDS = 12;

  /** So that the share is never nothing: one written cell on twenty boards. */
  private static final double MIN_SHARE = 0.05 / Cells.COUNT;

  /** How much likelier a share has to make what is seen to be worth as much as none at all. */
  private static final double MIN_HANDWRITING_EVIDENCE = 3;

  private HandwritingPrior() {}

  /**
   * Weighs the odds by the share of written digits on this board.
   *
   * @param odds of print against handwriting, as natural logarithms; changed in place
   */
  static void apply(double[] odds, int count) {
    double share = TRAINING_SHARE;
    for (int round = 0; round < ROUNDS; round++) {
      double written = 0;
      for (int i = 0; i < count; i++) {
        written += 1 - probability(odds[i] - shift(share));
      }
      share = Math.max(MIN_SHARE, Math.min(1 - MIN_SHARE, written / Math.max(1, count)));
    }
    double somebody = probability(logLikelihoodGain(odds, count, share) - MIN_HANDWRITING_EVIDENCE);
    double shift = Math.min(0, shift(share));
    for (int i = 0; i < count; i++) {
      odds[i] = mixed(odds[i] - shift, odds[i] - shift(MIN_SHARE), 1 - somebody);
    }
  }

  /** The odds where both of two are possible, the second one with this probability. */
  private static double mixed(double first, double second, double share) {
    double print = probability(second) / probability(first);
    double hand = probability(-second) / probability(-first);
    return first + Math.log1p(share * (print - 1)) - Math.log1p(share * (hand - 1));
  }

  /** How much likelier all digits are as a mix with that share than if each is printed. */
  private static double logLikelihoodGain(double[] odds, int count, double share) {
    double gain = 0;
    for (int i = 0; i < count; i++) {
      double written = Math.exp(Math.log((1 - TRAINING_SHARE) / TRAINING_SHARE) - odds[i]);
      gain += Math.log(1 - share + share * written);
    }
    return gain;
  }

  /** The probability that goes with the odds. */
  static double probability(double odds) {
    return 1 / (1 + Math.exp(-odds));
  }

  /** By how much more handwriting is to be expected than learnt. */
  private static double shift(double share) {
    return Math.log(share / (1 - share)) - Math.log(TRAINING_SHARE / (1 - TRAINING_SHARE));
  }
}
