package dev.casilla.reader.digits;

import java.util.Arrays;

/**
 * The log-probability of each {@link CellClass} in each of the 81 cells. Reusable; not thread-safe.
 */
public final class CellProbabilities {
  /** The number of cells of a board. */
  public static final int CELLS = 81;

  private static final int DIGITS = 9;

  /** The probability of each other class in an empty cell. */
  private static final double MIN_PROBABILITY = 1e-7;

  private static final float LOG_MIN_PROBABILITY = (float) Math.log(MIN_PROBABILITY);
  private static final float LOG_CERTAIN =
      (float) Math.log1p(-MIN_PROBABILITY * (CellClass.COUNT - 1));

  /** Probability that a cell is empty if its content is unknown. */
  private static final double EMPTY_IF_UNKNOWN = 0.5;

  /** Maximum probability that a cell is empty if it looks empty but contains some ink. */
  public static final double MAX_EMPTY_IF_INKED = 0.9;

  /** Weight of the network's output for a covered cell. */
  private static final double NETWORK_WEIGHT = 1 / 3.0;

  private final float[] logProbabilities = new float[CELLS * CellClass.COUNT];

  /** Returns the internal array, by cell and then by class. Callers may change it. */
  public float[] logProbabilities() {
    return logProbabilities;
  }

  /** Returns the natural logarithm of the probability of the class. */
  public float logProbability(int cell, int cellClass) {
    return logProbabilities[cell * CellClass.COUNT + cellClass];
  }

  /** Returns the most likely class. */
  public int best(int cell) {
    int best = 0;
    for (int cellClass = 1; cellClass < CellClass.COUNT; cellClass++) {
      if (logProbability(cell, cellClass) > logProbability(cell, best)) {
        best = cellClass;
      }
    }
    return best;
  }

  /** Returns the probability of the digit, printed or handwritten, from 0 to 1. */
  public double digitProbability(int cell, int digit) {
    return Math.exp(logProbability(cell, CellClass.printed(digit)))
        + Math.exp(logProbability(cell, CellClass.written(digit)));
  }

  /** Sets the cell to empty. */
  public void setEmpty(int cell) {
    int first = cell * CellClass.COUNT;
    Arrays.fill(logProbabilities, first, first + CellClass.COUNT, LOG_MIN_PROBABILITY);
    logProbabilities[first + CellClass.EMPTY] = LOG_CERTAIN;
  }

  /**
   * Sets the cell to unknown: empty or any printed digit. Digits that the network prefers stay more
   * likely, but none becomes certain.
   */
  public void setUnknown(int cell) {
    spreadOverDigits(cell, EMPTY_IF_UNKNOWN);
  }

  /**
   * Lowers the certainty that a cell that looks empty is empty, so that the board cannot count as
   * certain. The rest of the probability goes to the printed digits.
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
    double allDigits = Double.MIN_NORMAL;
    for (int digit = 1; digit <= DIGITS; digit++) {
      allDigits += digitProbability(cell, digit);
    }
    for (int digit = 1; digit <= DIGITS; digit++) {
      double share =
          NETWORK_WEIGHT * digitProbability(cell, digit) / allDigits
              + (1 - NETWORK_WEIGHT) / DIGITS;
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
   * Splits the probability of each digit between print and handwriting, and keeps their sum.
   *
   * @param print the probability that a digit in the cell is printed; clamped so that neither class
   *     becomes impossible
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

  /** Makes all classes of all cells equally likely. */
  public void clear() {
    Arrays.fill(logProbabilities, (float) -Math.log(CellClass.COUNT));
  }
}
