package dev.casilla.reader.digits.orientation;

import dev.casilla.reader.digits.BlankCellDetector;
import dev.casilla.reader.digits.CellProbabilities;
import dev.casilla.reader.digits.InkNormalizer;
import dev.casilla.reader.digits.network.DigitModel;

/**
 * Finds the orientation of a board by trying to read it. Reuses its buffers; not thread-safe.
 *
 * <p>Some of the cells with ink are read in each of the four orientations; the one with the most
 * convincing digits wins. A few cells suffice, but not the blackest ones: those are 6, 8 and 9. The
 * score sums probabilities, where values near 1 count most, and not logarithms: pencil marks, which
 * are digits in no orientation, would outvote everything. If the orientation as given is
 * convincing, the others are not tried; mirrored ones only if none convinces. Orientations that
 * fall behind are dropped early: trying all to the end took longer than reading the board.
 */
public final class OrientationFinder {
  /** Maximum cells read in each orientation; by then the score is decisive. */
  private static final int MAX_CELLS_READ = 20;

  /** Mean score of a convincing orientation. */
  private static final double CONVINCING_SCORE = 0.9;

  /** Minimum mean score over the first cells of an orientation that may become convincing. */
  private static final double MIN_FIRST_SCORE = 0.5;

  /** Minimum lead, in mean score, of a mirrored orientation. */
  private static final double MIRROR_GAIN = 0.03;

  /**
   * Pixels at each side of a cell that are ignored when measuring ink, because of the grid lines.
   */
  private static final int RIM_PIXELS = 7;

  /**
   * Neighbouring cells of the sample are read this many positions apart, so that no corner of the
   * board decides alone.
   */
  private static final int CELL_STRIDE = 3;

  private static final double[] NO_MINIMUM = new double[MAX_CELLS_READ + 1];

  private final OrientationTrials straight;
  private final OrientationTrials mirrored;
  private final int[] ink = new int[CellProbabilities.CELLS];
  private final int[] chosen = new int[MAX_CELLS_READ];
  private final int[] order = new int[MAX_CELLS_READ];
  private int count;

  /** Creates a finder; other users on this thread may share the model. */
  public OrientationFinder(DigitModel model) {
    straight = new OrientationTrials(model, MAX_CELLS_READ, false);
    mirrored = new OrientationTrials(model, MAX_CELLS_READ, true);
  }

  /** Finds the orientation of the board with these 81 contiguous patches. */
  public BoardOrientation find(byte[] patches) {
    chooseCells(patches);
    if (count == 0) {
      return new BoardOrientation(0, false);
    }
    straight.begin(patches, order, count);
    if (straight.firstRoundMean(0) > MIN_FIRST_SCORE
        && straight.meanOverAll(0) > CONVINCING_SCORE) {
      return new BoardOrientation(0, false);
    }
    int best = straight.run(NO_MINIMUM);
    boolean isMirrored = straight.mean(best) < CONVINCING_SCORE && isMirrorBetter(patches, best);
    return new BoardOrientation(best, isMirrored);
  }

  private boolean isMirrorBetter(byte[] patches, int asSeen) {
    mirrored.begin(patches, order, count);
    int best = mirrored.run(straight.meanScores(asSeen));
    return best != OrientationTrials.NONE
        && mirrored.mean(best) > straight.mean(asSeen) + MIRROR_GAIN;
  }

  /** Samples cells from all over the board that have at least half the ink of the blackest one. */
  private void chooseCells(byte[] patches) {
    int most = 0;
    for (int cell = 0; cell < ink.length; cell++) {
      ink[cell] = BlankCellDetector.contrast(patches, cell * InkNormalizer.PIXELS, RIM_PIXELS);
      most = Math.max(most, ink[cell]);
    }
    int inked = 0;
    for (int amount : ink) {
      inked += isInked(amount, most) ? 1 : 0;
    }
    int wanted = Math.min(MAX_CELLS_READ, inked);
    int seen = 0;
    count = 0;
    for (int cell = 0; cell < ink.length && count < wanted; cell++) {
      if (isInked(ink[cell], most)) {
        if (seen * wanted / inked == count) {
          chosen[count] = cell;
          count++;
        }
        seen++;
      }
    }
    interleave();
  }

  private void interleave() {
    int next = 0;
    for (int first = 0; first < CELL_STRIDE; first++) {
      for (int i = first; i < count; i += CELL_STRIDE) {
        order[next] = chosen[i];
        next++;
      }
    }
  }

  private static boolean isInked(int amount, int most) {
    return amount > 0 && 2 * amount >= most;
  }
}
