package dev.casilla.reader.digits;

import java.util.Arrays;

/**
 * Tells cells that were read as empty, but hold as much ink as a digit, or less and were read in
 * doubt: a digit with a drop of ink on it or beside it looks like none. Keeps its buffers; not safe
 * for use by several threads.
 *
 * <p>How dark and how tall digits are is learnt from those of the board that look printed.
 */
final class Smudges {
  /** Ink as dark as that, in parts of the digits', may be what is left of one. */
  private static final double FAINTEST = 0.4;

  /** Less likely to be empty than that, it is what is left of one rather than dirt. */
  private static final double LOG_CONFIDENT = Math.log(0.99);

  /** Ink as dark and as tall as that may be a digit. */
  private static final double DARK = 0.75;

  private static final double TALL = 0.5;

  /** Entries from which on somebody has written: then what is no digit may be pencil marks. */
  private static final int FEWEST_WRITTEN = 3;

  /** Cells with so much ink, and no more, are accidents: of pencil marks there are more. */
  private static final int MOST = 8;

  private final GlyphMeter meter = new GlyphMeter();
  private final double[] measures = new double[GlyphMeter.MEASURES];
  private final double[] darkness = new double[CellBeliefs.CELLS];
  private final double[] height = new double[CellBeliefs.CELLS];
  private final boolean[] isInDoubt = new boolean[CellBeliefs.CELLS];
  private final double[] sorted = new double[CellBeliefs.CELLS];
  private double digitDarkness;
  private double digitHeight;
  private boolean areAccidents;

  /** Looks at a board's 81 patches, and at what was read from them. */
  void look(byte[] patches, CellBeliefs beliefs) {
    int written = 0;
    for (int cell = 0; cell < CellBeliefs.CELLS; cell++) {
      int patch = cell * InkScale.PIXELS;
      boolean hasInk =
          !Blankness.isBlank(patches, patch) && meter.measure(patches, patch, measures, 0);
      darkness[cell] = hasInk ? Math.exp(measures[GlyphMeter.DARKNESS]) : 0;
      height[cell] = hasInk ? measures[GlyphMeter.BOTTOM] - measures[GlyphMeter.TOP] + 1 : 0;
      isInDoubt[cell] = beliefs.logProbability(cell, Mark.EMPTY) < LOG_CONFIDENT;
      written += Mark.isWritten(beliefs.best(cell)) ? 1 : 0;
    }
    digitDarkness = medianOfPrint(darkness, beliefs);
    digitHeight = medianOfPrint(height, beliefs);
    int smudged = 0;
    for (int cell = 0; cell < CellBeliefs.CELLS; cell++) {
      smudged += beliefs.best(cell) == Mark.EMPTY && isLikeADigit(cell) ? 1 : 0;
    }
    areAccidents = written < FEWEST_WRITTEN && smudged <= MOST;
  }

  /** Of the digits that look printed; without any, more than there can be. */
  private double medianOfPrint(double[] measure, CellBeliefs beliefs) {
    int count = 0;
    for (int cell = 0; cell < CellBeliefs.CELLS; cell++) {
      if (Mark.isPrinted(beliefs.best(cell))) {
        sorted[count] = measure[cell];
        count++;
      }
    }
    Arrays.sort(sorted, 0, count);
    return count == 0 ? Double.MAX_VALUE : sorted[count / 2];
  }

  /** Whether there is ink in the cell that may be what is left of a digit. */
  boolean hasInk(int cell) {
    return darkness[cell] >= FAINTEST * digitDarkness;
  }

  /** Whether the cell, which was read as empty, may hold a digit all the same. */
  boolean isSmudged(int cell) {
    return areAccidents && (isLikeADigit(cell) || (isInDoubt[cell] && hasInk(cell)));
  }

  private boolean isLikeADigit(int cell) {
    return darkness[cell] >= DARK * digitDarkness && height[cell] >= TALL * digitHeight;
  }
}
