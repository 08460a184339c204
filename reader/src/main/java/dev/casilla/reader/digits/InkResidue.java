package dev.casilla.reader.digits;

import java.util.Arrays;

/**
 * Tells cells that were read as empty, but hold as much ink as a digit, or less and were read in
 * doubt: a digit with a drop of ink on it or beside it looks like none. Keeps its buffers; not safe
 * for use by several threads.
 *
 * <p>How dark and how tall digits are is learnt from those of the board that look printed.
 */
final class InkResidue {
  /** Ink as dark as that, in parts of the digits', may be what is left of one. */
  private static final double MIN_INK_PART = 0.4;

  /** Less likely to be empty than that, it is what is left of one rather than dirt. */
  private static final double LOG_CONFIDENT_EMPTY = Math.log(0.99);

  /** Ink as dark and as tall as that may be a digit. */
  private static final double MIN_DARKNESS_PART = 0.75;

  private static final double MIN_HEIGHT_PART = 0.5;

  /** Entries from which on somebody has written: then what is no digit may be pencil marks. */
  private static final int MIN_ENTRIES = 3;

  /** Cells with so much ink, and no more, are accidents: of pencil marks there are more. */
  private static final int MAX_ACCIDENTAL_CELLS = 8;

  private final GlyphMeter meter = new GlyphMeter();
  private final double[] measures = new double[GlyphMeter.MEASURES];
  private final double[] darkness = new double[CellProbabilities.CELLS];
  private final double[] height = new double[CellProbabilities.CELLS];
  private final boolean[] isInDoubt = new boolean[CellProbabilities.CELLS];
  private final double[] sorted = new double[CellProbabilities.CELLS];
  private double digitDarkness;
  private double digitHeight;
  private boolean areAccidents;

  /** Looks at a board's 81 patches, and at what was read from them. */
  void analyze(byte[] patches, CellProbabilities beliefs) {
    int written = 0;
    for (int cell = 0; cell < CellProbabilities.CELLS; cell++) {
      int patch = cell * InkNormalizer.PIXELS;
      boolean hasInk =
          !BlankCellDetector.isBlank(patches, patch) && meter.measure(patches, patch, measures, 0);
      darkness[cell] = hasInk ? Math.exp(measures[GlyphMeter.DARKNESS]) : 0;
      height[cell] = hasInk ? measures[GlyphMeter.BOTTOM] - measures[GlyphMeter.TOP] + 1 : 0;
      isInDoubt[cell] = beliefs.logProbability(cell, CellClass.EMPTY) < LOG_CONFIDENT_EMPTY;
      written += CellClass.isWritten(beliefs.best(cell)) ? 1 : 0;
    }
    digitDarkness = medianOfPrint(darkness, beliefs);
    digitHeight = medianOfPrint(height, beliefs);
    int smudged = 0;
    for (int cell = 0; cell < CellProbabilities.CELLS; cell++) {
      smudged += beliefs.best(cell) == CellClass.EMPTY && isLikeADigit(cell) ? 1 : 0;
    }
    areAccidents = written < MIN_ENTRIES && smudged <= MAX_ACCIDENTAL_CELLS;
  }

  /** Of the digits that look printed; without any, more than there can be. */
  private double medianOfPrint(double[] measure, CellProbabilities beliefs) {
    int count = 0;
    for (int cell = 0; cell < CellProbabilities.CELLS; cell++) {
      if (CellClass.isPrinted(beliefs.best(cell))) {
        sorted[count] = measure[cell];
        count++;
      }
    }
    Arrays.sort(sorted, 0, count);
    return count == 0 ? Double.MAX_VALUE : sorted[count / 2];
  }

  /** Whether there is ink in the cell that may be what is left of a digit. */
  boolean hasInk(int cell) {
    return darkness[cell] >= MIN_INK_PART * digitDarkness;
  }

  /** Whether the cell, which was read as empty, may hold a digit all the same. */
  boolean mayHideDigit(int cell) {
    return areAccidents && (isLikeADigit(cell) || (isInDoubt[cell] && hasInk(cell)));
  }

  private boolean isLikeADigit(int cell) {
    return darkness[cell] >= MIN_DARKNESS_PART * digitDarkness
        && height[cell] >= MIN_HEIGHT_PART * digitHeight;
  }
}
