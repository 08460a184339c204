package dev.casilla.reader.board;

import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.picture.Histogram;

/**
 * Tells by the cells of a flattened board whether their digits are lighter than their ground. Keeps
 * its buffer; not safe for use by several threads.
 *
 * <p>Lines do not tell: screens have dark digits on light tiles with gaps between them that are
 * lighter still, and the other way round. But digits cover less of a cell than its ground does. So
 * in the middle of a cell half of the pixels are as bright as the ground, and the one that is
 * farthest from that is ink. Cells of little contrast have no digit, or pencil marks, and no vote.
 */
final class CellPolarity {
  /** Parts of a cell at each of its sides that may belong to lines. */
  private static final double RIM_PART = 0.2;

  /** Parts of the pixels that are dirt or glare at both ends. */
  private static final double STRAY_QUANTILE = 0.02;

  /** How much farther the ink is from the ground than what is at the other end, at least. */
  private static final int MIN_RATIO = 2;

  /** Votes, of all cells with ink, that outvote the lines: three quarters, */
  private static final int OUTVOTE_RATIO = 4;

  /** and no fewer than that: a table may have as few digits. */
  private static final int MIN_VOTES = 8;

  private final Histogram histogram = new Histogram();
  private final int[] contrasts = new int[Mesh.CELLS * Mesh.CELLS];
  private final int[] votes = new int[Mesh.CELLS * Mesh.CELLS];

  /**
   * Whether digits are lighter than the ground of their cells.
   *
   * @param lines whether lines are, which is how it is where cells do not tell otherwise
   */
  boolean isLight(byte[] luma, BoardSize size, boolean lines) {
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
    int left = size.margin() + cell % Mesh.CELLS * size.cell() + rim;
    int top = size.margin() + cell / Mesh.CELLS * size.cell() + rim;
    int side = size.cell() - 2 * rim;
    histogram.clear();
    for (int y = top; y < top + side; y++) {
      histogram.add(luma, y * size.side() + left, y * size.side() + left + side);
    }
    int ground = histogram.quantile(0.5);
    int darker = ground - histogram.quantile(STRAY_QUANTILE);
    int lighter = histogram.quantile(1 - STRAY_QUANTILE) - ground;
    contrasts[cell] = darker + lighter;
    votes[cell] = lighter > MIN_RATIO * darker ? 1 : darker > MIN_RATIO * lighter ? -1 : 0;
  }
}
