package dev.casilla.reader.vision;

import java.util.Arrays;

/**
 * Looks on a flattened board for the lines where they ought to be. Keeps its buffers; not safe for
 * use by several threads.
 *
 * <p>For each edge a window of pixels across it is taken, and for each place in the window the mean
 * <i>ridge</i> along the edge: how much darker it is there than a little to both sides. Ridges are
 * cut off at {@link #FULL}, so that a dark stroke that covers part of an edge does not pass for a
 * line along all of it.
 */
final class LineScan {
  /** Pixels from a line's middle to where there is paper: half a thick line and some blur. */
  static final int FLANK = 3;

  /** Levels of contrast beyond which a line is as good as black. */
  private static final int FULL = 40;

  /** A line's place is where two pixels meet; the second one's middle is that much farther. */
  private static final double HALF = 0.5;

  /** What a ridge at the end of the window has lost against one in the middle. */
  private static final double FAR = 0.4;

  private final double[] ridges = new double[LineDirection.BOARD.cell()];
  private final Edges down = new Edges();
  private final Edges right = new Edges();
  private final double[] sorted = new double[2 * LineDirection.EDGES];

  private static final class Edges {
    private final double[] offsets = new double[LineDirection.EDGES];
    private final double[] strengths = new double[LineDirection.EDGES];
  }

  /** Looks for all lines no more than {@code reach} pixels from their places. */
  void scan(GrayImage board, int reach) {
    for (int edge = 0; edge < LineDirection.EDGES; edge++) {
      scanEdge(board, LineDirection.DOWN, edge, reach);
      scanEdge(board, LineDirection.RIGHT, edge, reach);
    }
    System.arraycopy(down.strengths, 0, sorted, 0, LineDirection.EDGES);
    System.arraycopy(right.strengths, 0, sorted, LineDirection.EDGES, LineDirection.EDGES);
    Arrays.sort(sorted);
  }

  private Edges edges(LineDirection direction) {
    return direction == LineDirection.DOWN ? down : right;
  }

  /** How far the edge's line is from its place, in pixels of the board. */
  double offset(LineDirection direction, int edge) {
    return edges(direction).offsets[edge];
  }

  /** The pixel nearest to the edge's line, counted from its place. */
  int pixel(LineDirection direction, int edge) {
    return (int) Math.round(offset(direction, edge) - HALF);
  }

  /** How dark the edge's line is, in levels; about 0 if there is none. */
  double strength(LineDirection direction, int edge) {
    return edges(direction).strengths[edge];
  }

  /** The contrast of thin lines, in levels: two thirds of the edges have at least that. */
  double contrast() {
    return sorted[sorted.length / 3];
  }

  private void scanEdge(GrayImage board, LineDirection direction, int edge, int reach) {
    int start = direction.start(edge, 0);
    double best = -1;
    int bestAt = 0;
    for (int offset = -reach; offset <= reach; offset++) {
      double ridge = ridgeAlong(board, direction, start + offset * direction.across());
      ridges[offset + reach] = ridge;
      double likely = ridge * (1 - FAR * Math.abs(offset) / reach);
      if (likely > best) {
        best = likely;
        bestAt = offset + reach;
      }
    }
    edges(direction).strengths[edge] = ridges[bestAt];
    edges(direction).offsets[edge] = centreOf(bestAt, 2 * reach) - reach + HALF;
  }

  /** The centre of the ridge around its top, to a part of a pixel. */
  private double centreOf(int top, int last) {
    double sum = 1e-9;
    double moment = 0;
    for (int i = Math.max(0, top - 2); i <= Math.min(last, top + 2); i++) {
      sum += ridges[i];
      moment += ridges[i] * (i - top);
    }
    return top + moment / sum;
  }

  /** The hot loop of the search: up to 43,000 pixels for each look at a board. */
  private static double ridgeAlong(GrayImage board, LineDirection direction, int start) {
    byte[] luma = board.luma();
    int flank = FLANK * direction.across();
    int along = direction.along();
    int sum = 0;
    int at = start;
    for (int i = 0; i < LineDirection.LENGTH; i++) {
      int sides = Math.min(luma[at - flank] & 0xff, luma[at + flank] & 0xff);
      sum += Math.max(0, Math.min(FULL, sides - (luma[at] & 0xff)));
      at += along;
    }
    return (double) sum / LineDirection.LENGTH;
  }
}
