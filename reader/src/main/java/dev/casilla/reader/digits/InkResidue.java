package dev.casilla.reader.digits;

import java.util.Arrays;

/**
 * Detects cells that were classified as empty but contain as much ink as a digit, or less ink and
 * an uncertain result. A digit with a blot on it or beside it looks like no digit at all. Reuses
 * its buffers; not thread-safe.
 *
 * <p>The printed digits of the board define how dark and how tall a digit is.
 */
final class InkResidue {
  /** Minimum darkness of the rest of a digit, as a fraction of the darkness of the digits. */
  private static final double MIN_INK_PART = 0.4;

  /**
   * If the cell is less likely empty than this, the ink is the rest of a digit rather than dirt.
   */
  private static final double LOG_CONFIDENT_EMPTY = Math.log(0.99);

  /**
   * Minimum darkness and height of ink that may be a digit, as fractions of those of the digits.
   */
  private static final double MIN_DARKNESS_PART = 0.75;

  private static final double MIN_HEIGHT_PART = 0.5;

  /** Minimum entries on a board with handwriting, on which other ink may be pencil marks. */
  private static final int MIN_ENTRIES = 3;

  /** Maximum cells with accidental ink; pencil marks appear in more cells. */
  private static final int MAX_ACCIDENTAL_CELLS = 8;

  private final GlyphMeter meter = new GlyphMeter();
  private final double[] measures = new double[GlyphMeter.MEASURES];
  private final double[] darkness = new double[CellProbabilities.CELLS];
  private final double[] height = new double[CellProbabilities.CELLS];
  private final boolean[] isInDoubt = new boolean[CellProbabilities.CELLS];
  private final double[] sorted = new double[CellProbabilities.CELLS];
  private double digitDarkness;
  private double digitHeight;
  private boolean isInkAccidental;

  /** Analyzes the 81 patches of a board and the classes that the network gave them. */
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
    digitDarkness = medianOfPrinted(darkness, beliefs);
    digitHeight = medianOfPrinted(height, beliefs);
    int inkedCells = 0;
    for (int cell = 0; cell < CellProbabilities.CELLS; cell++) {
      inkedCells += beliefs.best(cell) == CellClass.EMPTY && isDigitSized(cell) ? 1 : 0;
    }
    isInkAccidental = written < MIN_ENTRIES && inkedCells <= MAX_ACCIDENTAL_CELLS;
  }

  /** Returns the median over the printed digits, or {@link Double#MAX_VALUE} if there are none. */
  private double medianOfPrinted(double[] measure, CellProbabilities beliefs) {
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

  /** Returns whether the cell contains ink that may be the rest of a digit. */
  boolean hasInk(int cell) {
    return darkness[cell] >= MIN_INK_PART * digitDarkness;
  }

  /** Returns whether a cell that was classified as empty may contain a digit. */
  boolean mayHideDigit(int cell) {
    return isInkAccidental && (isDigitSized(cell) || (isInDoubt[cell] && hasInk(cell)));
  }

  private boolean isDigitSized(int cell) {
    return darkness[cell] >= MIN_DARKNESS_PART * digitDarkness
        && height[cell] >= MIN_HEIGHT_PART * digitHeight;
  }
}
