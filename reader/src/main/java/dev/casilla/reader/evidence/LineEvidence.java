package dev.casilla.reader.evidence;

import dev.casilla.reader.geometry.Mesh;

/**
 * How much of a grid there is, from the lines that are seen. What lies between the lines and beyond
 * the border speaks against a grid, if it looks like lines, too.
 */
public final class LineEvidence {
  /** What a missing border takes off: such puzzles are rare. */
  private static final double NO_BORDER_PENALTY = 0.12;

  /** Lines halfway count by this part: in a full grid strokes of digits often look like them. */
  private static final double HALFWAY_LINE_WEIGHT = 0.25;

  private LineEvidence() {}

  /** 1 for a grid without a flaw; about 0 where there is none, or less. */
  public static double of(SeenLines lines) {
    return present(lines) - halved(lines) * HALFWAY_LINE_WEIGHT - continued(lines);
  }

  /**
   * The part of the lines, 0 to 1, that are where they were looked for. Where the outer border is
   * missing altogether, the inner lines count alone, and a little less.
   */
  private static double present(SeenLines lines) {
    int inner = 0;
    int border = 0;
    for (LineDirection direction : LineDirection.values()) {
      for (int edge = 0; edge < LineDirection.EDGES; edge++) {
        if (lines.isEdgeSeen(direction, edge)) {
          boolean isBorder = edge < Mesh.CELLS || edge >= LineDirection.EDGES - Mesh.CELLS;
          border += isBorder ? 1 : 0;
          inner += isBorder ? 0 : 1;
        }
      }
    }
    double all = (inner + border) / (2.0 * LineDirection.EDGES);
    return Math.max(all, inner / (2.0 * LineDirection.EDGES - 4 * Mesh.CELLS) - NO_BORDER_PENALTY);
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
        count += lines.isSeenHalfway(direction, edge) ? 1 : 0;
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
