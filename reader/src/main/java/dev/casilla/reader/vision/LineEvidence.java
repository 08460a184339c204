package dev.casilla.reader.vision;

/**
 * How much of a grid there is, from the lines that are seen. What lies between the lines and beyond
 * the border speaks against a grid, if it looks like lines, too.
 */
final class LineEvidence {
  /** What a missing border takes off: such puzzles are rare. */
  private static final double OPEN = 0.12;

  /** Lines halfway count by this part: in a full grid strokes of digits often look like them. */
  private static final double HALVED = 0.25;

  /** From one line between blocks to the next. */
  static final int BLOCK = 3;

  /**
   * What the lines between blocks are worth without those between cells, which a screen or a pale
   * print may not show: enough for a grid that its digits have to prove, and no more, as tables of
   * three rows and columns are common.
   */
  private static final double BLOCKS = 0.66;

  private LineEvidence() {}

  /** 1 for a grid without a flaw; about 0 where there is none, or less. */
  static double of(SeenLines lines) {
    double present = Math.max(present(lines), ofBlocks(lines));
    return present - halved(lines) * HALVED - continued(lines);
  }

  /**
   * Whether it is the lines between blocks that speak for a grid, as the thin ones are not seen.
   */
  static boolean isOfBlocks(SeenLines lines) {
    return ofBlocks(lines) > present(lines);
  }

  /** The part of all lines that are where they were looked for. */
  private static double present(SeenLines lines) {
    return part(lines::seenOf, 1);
  }

  /** The same of those between blocks, for what it is worth. */
  private static double ofBlocks(SeenLines lines) {
    return BLOCKS * part(lines::boldOf, BLOCK);
  }

  /** How many edges of a line count. */
  private interface Count {
    int of(LineDirection direction, int line);
  }

  /**
   * The part of the lines, 0 to 1, whose edges count. Where the outer border is missing altogether,
   * the inner lines count alone, and a little less.
   *
   * @param step from one line to the next
   */
  private static double part(Count count, int step) {
    int inner = 0;
    int border = 0;
    for (LineDirection direction : LineDirection.values()) {
      for (int line = 0; line < Mesh.LINES; line += step) {
        boolean isBorder = line == 0 || line == Mesh.CELLS;
        border += isBorder ? count.of(direction, line) : 0;
        inner += isBorder ? 0 : count.of(direction, line);
      }
    }
    double ofBorder = 4 * Mesh.CELLS;
    double ofInner = 2 * Mesh.CELLS * (Mesh.CELLS / step - 1);
    return Math.max((inner + border) / (ofInner + ofBorder), inner / ofInner - OPEN);
  }

  /**
   * The part of the cells, 0 to 1, that look as if a line went through their middle. Few do: where
   * there are many, this is something with smaller meshes than a grid.
   */
  private static double halved(SeenLines lines) {
    int count = 0;
    int middles = LineDirection.EDGES - Mesh.CELLS;
    for (LineDirection direction : LineDirection.values()) {
      for (int edge = 0; edge < middles; edge++) {
        count += lines.isHalfway(direction, edge) ? 1 : 0;
      }
    }
    return count / (2.0 * middles);
  }

  /**
   * The part of the lines' ends, 0 to 1, from which the line goes on beyond the border. Few do:
   * where there are many, this is a part of something with more cells than a grid.
   */
  private static double continued(SeenLines lines) {
    int count = 0;
    for (LineDirection direction : LineDirection.values()) {
      for (int line = 0; line < Mesh.LINES; line++) {
        count += lines.isBefore(direction, line) ? 1 : 0;
        count += lines.isAfter(direction, line) ? 1 : 0;
      }
    }
    return count / (4.0 * Mesh.LINES);
  }
}
