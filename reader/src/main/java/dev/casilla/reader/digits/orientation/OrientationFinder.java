package dev.casilla.reader.digits.orientation;

import dev.casilla.reader.digits.BlankCellDetector;
import dev.casilla.reader.digits.CellProbabilities;
import dev.casilla.reader.digits.InkNormalizer;
import dev.casilla.reader.digits.network.DigitModel;

/**
 * Finds out which way up a board stands by trying to read it. Keeps its buffers; not safe for use
 * by several threads.
 *
 * <p>Some of the cells with ink are read under each of the four headings; the one under which they
 * are the most convincing digits wins. A few suffice, but not the blackest ones: those are 6, 8 and
 * 9. Probabilities are added, those near 1 counting most, and not their logarithms: pencil marks,
 * which are digits under no heading, would outvote all others. Where the board as it lies leaves no
 * doubt, the other headings are not tried; mirrored ones only where none convinces. Headings that
 * fall behind drop out: with all of them to the end, finding the heading took longer than reading
 * the board.
 */
public final class OrientationFinder {
  /** Cells read under a heading at most: by then the sum leaves no doubt. */
  private static final int MAX_CELLS_READ = 20;

  /** Sureness of digits, on average, with which a heading convinces. */
  private static final double CONVINCING_SCORE = 0.9;

  /** With less than this on the first cells, a heading will not convince. */
  private static final double MIN_FIRST_SCORE = 0.5;

  /** How much surer, on average, a mirror has to make digits. */
  private static final double MIRROR_GAIN = 0.03;

  /** Pixels of a cell's rim that are left out when looking for ink: the grid's lines. */
  private static final int RIM_PIXELS = 7;

  /** Neighbours among the chosen cells are read as far apart: no corner decides alone. */
  private static final int CELL_STRIDE = 3;

  private static final double[] NO_PACE = new double[MAX_CELLS_READ + 1];

  private final OrientationTrials straight;
  private final OrientationTrials mirrored;
  private final int[] ink = new int[CellProbabilities.CELLS];
  private final int[] chosen = new int[MAX_CELLS_READ];
  private final int[] order = new int[MAX_CELLS_READ];
  private int count;

  /** An orientation that reads with the model, which stays usable by others of this thread. */
  public OrientationFinder(DigitModel model) {
    straight = new OrientationTrials(model, MAX_CELLS_READ, false);
    mirrored = new OrientationTrials(model, MAX_CELLS_READ, true);
  }

  /** How the board with these 81 patches, one after the other, lies. */
  public BoardOrientation find(byte[] patches) {
    choose(patches);
    if (count == 0) {
      return new BoardOrientation(0, false);
    }
    straight.begin(patches, order, count);
    if (straight.trial(0) > MIN_FIRST_SCORE && straight.finish(0) > CONVINCING_SCORE) {
      return new BoardOrientation(0, false);
    }
    int best = straight.run(NO_PACE);
    boolean isMirrored = straight.mean(best) < CONVINCING_SCORE && isMirrorBetter(patches, best);
    return new BoardOrientation(best, isMirrored);
  }

  private boolean isMirrorBetter(byte[] patches, int asSeen) {
    mirrored.begin(patches, order, count);
    int best = mirrored.run(straight.meanScores(asSeen));
    return best != OrientationTrials.NONE
        && mirrored.mean(best) > straight.mean(asSeen) + MIRROR_GAIN;
  }

  /** Takes cells from all over the board that have at least half the ink of the blackest one. */
  private void choose(byte[] patches) {
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
    shuffle();
  }

  private void shuffle() {
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
