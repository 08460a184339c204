package dev.casilla.reader.digits;

import java.util.Arrays;

/**
 * What is believed to be in each of the 81 cells: a log-probability for each {@link CellClass}. To
 * be filled again and again; not safe for use by several threads.
 */
public final class CellProbabilities {
  /** Cells of a board. */
  public static final int CELLS = 81;

  private static final int DIGITS = 9;

  /** What is left for each other mark where there is nothing to be seen. */
  private static final double MIN_PROBABILITY = 1e-7;

  private static final float LOG_MIN_PROBABILITY = (float) Math.log(MIN_PROBABILITY);
  private static final float LOG_SURE =
      (float) Math.log1p(-MIN_PROBABILITY * (CellClass.COUNT - 1));

  /** How likely it is that there is nothing in a cell of which no more is known. */
  private static final double HALF = 0.5;

  /** The same of a cell that looks empty, but for some ink in it, at most. */
  public static final double MAX_EMPTY_IF_INKED = 0.9;

  /** How much is to be given to what is seen in a cell that is covered. */
  private static final double NETWORK_WEIGHT = 1 / 3.0;

  private final float[] logProbabilities = new float[CELLS * CellClass.COUNT];

  /** Cell by cell, mark by mark. The array itself, for those who add up many. */
  public float[] logProbabilities() {
    return logProbabilities;
  }

  /** How likely the mark is, as a natural logarithm. */
  public float logProbability(int cell, int mark) {
    return logProbabilities[cell * CellClass.COUNT + mark];
  }

  /** The most likely mark. */
  public int best(int cell) {
    int best = 0;
    for (int mark = 1; mark < CellClass.COUNT; mark++) {
      if (logProbability(cell, mark) > logProbability(cell, best)) {
        best = mark;
      }
    }
    return best;
  }

  /** How likely the digit is, printed or written, from 0 to 1. */
  public double digitProbability(int cell, int digit) {
    return Math.exp(logProbability(cell, CellClass.printed(digit)))
        + Math.exp(logProbability(cell, CellClass.written(digit)));
  }

  /** Believes that there is nothing in the cell. */
  public void setEmpty(int cell) {
    int first = cell * CellClass.COUNT;
    Arrays.fill(logProbabilities, first, first + CellClass.COUNT, LOG_MIN_PROBABILITY);
    logProbabilities[first + CellClass.EMPTY] = LOG_SURE;
  }

  /**
   * Believes that there may be nothing in the cell, or a printed digit, any of them: what is seen
   * of it makes some likelier than others, but none sure.
   */
  public void setUnknown(int cell) {
    spreadOverDigits(cell, HALF);
  }

  /**
   * Believes that a cell that looks empty may hold a printed digit all the same, though not so
   * likely: but likely enough for the board not to be certain.
   */
  public void setDoubtful(int cell) {
    if (Math.exp(logProbability(cell, CellClass.EMPTY)) > MAX_EMPTY_IF_INKED) {
      spreadOverDigits(cell, MAX_EMPTY_IF_INKED);
    } else {
      splitPrintAndHand(cell, 1);
    }
  }

  private void spreadOverDigits(int cell, double empty) {
    int first = cell * CellClass.COUNT;
    double seen = Double.MIN_NORMAL;
    for (int digit = 1; digit <= DIGITS; digit++) {
      seen += digitProbability(cell, digit);
    }
    for (int digit = 1; digit <= DIGITS; digit++) {
      double share =
          NETWORK_WEIGHT * digitProbability(cell, digit) / seen + (1 - NETWORK_WEIGHT) / DIGITS;
      logProbabilities[first + CellClass.printed(digit)] = (float) Math.log((1 - empty) * share);
    }
    logProbabilities[first + CellClass.EMPTY] = (float) Math.log(empty);
    Arrays.fill(
        logProbabilities,
        first + CellClass.written(1),
        first + CellClass.COUNT,
        LOG_MIN_PROBABILITY);
  }

  /**
   * Leaves each digit as likely as it is, and divides that between print and handwriting.
   *
   * @param print how likely a digit of the cell is printed; neither is ever ruled out
   */
  public void splitPrintAndHand(int cell, double print) {
    double share = Math.max(MIN_PROBABILITY, Math.min(1 - MIN_PROBABILITY, print));
    int first = cell * CellClass.COUNT;
    for (int digit = 1; digit <= DIGITS; digit++) {
      double all = Math.max(Float.MIN_NORMAL, digitProbability(cell, digit));
      logProbabilities[first + CellClass.printed(digit)] = (float) Math.log(all * share);
      logProbabilities[first + CellClass.written(digit)] = (float) Math.log(all * (1 - share));
    }
  }

  /** Believes anything of any cell alike. */
  public void clear() {
    Arrays.fill(logProbabilities, (float) -Math.log(CellClass.COUNT));
  }
}
