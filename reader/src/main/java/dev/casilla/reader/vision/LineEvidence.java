package dev.casilla.reader.vision;

/**
 * How much of a grid there is on a flattened board, from where its lines were found. Immutable, for
 * as long as the board and the scan stay as they are.
 *
 * <p>An edge counts as seen only if its line is seen along most of it. That tells lines from the
 * strokes of letters, whatever their contrast. What lies between the lines and beyond the border
 * speaks against a grid, if it looks like lines, too.
 */
final class LineEvidence {
  /** Levels of contrast that noise has. */
  private static final int NOISE = 3;

  /** A line is seen where it has this part of the contrast that thin lines have on this board. */
  private static final double FAINT = 0.3;

  /** An edge is seen if its line is along this part of it. */
  private static final double MOST = 0.7;

  /** What a missing border takes off: such puzzles are rare. */
  private static final double OPEN = 0.12;

  /** Lines halfway count by this part: in a full grid strokes of digits often look like them. */
  private static final double HALVED = 0.25;

  /** Pixels looked at beyond the border: within the margin, and as far as to a frame close by. */
  private static final int STUB = 9;

  private final GrayImage board;
  private final LineScan scan;
  private final double threshold;

  LineEvidence(GrayImage board, LineScan scan) {
    this.board = board;
    this.scan = scan;
    threshold = Math.max(NOISE, scan.contrast() * FAINT);
  }

  /** 1 for a grid without a flaw; about 0 where there is none, or less. */
  double total() {
    return present() - halved() * HALVED - continued();
  }

  /**
   * The part of the lines, 0 to 1, that are where they were looked for. Where the outer border is
   * missing altogether, the inner lines count alone, and a little less.
   */
  private double present() {
    int inner = 0;
    int border = 0;
    for (LineDirection direction : LineDirection.values()) {
      for (int edge = 0; edge < LineDirection.EDGES; edge++) {
        int start = direction.start(edge, scan.pixel(direction, edge));
        if (isSeen(direction, start, LineDirection.LENGTH)) {
          boolean isBorder = edge < Mesh.CELLS || edge >= LineDirection.EDGES - Mesh.CELLS;
          border += isBorder ? 1 : 0;
          inner += isBorder ? 0 : 1;
        }
      }
    }
    double all = (inner + border) / (2.0 * LineDirection.EDGES);
    return Math.max(all, inner / (2.0 * LineDirection.EDGES - 4 * Mesh.CELLS) - OPEN);
  }

  /**
   * The part of the cells, 0 to 1, that look as if a line went through their middle. Few do: where
   * there are many, this is something with smaller meshes than a grid.
   */
  private double halved() {
    int count = 0;
    int middles = LineDirection.EDGES - Mesh.CELLS;
    for (LineDirection direction : LineDirection.values()) {
      for (int edge = 0; edge < middles; edge++) {
        int start = direction.start(edge, LineDirection.BOARD.cell() / 2);
        count += isSeen(direction, start, LineDirection.LENGTH) ? 1 : 0;
      }
    }
    return count / (2.0 * middles);
  }

  /**
   * The part of the lines' ends, 0 to 1, from which the line goes on beyond the border. Few do:
   * where there are many, this is a part of something with more cells than a grid.
   */
  private double continued() {
    int count = 0;
    for (LineDirection direction : LineDirection.values()) {
      for (int edge = 0; edge < LineDirection.EDGES; edge += Mesh.CELLS) {
        int start = direction.start(edge, 0);
        int before = start - (2 * LineDirection.CROSSING + STUB) * direction.along();
        int after = start + Mesh.CELLS * LineDirection.BOARD.cell() * direction.along();
        count += isSeen(direction, before, STUB) ? 1 : 0;
        count += isSeen(direction, after, STUB) ? 1 : 0;
      }
    }
    return count / (4.0 * Mesh.LINES);
  }

  private boolean isSeen(LineDirection direction, int start, int length) {
    int seen = 0;
    for (int i = 0; i < length; i++) {
      if (darkest(direction, start + i * direction.along()) >= 3 * threshold) {
        seen++;
      }
    }
    return seen >= MOST * length;
  }

  /**
   * Thrice the ridge at this pixel, or at the next one to either side if it is greater. Three
   * pixels along the line are taken together, so that noise does not pass for a line.
   */
  private int darkest(LineDirection direction, int at) {
    int across = direction.across();
    int flank = LineScan.FLANK * across;
    int best = 0;
    for (int i = at - across; i <= at + across; i += across) {
      int sides = Math.min(three(direction, i - flank), three(direction, i + flank));
      best = Math.max(best, sides - three(direction, i));
    }
    return best;
  }

  private int three(LineDirection direction, int at) {
    byte[] luma = board.luma();
    int along = direction.along();
    return (luma[at - along] & 0xff) + (luma[at] & 0xff) + (luma[at + along] & 0xff);
  }
}
