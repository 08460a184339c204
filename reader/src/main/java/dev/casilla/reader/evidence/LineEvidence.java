package dev.casilla.reader.evidence;

import dev.casilla.reader.geometry.Mesh;

/**
 * Scores how much of a grid is visible. Lines between the grid lines and beyond the border count
 * against it.
 */
public final class LineEvidence {
  /** Penalty for a missing border: such puzzles are rare. */
  private static final double NO_BORDER_PENALTY = 0.12;

  /**
   * Weight of lines halfway between grid lines: in a full grid, strokes of digits often look like
   * them.
   */
  private static final double HALFWAY_LINE_WEIGHT = 0.25;

  private LineEvidence() {}

  /** Returns 1 for a perfect grid, about 0 or less if there is none. */
  public static double of(SeenLines lines) {
    return seenPart(lines) - halvedPart(lines) * HALFWAY_LINE_WEIGHT - continuedPart(lines);
  }

  /**
   * The part of the edges, 0 to 1, that are seen. If the outer border is missing, the inner edges
   * count alone, minus a penalty.
   */
  private static double seenPart(SeenLines lines) {
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
   * The part of the cells, 0 to 1, with a line through their middle. A high value means that the
   * cells are smaller than those of a grid.
   */
  private static double halvedPart(SeenLines lines) {
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
   * The part of the line ends, 0 to 1, beyond which the line continues. A high value means that
   * this is a part of a larger grid.
   */
  private static double continuedPart(SeenLines lines) {
    int count = 0;
    for (LineDirection direction : LineDirection.values()) {
      for (int line = 0; line < Mesh.LINES; line++) {
        count += lines.continuesBefore(direction, line) ? 1 : 0;
        count += lines.continuesAfter(direction, line) ? 1 : 0;
      }
    }
    return count / (4.0 * Mesh.LINES);
  }
}
