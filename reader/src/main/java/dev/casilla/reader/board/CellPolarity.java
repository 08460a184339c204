package dev.casilla.reader.board;

import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.picture.Histogram;

/**
 * Detects whether digits are lighter than the background of their cells. Reuses its buffer; not
 * thread-safe.
 *
 * <p>The polarity of the lines does not tell: screens show dark digits on light tiles with even
 * lighter gaps, and the reverse. But digits cover less of a cell than its background does. So the
 * median of the pixels in the middle of a cell is the background, and the extreme farther from it
 * is ink. Cells with little contrast hold no digit, or pencil marks, and do not vote.
 */
final class CellPolarity {
  /** Part of a cell at each side that may belong to lines. */
  private static final double RIM_PART = 0.2;

  /** Part of the pixels at both extremes that may be dirt or glare. */
  private static final double STRAY_QUANTILE = 0.02;

  /** Minimum ratio between the distances of ink and of the other extreme from the background. */
  private static final int MIN_RATIO = 2;

  /** Three quarters of the cells with ink must vote against the lines, */
  private static final int OUTVOTE_RATIO = 4;

  /** and at least this many: a table may hold as few digits. */
  private static final int MIN_VOTES = 8;

  private final Histogram histogram = new Histogram();
  private final int[] contrasts = new int[Mesh.CELLS * Mesh.CELLS];
  private final int[] votes = new int[Mesh.CELLS * Mesh.CELLS];

  /**
   * Whether digits are lighter than the background.
   *
   * @param lines whether the lines are lighter, which decides where the cells do not
   */
  boolean hasLightDigits(byte[] luma, BoardSize size, boolean lines) {
    int most = 0;
    for (int cell = 0; cell < votes.length; cell++) {
      vote(luma, size, cell);
      most = Math.max(most, contrasts[cell]);
    }
    int inked = 0;
    int against = 0;
    for (int cell = 0; cell < votes.length; cell++) {
      if (2 * contrasts[cell] >= most) {
        inked++;
        against += votes[cell] == (lines ? -1 : 1) ? 1 : 0;
      }
    }
    boolean isOutvoted =
        against >= MIN_VOTES && OUTVOTE_RATIO * against >= (OUTVOTE_RATIO - 1) * inked;
    return isOutvoted != lines;
  }

  private void vote(byte[] luma, BoardSize size, int cell) {
    int rim = (int) Math.ceil(RIM_PART * size.cell());
    histogram.clear();
    histogram.addSquare(luma, size.side(), size.index(cell, rim), size.cell() - 2 * rim);
    int ground = histogram.quantile(0.5);
    int darker = ground - histogram.quantile(STRAY_QUANTILE);
    int lighter = histogram.quantile(1 - STRAY_QUANTILE) - ground;
    contrasts[cell] = darker + lighter;
    votes[cell] = lighter > MIN_RATIO * darker ? 1 : darker > MIN_RATIO * lighter ? -1 : 0;
  }
}
