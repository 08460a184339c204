package dev.casilla.reader.evidence;

import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.picture.GrayImage;
import java.util.Arrays;

/**
 * Finds the grid lines on a rectified board near their expected positions. Reuses its buffers; not
 * thread-safe.
 *
 * <p>For each edge, the scanner takes a window of pixels across it and computes the mean <i>ridge
 * response</i> along the edge for each position in the window: how much darker it is than the
 * pixels a little to both sides. Responses are clipped at {@link #RESPONSE a maximum}, so that a
 * dark stroke over a part of an edge does not look like a line along all of it.
 *
 * <p>If a window has several ridges, the neighbouring edges vote: the ridge with similar ridges
 * nearby is the line. So a faint line is not lost to a digit or to noise beside it.
 */
public final class LineScanner {
  /** Search range in pixels after the last fitting step. */
  public static final int FINAL_REACH = 2;

  /** A line of 40 levels counts as black; negative responses do not count. */
  private static final RidgeResponse RESPONSE = new RidgeResponse(0, 40);

  /** Part of its votes that a ridge at the end of the window loses against one in the middle. */
  private static final double END_OF_WINDOW_PENALTY = 0.4;

  /** Edges on each side of the same line that vote with the same weight as the edge itself. */
  private static final int VOTERS = 3;

  /** Maximum number of positions in a window. */
  private static final int WINDOW = LineDirection.BOARD.cell();

  /** Ridge responses of each edge, summed over its pixels. */
  private final int[] ridges = new int[LineDirection.EDGES * WINDOW];

  /** The same, dilated by one pixel, as neighbours see it. */
  private final int[] widened = new int[LineDirection.EDGES * WINDOW];

  private final int[] votes = new int[WINDOW];
  private final double[] sorted = new double[2 * LineDirection.EDGES];

  /** Finds all lines within {@code reach} pixels of their expected positions. */
  public void scan(GrayImage board, int reach, LineOffsets lines) {
    scan(board, LineDirection.DOWN, reach, lines);
    scan(board, LineDirection.RIGHT, reach, lines);
    for (int edge = 0; edge < LineDirection.EDGES; edge++) {
      sorted[edge] = lines.strength(LineDirection.DOWN, edge);
      sorted[LineDirection.EDGES + edge] = lines.strength(LineDirection.RIGHT, edge);
    }
    Arrays.sort(sorted);
    lines.setContrast(sorted[sorted.length / 3]);
  }

  private void scan(GrayImage board, LineDirection direction, int reach, LineOffsets lines) {
    for (int edge = 0; edge < LineDirection.EDGES; edge++) {
      int start = direction.start(edge, 0);
      int first = edge * WINDOW + reach;
      for (int offset = -reach; offset <= reach; offset++) {
        ridges[first + offset] =
            RESPONSE.sumAlong(
                board.luma(), direction, start + offset * direction.across(), LineDirection.LENGTH);
      }
      widen(edge, 2 * reach);
    }
    for (int edge = 0; edge < LineDirection.EDGES; edge++) {
      vote(edge, 2 * reach);
      int top = peakNear(edge, mostVoted(reach), 2 * reach);
      double offset = centreOf(edge, top, 2 * reach) - reach + LineOffsets.HALF;
      double strength = (double) ridges[edge * WINDOW + top] / LineDirection.LENGTH;
      lines.set(direction, edge, offset, strength);
    }
  }

  private void widen(int edge, int last) {
    int first = edge * WINDOW;
    for (int i = first; i <= first + last; i++) {
      int before = ridges[Math.max(first, i - 1)];
      int after = ridges[Math.min(first + last, i + 1)];
      widened[i] = Math.max(ridges[i], Math.max(before, after));
    }
  }

  /** On the adjacent lines, the nearest edge has full weight and the edges beside it half. */
  private void vote(int edge, int last) {
    int line = edge / Mesh.CELLS;
    int place = edge % Mesh.CELLS;
    for (int i = 0; i <= last; i++) {
      votes[i] = 2 * ridges[edge * WINDOW + i];
    }
    int from = edge - Math.min(VOTERS, place);
    int to = edge + Math.min(VOTERS, Mesh.CELLS - 1 - place);
    for (int voter = from; voter <= to; voter++) {
      if (voter != edge) {
        addVotes(voter, 2, last);
      }
    }
    if (line > 0) {
      addVotesBeside(edge - Mesh.CELLS, place, last);
    }
    if (line < Mesh.CELLS) {
      addVotesBeside(edge + Mesh.CELLS, place, last);
    }
  }

  private void addVotesBeside(int edge, int place, int last) {
    addVotes(edge, 2, last);
    if (place > 0) {
      addVotes(edge - 1, 1, last);
    }
    if (place < Mesh.CELLS - 1) {
      addVotes(edge + 1, 1, last);
    }
  }

  private void addVotes(int voter, int weight, int last) {
    int first = voter * WINDOW;
    for (int i = 0; i <= last; i++) {
      votes[i] += weight * widened[first + i];
    }
  }

  /** The position with most votes, weighted towards the middle of the window. */
  private int mostVoted(int reach) {
    double best = -1;
    int bestAt = 0;
    for (int i = 0; i <= 2 * reach; i++) {
      double likely = votes[i] * (1 - END_OF_WINDOW_PENALTY * Math.abs(i - reach) / reach);
      if (likely > best) {
        best = likely;
        bestAt = i;
      }
    }
    return bestAt;
  }

  /** The local maximum of the edge's own response at or beside this position. */
  private int peakNear(int edge, int near, int last) {
    int first = edge * WINDOW;
    int top = near;
    for (int i = Math.max(0, near - 1); i <= Math.min(last, near + 1); i++) {
      top = ridges[first + i] > ridges[first + top] ? i : top;
    }
    return top;
  }

  /** The centroid of the ridge around its maximum, with subpixel precision. */
  private double centreOf(int edge, int top, int last) {
    int first = edge * WINDOW;
    double sum = 1e-9;
    double moment = 0;
    for (int i = Math.max(0, top - 2); i <= Math.min(last, top + 2); i++) {
      sum += ridges[first + i];
      moment += ridges[first + i] * (i - top);
    }
    return top + moment / sum;
  }
}
