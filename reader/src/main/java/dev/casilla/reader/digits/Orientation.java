package dev.casilla.reader.digits;

import dev.casilla.reader.vision.CellPatches;

/**
 * Finds out which way up a board stands by trying to read it. Keeps its buffers; not safe for use
 * by several threads.
 *
 * <p>Some of the cells with ink are read under each of the four headings; the one under which they
 * are the most convincing digits wins. A few suffice, but not the blackest ones: those are 6, 8 and
 * 9. Probabilities are added, not their logarithms: pencil marks, which are digits under no
 * heading, would outvote all others. Where the board as it lies leaves no doubt, the other headings
 * are not tried; mirrored ones only where none convinces.
 */
public final class Orientation {
  /** Cells read under each heading: by then the sum leaves no doubt. */
  private static final int MOST = 20;

  /** Mean probability of digits with which a heading convinces. */
  private static final double CONVINCING = 0.93;

  /** How much better, in mean probability, a mirror has to make it. */
  private static final double MIRROR_GAIN = 0.03;

  /** How fast confidence grows with each cell that is surer than under another heading. */
  private static final double STEEPNESS = 2;

  /** Pixels of a cell's rim that are left out when looking for ink: the grid's lines. */
  private static final int RIM = 7;

  private final DigitModel model;
  private final CellBeliefs beliefs = new CellBeliefs();
  private final byte[] turned = new byte[InkScale.PIXELS];
  private final int[] ink = new int[CellBeliefs.CELLS];
  private final int[] chosen = new int[MOST];
  private final double[] means = new double[4];
  private int count;

  /** An orientation that reads with the model, which stays usable by others of this thread. */
  public Orientation(DigitModel model) {
    this.model = model;
  }

  /** How the board with these 81 patches, one after the other, lies. */
  public Heading find(byte[] patches) {
    choose(patches);
    means[0] = mean(patches, new PatchTurn(0, false));
    if (means[0] > CONVINCING || count == 0) {
      return new Heading(0, false, count == 0 ? 0.25 : 1);
    }
    int best = 0;
    for (int quarters = 1; quarters < means.length; quarters++) {
      means[quarters] = mean(patches, new PatchTurn(quarters, false));
      best = means[quarters] > means[best] ? quarters : best;
    }
    boolean isMirrored = means[best] < CONVINCING && isMirrorBetter(patches, means[best]);
    return new Heading(best, isMirrored, shareOf(best));
  }

  private boolean isMirrorBetter(byte[] patches, double asSeen) {
    double best = Double.NEGATIVE_INFINITY;
    for (int quarters = 0; quarters < means.length; quarters++) {
      best = Math.max(best, mean(patches, new PatchTurn(quarters, true)));
    }
    return best > asSeen + MIRROR_GAIN;
  }

  private double shareOf(int best) {
    double sum = 0;
    for (double mean : means) {
      sum += Math.exp(STEEPNESS * count * (mean - means[best]));
    }
    return 1 / sum;
  }

  /** Takes cells from all over the board that have at least half the ink of the blackest one. */
  private void choose(byte[] patches) {
    int most = 0;
    for (int cell = 0; cell < ink.length; cell++) {
      ink[cell] = inkIn(patches, cell * InkScale.PIXELS);
      most = Math.max(most, ink[cell]);
    }
    int inked = 0;
    for (int amount : ink) {
      inked += isInked(amount, most) ? 1 : 0;
    }
    count = Math.min(MOST, inked);
    int seen = 0;
    int taken = 0;
    for (int cell = 0; cell < ink.length && taken < count; cell++) {
      if (isInked(ink[cell], most)) {
        if (seen * count / inked == taken) {
          chosen[taken] = cell;
          taken++;
        }
        seen++;
      }
    }
    count = taken;
  }

  private static boolean isInked(int amount, int most) {
    return amount > 0 && 2 * amount >= most;
  }

  /** The difference between the brightest and the darkest pixel away from the lines. */
  private static int inkIn(byte[] patches, int offset) {
    int darkest = 255;
    int brightest = 0;
    for (int y = RIM; y < CellPatches.SIDE - RIM; y++) {
      for (int x = RIM; x < CellPatches.SIDE - RIM; x++) {
        int luma = patches[offset + y * CellPatches.SIDE + x] & 0xff;
        darkest = Math.min(darkest, luma);
        brightest = Math.max(brightest, luma);
      }
    }
    return brightest - darkest;
  }

  private double mean(byte[] patches, PatchTurn turn) {
    double sum = 0;
    for (int i = 0; i < count; i++) {
      turn.copy(patches, chosen[i] * InkScale.PIXELS, turned);
      model.read(turned, 0, beliefs, 0);
      double most = 0;
      for (int digit = 1; digit <= 9; digit++) {
        most = Math.max(most, beliefs.digitProbability(0, digit));
      }
      sum += most;
    }
    return count == 0 ? 0 : sum / count;
  }
}
