package dev.casilla.reader.handwriting;

import dev.casilla.reader.digits.CellClass;
import dev.casilla.reader.digits.CellProbabilities;
import dev.casilla.reader.digits.GlyphMeter;
import dev.casilla.reader.digits.InkNormalizer;
import dev.casilla.solver.Cells;
import java.util.Arrays;

/**
 * Parts the printed digits of a board from the written ones. Keeps its buffers; not safe for use by
 * several threads.
 *
 * <p>A cell alone does not tell neat handwriting from print, but a board does: what is printed has
 * one height, one base line, one darkness and one width of strokes, and stands in the middle of its
 * cell; equal digits are the more alike. So the digits that are surest to be printed tell what
 * print looks like here, and each digit is judged by how far it is from that; and where the person
 * has written some, also by how far it is from those.
 */
/*
 * Odds are sums of what the network says of the cell and of the distances, weighed by a logistic
 * regression on the photos that the network is trained with and on rendered pages, which
 * :reader:evaluate never shows. To compare equal digits pixel by pixel added nothing to that.
 */
public final class PrintHandClassifier {
  /** What the network says for sure is no surer than this, as odds. */
  private static final double MAX_NETWORK_ODDS = 8;

  /** The part of the digits that print is learnt from at first, and how many at least. */
  private static final double FIRST_SHARE = 0.35;

  private static final int MIN_FIRST = 5;

  /** What digits count that are surely not of a hand. */
  private static final double MIN_WEIGHT = 1e-7;

  /** What digits count that are not of a hand: something, so that medians are never of nothing. */
  private static final double MIN_HAND_WEIGHT = 0.02;

  /** Written digits from which on the person's hand is known. */
  private static final double MIN_WRITTEN = 3;

  /**
   * How much likelier a digit has to be than none: what is hidden may be either as well, and tells
   * nothing of print.
   */
  private static final double MIN_DIGIT_ADVANTAGE = 1.01;

  /** Digits below which nothing is typical. */
  private static final int MIN_DIGITS = 5;

  private static final int ROUNDS = 2;

  /** Without a hand to compare with: the network's odds, distances from print, and a constant. */
  private static final Weights PRINT_ONLY_WEIGHTS =
      new Weights(0.87, new double[] {1.4, 0.94, 0.99, 0.55, 1.01}, new double[5], 5.31);

  private static final Weights PRINT_AND_HAND_WEIGHTS =
      new Weights(
          0.74,
          new double[] {1.42, 0.73, 0.95, 0.7, 0.59},
          new double[] {1.01, 0.48, 0.87, 0.41, 0},
          1.1);

  /** What counts how much, by measure. */
  @SuppressWarnings("ArrayRecordComponent") // Constants, never compared.
  private record Weights(double network, double[] fromPrint, double[] fromHand, double constant) {}

  private final GlyphMeter meter = new GlyphMeter();
  private final GlyphStyle print = new GlyphStyle(1);
  private final GlyphStyle hand = new GlyphStyle(2);
  private final double[] measures = new double[Cells.COUNT * GlyphMeter.MEASURES];
  private final int[] cells = new int[Cells.COUNT];
  private final int[] digits = new int[Cells.COUNT];
  private final double[] network = new double[Cells.COUNT];
  private final double[] odds = new double[Cells.COUNT];
  private final double[] alone = new double[Cells.COUNT];
  private final double[] printed = new double[Cells.COUNT];
  private final double[] written = new double[Cells.COUNT];
  private int count;

  /** Weighs print and handwriting in the beliefs by what the 81 patches have in common. */
  public void apply(byte[] patches, CellProbabilities beliefs) {
    measure(patches, beliefs);
    if (count >= MIN_DIGITS) {
      judge();
    } else {
      System.arraycopy(network, 0, odds, 0, count);
    }
    for (int i = 0; i < count; i++) {
      beliefs.splitPrintAndHand(cells[i], HandwritingPrior.probability(odds[i]));
    }
  }

  /** Takes all cells that hold a digit, be it printed or written. */
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
        digits[count] = likeliest(beliefs, cell);
        double raw = Math.log(print) - Math.log(hand);
        network[count] = Math.max(-MAX_NETWORK_ODDS, Math.min(MAX_NETWORK_ODDS, raw));
        count++;
      }
    }
  }

  /** How probable any digit is, printed for {@code offset} 0, written for 9. */
  private static double sum(CellProbabilities beliefs, int cell, int offset) {
    double sum = Float.MIN_NORMAL;
    for (int digit = 1; digit <= Cells.SIDE; digit++) {
      sum += Math.exp(beliefs.logProbability(cell, offset + digit));
    }
    return sum;
  }

  private static int likeliest(CellProbabilities beliefs, int cell) {
    int likeliest = 1;
    for (int digit = 2; digit <= Cells.SIDE; digit++) {
      double probability = beliefs.digitProbability(cell, digit);
      likeliest = probability > beliefs.digitProbability(cell, likeliest) ? digit : likeliest;
    }
    return likeliest;
  }

  private void judge() {
    begin();
    for (int round = 0; round <= ROUNDS; round++) {
      print.learn(measures, digits, printed, count);
      findOdds(PRINT_ONLY_WEIGHTS);
    }
    System.arraycopy(odds, 0, alone, 0, count);
    for (int round = 0; round <= ROUNDS; round++) {
      if (countWritten() < MIN_WRITTEN) {
        trustNetwork();
        return;
      }
      print.learn(measures, digits, printed, count);
      hand.learn(measures, digits, written, count);
      findOdds(PRINT_AND_HAND_WEIGHTS);
    }
  }

  /**
   * Where there is no handwriting to compare with, what looks printed is so, oddly as it may stand:
   * pages bend, most at their rim.
   */
  private void trustNetwork() {
    for (int i = 0; i < count; i++) {
      odds[i] = network[i] > 0 ? Math.max(alone[i], network[i]) : alone[i];
    }
  }

  /** Print is what the network is surest of. */
  private void begin() {
    System.arraycopy(network, 0, odds, 0, count);
    Arrays.sort(odds, 0, count);
    int first = Math.min(count - 1, Math.max(MIN_FIRST, (int) (FIRST_SHARE * count)));
    double least = odds[count - 1 - first];
    for (int i = 0; i < count; i++) {
      printed[i] = network[i] >= least ? 1 : MIN_HAND_WEIGHT;
    }
  }

  private void findOdds(Weights weights) {
    for (int i = 0; i < count; i++) {
      double sum = weights.constant + weights.network * network[i];
      for (int measure = 0; measure < GlyphMeter.MEASURES; measure++) {
        sum -= weights.fromPrint[measure] * print.distance(i, measure);
        sum += weights.fromHand[measure] * hand.distance(i, measure);
      }
      odds[i] = sum;
    }
    HandwritingPrior.apply(odds, count);
    for (int i = 0; i < count; i++) {
      printed[i] = Math.max(MIN_HAND_WEIGHT, HandwritingPrior.probability(odds[i]));
      written[i] = Math.max(MIN_WEIGHT, 1 - printed[i]);
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
