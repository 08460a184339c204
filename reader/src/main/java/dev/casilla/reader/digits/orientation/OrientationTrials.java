package dev.casilla.reader.digits.orientation;

import dev.casilla.reader.digits.CellClass;
import dev.casilla.reader.digits.CellProbabilities;
import dev.casilla.reader.digits.InkNormalizer;
import dev.casilla.reader.digits.network.DigitModel;
import java.util.Arrays;

/**
 * The four headings of a board, which read the same cells one after the other until one is left.
 * Keeps its buffers; not safe for use by several threads.
 */
final class OrientationTrials {
  /** No heading at all. */
  static final int NONE = -1;

  private static final int QUARTERS = 4;

  /** Cells read between two looks at who fell behind. */
  private static final int CELLS_PER_ROUND = 6;

  /** Cells, of those read so far, by which a heading has to be behind to drop out. */
  private static final double MAX_DEFICIT = 2;

  /** What handwriting counts beside print: pencil marks may look written any way round. */
  private static final double WRITTEN_WEIGHT = 0.5;

  private final DigitModel model;
  private final PatchTransform[] transforms = new PatchTransform[QUARTERS];
  private final CellProbabilities beliefs = new CellProbabilities();
  private final byte[] turned;

  /** By heading and number of cells: how sure digits were in the first so many, summed up. */
  private final double[][] sums;

  private final int[] read = new int[QUARTERS];
  private byte[] patches = new byte[0];
  private int[] cells = new int[0];
  private int count;

  /** A race of up to so many cells, of boards as they are or as a mirror shows them. */
  OrientationTrials(DigitModel model, int most, boolean isMirrored) {
    this.model = model;
    sums = new double[QUARTERS][most + 1];
    turned = new byte[most * InkNormalizer.PIXELS];
    for (int quarters = 0; quarters < QUARTERS; quarters++) {
      transforms[quarters] = new PatchTransform(quarters, isMirrored);
    }
  }

  /** Begins anew with these cells, of which the first {@code number} count. */
  void begin(byte[] board, int[] chosen, int number) {
    patches = board;
    cells = chosen;
    count = number;
    Arrays.fill(read, 0);
  }

  /** The mean over the first stretch alone. */
  double trial(int heading) {
    int first = Math.min(CELLS_PER_ROUND, count);
    readOn(heading, first);
    return sums[heading][first] / first;
  }

  /** How sure digits are under this heading, on average over the cells it got to. */
  double mean(int heading) {
    return sums[heading][read[heading]] / Math.max(1, read[heading]);
  }

  /** The mean over all cells. */
  double finish(int heading) {
    readOn(heading, count);
    return mean(heading);
  }

  /** Sums by number of cells, to keep pace with in another race. */
  double[] meanScores(int heading) {
    return sums[heading];
  }

  /** The heading that wins; {@link #NONE} where all fall behind the pace. */
  int run(double[] pace) {
    boolean[] isIn = {true, true, true, true};
    int winner = 0;
    for (int upTo = Math.min(CELLS_PER_ROUND, count); winner != NONE; upTo = next(upTo)) {
      winner = readRound(upTo, isIn, pace);
      if (upTo == count) {
        return winner;
      }
    }
    return NONE;
  }

  private int next(int upTo) {
    return Math.min(upTo + CELLS_PER_ROUND, count);
  }

  /** All that are in read on; who leads now, or {@link #NONE} where nobody is in. */
  private int readRound(int upTo, boolean[] isIn, double[] pace) {
    double first = pace[upTo];
    int leader = NONE;
    for (int heading = 0; heading < QUARTERS; heading++) {
      if (isIn[heading]) {
        readOn(heading, upTo);
        first = Math.max(first, sums[heading][upTo]);
        boolean leads = leader == NONE || sums[heading][upTo] > sums[leader][upTo];
        leader = leads ? heading : leader;
      }
    }
    for (int heading = 0; heading < QUARTERS; heading++) {
      isIn[heading] &= sums[heading][upTo] + MAX_DEFICIT > first;
    }
    return leader != NONE && isIn[leader] ? leader : NONE;
  }

  private void readOn(int heading, int upTo) {
    int first = read[heading];
    for (int i = first; i < upTo; i++) {
      int at = (i - first) * InkNormalizer.PIXELS;
      transforms[heading].copy(patches, cells[i] * InkNormalizer.PIXELS, turned, at);
    }
    model.readFirst(upTo - first, turned, beliefs);
    for (int i = first; i < upTo; i++) {
      sums[heading][i + 1] = sums[heading][i] + bestDigitProbability(i - first);
    }
    read[heading] = Math.max(first, upTo);
  }

  /**
   * How probable a digit is, to the fourth power. Letters and pencil marks are half a digit under
   * several headings, and half of the digits are digits in a mirror, too: what tells headings apart
   * is how many cells leave no doubt.
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
