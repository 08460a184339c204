package dev.casilla.reader.digits.orientation;

import dev.casilla.reader.digits.CellClass;
import dev.casilla.reader.digits.CellProbabilities;
import dev.casilla.reader.digits.InkNormalizer;
import dev.casilla.reader.digits.network.DigitModel;
import java.util.Arrays;

/**
 * Reads the same cells in four orientations, round by round, until one is left. Reuses its buffers;
 * not thread-safe.
 */
final class OrientationTrials {
  /** No orientation. */
  static final int NONE = -1;

  private static final int QUARTERS = 4;

  /** Cells read in each round. */
  private static final int CELLS_PER_ROUND = 6;

  /** Deficit, in cells, at which an orientation is dropped. */
  private static final double MAX_DEFICIT = 2;

  /**
   * Weight of handwriting relative to print: pencil marks may look like handwriting in any
   * orientation.
   */
  private static final double WRITTEN_WEIGHT = 0.5;

  private final DigitModel model;
  private final PatchTransform[] transforms = new PatchTransform[QUARTERS];
  private final CellProbabilities beliefs = new CellProbabilities();
  private final byte[] turned;

  /** Cumulative scores by orientation and number of cells. */
  private final double[][] sums;

  private final int[] read = new int[QUARTERS];
  private byte[] patches = new byte[0];
  private int[] cells = new int[0];
  private int count;

  /** Creates trials of at most {@code maxCells} cells, mirrored or not. */
  OrientationTrials(DigitModel model, int maxCells, boolean isMirrored) {
    this.model = model;
    sums = new double[QUARTERS][maxCells + 1];
    turned = new byte[maxCells * InkNormalizer.PIXELS];
    for (int quarters = 0; quarters < QUARTERS; quarters++) {
      transforms[quarters] = new PatchTransform(quarters, isMirrored);
    }
  }

  /** Starts with the first {@code number} of these cells. */
  void begin(byte[] board, int[] chosen, int number) {
    patches = board;
    cells = chosen;
    count = number;
    Arrays.fill(read, 0);
  }

  /** The mean score over the first round only. */
  double firstRoundMean(int orientation) {
    int first = Math.min(CELLS_PER_ROUND, count);
    readOn(orientation, first);
    return sums[orientation][first] / first;
  }

  /** The mean score over the cells read so far. */
  double mean(int orientation) {
    return sums[orientation][read[orientation]] / Math.max(1, read[orientation]);
  }

  /** The mean score over all cells. */
  double meanOverAll(int orientation) {
    readOn(orientation, count);
    return mean(orientation);
  }

  /** The cumulative scores by number of cells, as the minimum for other trials. */
  double[] meanScores(int orientation) {
    return sums[orientation];
  }

  /** Returns the best orientation, or {@link #NONE} if all fall behind {@code minScores}. */
  int run(double[] minScores) {
    boolean[] isIn = {true, true, true, true};
    int winner = 0;
    for (int upTo = Math.min(CELLS_PER_ROUND, count); winner != NONE; upTo = next(upTo)) {
      winner = readRound(upTo, isIn, minScores);
      if (upTo == count) {
        return winner;
      }
    }
    return NONE;
  }

  private int next(int upTo) {
    return Math.min(upTo + CELLS_PER_ROUND, count);
  }

  /**
   * Reads on in the remaining orientations; returns the leader, or {@link #NONE} if none remains.
   */
  private int readRound(int upTo, boolean[] isIn, double[] minScores) {
    double first = minScores[upTo];
    int leader = NONE;
    for (int orientation = 0; orientation < QUARTERS; orientation++) {
      if (isIn[orientation]) {
        readOn(orientation, upTo);
        first = Math.max(first, sums[orientation][upTo]);
        boolean leads = leader == NONE || sums[orientation][upTo] > sums[leader][upTo];
        leader = leads ? orientation : leader;
      }
    }
    for (int orientation = 0; orientation < QUARTERS; orientation++) {
      isIn[orientation] &= sums[orientation][upTo] + MAX_DEFICIT > first;
    }
    return leader != NONE && isIn[leader] ? leader : NONE;
  }

  private void readOn(int orientation, int upTo) {
    int first = read[orientation];
    for (int i = first; i < upTo; i++) {
      int at = (i - first) * InkNormalizer.PIXELS;
      transforms[orientation].copy(patches, cells[i] * InkNormalizer.PIXELS, turned, at);
    }
    model.readFirst(upTo - first, turned, beliefs);
    for (int i = first; i < upTo; i++) {
      sums[orientation][i + 1] = sums[orientation][i] + bestDigitProbability(i - first);
    }
    read[orientation] = Math.max(first, upTo);
  }

  /**
   * The probability of the best digit, to the fourth power. Letters and pencil marks are half a
   * digit in several orientations, and half of the digits are digits in a mirror too; what
   * separates orientations is the number of cells without doubt.
   */
  private double bestDigitProbability(int cell) {
    double most = 0;
    for (int digit = 1; digit <= 9; digit++) {
      double printed = Math.exp(beliefs.logProbability(cell, CellClass.printed(digit)));
      double written = Math.exp(beliefs.logProbability(cell, CellClass.written(digit)));
      most = Math.max(most, printed + WRITTEN_WEIGHT * written);
    }
    return most * most * most * most;
  }
}
