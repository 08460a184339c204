package dev.casilla.reader.digits;

import java.util.Arrays;

/**
 * What is believed to be in each of the 81 cells: a log-probability for each {@link Mark}. To be
 * filled again and again; not safe for use by several threads.
 */
public final class CellBeliefs {
  /** Cells of a board. */
  public static final int CELLS = 81;

  private static final int DIGITS = 9;

  /** What is left for each other mark where there is nothing to be seen. */
  private static final double UNLIKELY = 1e-7;

  private static final float LOG_UNLIKELY = (float) Math.log(UNLIKELY);
  private static final float LOG_SURE = (float) Math.log1p(-UNLIKELY * (Mark.COUNT - 1));

  /** How likely it is that there is nothing in a cell of which no more is known. */
  private static final double HALF = 0.5;

  /** The same of a cell that looks empty, but for some ink in it, at most. */
  public static final double LIKELY = 0.9;

  /** How much is to be given to what is seen in a cell that is covered. */
  private static final double SEEN = 1 / 3.0;

  private final float[] logProbabilities = new float[CELLS * Mark.COUNT];

  /** Cell by cell, mark by mark. The array itself, for those who add up many. */
  public float[] logProbabilities() {
    return logProbabilities;
  }

  /** How likely the mark is, as a natural logarithm. */
  public float logProbability(int cell, int mark) {
    return logProbabilities[cell * Mark.COUNT + mark];
  }

  /** The most likely mark. */
  public int best(int cell) {
    int best = 0;
    for (int mark = 1; mark < Mark.COUNT; mark++) {
      if (logProbability(cell, mark) > logProbability(cell, best)) {
        best = mark;
      }
    }
    return best;
  }

  /** How likely the digit is, printed or written, from 0 to 1. */
  public double digitProbability(int cell, int digit) {
    return Math.exp(logProbability(cell, Mark.printed(digit)))
        + Math.exp(logProbability(cell, Mark.written(digit)));
  }

  /** Believes that there is nothing in the cell. */
  void setEmpty(int cell) {
    int first = cell * Mark.COUNT;
    Arrays.fill(logProbabilities, first, first + Mark.COUNT, LOG_UNLIKELY);
    logProbabilities[first + Mark.EMPTY] = LOG_SURE;
  }

  /**
   * Believes that there may be nothing in the cell, or a printed digit, any of them: what is seen
   * of it makes some likelier than others, but none sure.
   */
  public void setUnknown(int cell) {
    doubt(cell, HALF);
  }

  /**
   * Believes that a cell that looks empty may hold a printed digit all the same, though not so
   * likely: but likely enough for the board not to be certain.
   */
  public void setDoubtful(int cell) {
    if (Math.exp(logProbability(cell, Mark.EMPTY)) > LIKELY) {
      doubt(cell, LIKELY);
    } else {
      part(cell, 1);
    }
  }

  private void doubt(int cell, double empty) {
    int first = cell * Mark.COUNT;
    double seen = Double.MIN_NORMAL;
    for (int digit = 1; digit <= DIGITS; digit++) {
      seen += digitProbability(cell, digit);
    }
    for (int digit = 1; digit <= DIGITS; digit++) {
      double share = SEEN * digitProbability(cell, digit) / seen + (1 - SEEN) / DIGITS;
      logProbabilities[first + Mark.printed(digit)] = (float) Math.log((1 - empty) * share);
    }
    logProbabilities[first + Mark.EMPTY] = (float) Math.log(empty);
    Arrays.fill(logProbabilities, first + Mark.written(1), first + Mark.COUNT, LOG_UNLIKELY);
  }

  /**
   * Leaves each digit as likely as it is, and divides that between print and handwriting.
   *
   * @param print how likely a digit of the cell is printed; neither is ever ruled out
   */
  public void part(int cell, double print) {
    double share = Math.max(UNLIKELY, Math.min(1 - UNLIKELY, print));
    int first = cell * Mark.COUNT;
    for (int digit = 1; digit <= DIGITS; digit++) {
      double all = Math.max(Float.MIN_NORMAL, digitProbability(cell, digit));
      logProbabilities[first + Mark.printed(digit)] = (float) Math.log(all * share);
      logProbabilities[first + Mark.written(digit)] = (float) Math.log(all * (1 - share));
    }
  }

  /** Believes anything of any cell alike. */
  public void clear() {
    Arrays.fill(logProbabilities, (float) -Math.log(Mark.COUNT));
  }
}
