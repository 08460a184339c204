package dev.casilla.reader.vision;

/**
 * Tells by the cells of a flattened board whether their digits are lighter than their ground. Keeps
 * its buffer; not safe for use by several threads.
 *
 * <p>Lines do not tell: screens have dark digits on light tiles with gaps between them that are
 * lighter still, and the other way round. But digits cover less of a cell than its ground does. So
 * in the middle of a cell half of the pixels are as bright as the ground, and the one that is
 * farthest from that is ink. Cells of little contrast have no digit, or pencil marks, and no vote.
 */
final class CellInk {
  /** Parts of a cell at each of its sides that may belong to lines. */
  private static final double RIM = 0.2;

  /** Parts of the pixels that are dirt or glare at both ends. */
  private static final double STRAY = 0.02;

  /** How much farther the ink is from the ground than what is at the other end, at least. */
  private static final int CLEARLY = 2;

  /** Votes, of all cells with ink, that outvote the lines: three quarters, */
  private static final int OUTVOTED = 4;

  /** and no fewer than that: a table may have as few digits. */
  private static final int FEWEST = 8;

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
      look(luma, size, cell);
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
    boolean isOutvoted = against >= FEWEST && OUTVOTED * against >= (OUTVOTED - 1) * inked;
    return isOutvoted != lines;
  }

  private void look(byte[] luma, BoardSize size, int cell) {
    int rim = (int) Math.ceil(RIM * size.cell());
    int left = size.margin() + cell % Mesh.CELLS * size.cell() + rim;
    int top = size.margin() + cell / Mesh.CELLS * size.cell() + rim;
    int side = size.cell() - 2 * rim;
    histogram.clear();
    for (int y = top; y < top + side; y++) {
      histogram.add(luma, y * size.side() + left, y * size.side() + left + side);
    }
    int ground = histogram.quantile(0.5);
    int darker = ground - histogram.quantile(STRAY);
    int lighter = histogram.quantile(1 - STRAY) - ground;
    contrasts[cell] = darker + lighter;
    votes[cell] = lighter > CLEARLY * darker ? 1 : darker > CLEARLY * lighter ? -1 : 0;
  }
}
