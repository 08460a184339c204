package dev.casilla.reader.handwriting;

import dev.casilla.reader.digits.CellClass;
import dev.casilla.reader.digits.CellProbabilities;
import dev.casilla.reader.digits.GlyphMeter;
import dev.casilla.reader.digits.InkNormalizer;
import dev.casilla.solver.Cells;
import java.util.Arrays;

/**
 * Separates the printed digits of a board from the handwritten ones. Reuses its buffers; not
 * thread-safe.
 *
 * <p>A single cell does not separate neat handwriting from print, but the whole board does: printed
 * digits share one height, base line, darkness and stroke width, and are centred in their cells;
 * equal digits are even more alike. So the digits that are most likely printed define the style of
 * the print, and each digit is classified by its distance from that style. If the board has enough
 * handwriting, the distance from the handwriting counts too.
 */
/*
 * The log odds are a weighted sum of the network's odds and the distances. The weights come from a
 * logistic regression on the network's training photos and on rendered pages that are not part of
 * :reader:evaluate. A pixelwise comparison of equal digits did not improve the result.
 */
public final class PrintHandClassifier {
  /** Maximum absolute log odds of the network. */
  private static final double MAX_NETWORK_ODDS = 8;

  /** The share of the digits from which print is learned at first, and their minimum number. */
  private static final double INITIAL_PRINT_SHARE = 0.35;

  private static final int MIN_INITIAL_PRINT = 5;

  /** Minimum weight of a digit in the style of the handwriting. */
  private static final double MIN_HAND_WEIGHT = 1e-7;

  /** Minimum weight of a digit in the style of the print, so that the median is always defined. */
  private static final double MIN_PRINT_WEIGHT = 0.02;

  /** Minimum expected number of written digits before a style of handwriting is learned. */
  private static final double MIN_WRITTEN = 3;

  /**
   * Minimum ratio of the probabilities of a digit and of an empty cell. A hidden cell is as likely
   * to be empty and says nothing about print.
   */
  private static final double MIN_DIGIT_ADVANTAGE = 1.01;

  /** Minimum number of digits from which a style can be learned. */
  private static final int MIN_DIGITS = 5;

  private static final int ROUNDS = 2;

  /** The weights without handwriting to compare with. */
  private static final Weights PRINT_ONLY_WEIGHTS =
      new Weights(0.87, new double[] {1.4, 0.94, 0.99, 0.55, 1.01}, new double[5], 5.31);

  private static final Weights PRINT_AND_HAND_WEIGHTS =
      new Weights(
          0.74,
          new double[] {1.42, 0.73, 0.95, 0.7, 0.59},
          new double[] {1.01, 0.48, 0.87, 0.41, 0},
          1.1);

  /** The weights of the network's log odds and of the distances by measure, and the intercept. */
  @SuppressWarnings("ArrayRecordComponent") // Constants, never compared.
  private record Weights(
      double networkOdds, double[] fromPrint, double[] fromHand, double constant) {}

  private final GlyphMeter meter = new GlyphMeter();
  private final GlyphStyle print = new GlyphStyle(1);
  private final GlyphStyle hand = new GlyphStyle(2);
  private final double[] measures = new double[Cells.COUNT * GlyphMeter.MEASURES];
  private final int[] cells = new int[Cells.COUNT];
  private final int[] digits = new int[Cells.COUNT];
  private final double[] networkOdds = new double[Cells.COUNT];
  private final double[] odds = new double[Cells.COUNT];
  private final double[] printOnlyOdds = new double[Cells.COUNT];
  private final double[] printWeights = new double[Cells.COUNT];
  private final double[] handWeights = new double[Cells.COUNT];
  private int count;

  /** Sets the probabilities of print and handwriting from the styles of the 81 patches. */
  public void apply(byte[] patches, CellProbabilities beliefs) {
    measure(patches, beliefs);
    if (count >= MIN_DIGITS) {
      classify();
    } else {
      System.arraycopy(networkOdds, 0, odds, 0, count);
    }
    for (int i = 0; i < count; i++) {
      beliefs.splitPrintAndHand(cells[i], HandwritingPrior.probability(odds[i]));
    }
  }

  /** Measures all cells with a digit, printed or handwritten. */
  private void measure(byte[] patches, CellProbabilities beliefs) {
    count = 0;
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      double print = sum(beliefs, cell, 0);
      double hand = sum(beliefs, cell, Cells.SIDE);
      boolean isDigit =
          print + hand
              > MIN_DIGIT_ADVANTAGE * Math.exp(beliefs.logProbability(cell, CellClass.EMPTY));
      int to = count * GlyphMeter.MEASURES;
      if (isDigit && meter.measure(patches, cell * InkNormalizer.PIXELS, measures, to)) {
        cells[count] = cell;
        digits[count] = mostLikelyDigit(beliefs, cell);
        double raw = Math.log(print) - Math.log(hand);
        networkOdds[count] = Math.max(-MAX_NETWORK_ODDS, Math.min(MAX_NETWORK_ODDS, raw));
        count++;
      }
    }
  }

  /**
   * Returns the probability of any digit; {@code offset} is 0 for printed digits and 9 for
   * handwritten ones.
   */
  private static double sum(CellProbabilities beliefs, int cell, int offset) {
    double sum = Float.MIN_NORMAL;
    for (int digit = 1; digit <= Cells.SIDE; digit++) {
      sum += Math.exp(beliefs.logProbability(cell, offset + digit));
    }
    return sum;
  }

  private static int mostLikelyDigit(CellProbabilities beliefs, int cell) {
    int mostLikelyDigit = 1;
    for (int digit = 2; digit <= Cells.SIDE; digit++) {
      double probability = beliefs.digitProbability(cell, digit);
      mostLikelyDigit =
          probability > beliefs.digitProbability(cell, mostLikelyDigit) ? digit : mostLikelyDigit;
    }
    return mostLikelyDigit;
  }

  private void classify() {
    initializePrintWeights();
    for (int round = 0; round <= ROUNDS; round++) {
      print.learn(measures, digits, printWeights, count);
      computeOdds(PRINT_ONLY_WEIGHTS);
    }
    System.arraycopy(odds, 0, printOnlyOdds, 0, count);
    for (int round = 0; round <= ROUNDS; round++) {
      if (countWritten() < MIN_WRITTEN) {
        trustNetwork();
        return;
      }
      print.learn(measures, digits, printWeights, count);
      hand.learn(measures, digits, handWeights, count);
      computeOdds(PRINT_AND_HAND_WEIGHTS);
    }
  }

  /**
   * Without handwriting to compare with, trusts the network if it sees print: on a bent page
   * printed digits are shifted, mostly near the edges.
   */
  private void trustNetwork() {
    for (int i = 0; i < count; i++) {
      odds[i] = networkOdds[i] > 0 ? Math.max(printOnlyOdds[i], networkOdds[i]) : printOnlyOdds[i];
    }
  }

  /**
   * Gives full weight in the style of the print to the digits that the network is most certain are
   * printed.
   */
  private void initializePrintWeights() {
    System.arraycopy(networkOdds, 0, odds, 0, count);
    Arrays.sort(odds, 0, count);
    int first =
        Math.min(count - 1, Math.max(MIN_INITIAL_PRINT, (int) (INITIAL_PRINT_SHARE * count)));
    double least = odds[count - 1 - first];
    for (int i = 0; i < count; i++) {
      printWeights[i] = networkOdds[i] >= least ? 1 : MIN_PRINT_WEIGHT;
    }
  }

  private void computeOdds(Weights weights) {
    for (int i = 0; i < count; i++) {
      double sum = weights.constant + weights.networkOdds * networkOdds[i];
      for (int measure = 0; measure < GlyphMeter.MEASURES; measure++) {
        sum -= weights.fromPrint[measure] * print.distance(i, measure);
        sum += weights.fromHand[measure] * hand.distance(i, measure);
      }
      odds[i] = sum;
    }
    HandwritingPrior.apply(odds, count);
    for (int i = 0; i < count; i++) {
      printWeights[i] = Math.max(MIN_PRINT_WEIGHT, HandwritingPrior.probability(odds[i]));
      handWeights[i] = Math.max(MIN_HAND_WEIGHT, 1 - printWeights[i]);
    }
  }

  private double countWritten() {
    double sum = 0;
    for (int i = 0; i < count; i++) {
      sum += 1 - HandwritingPrior.probability(odds[i]);
    }
    return sum;
  }
}
