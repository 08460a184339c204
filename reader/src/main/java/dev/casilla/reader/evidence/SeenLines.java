package dev.casilla.reader.evidence;

import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.picture.GrayImage;

/**
 * Which edges of a grid are seen on a rectified board, and which lines are seen where a grid has
 * none. Reuses its buffers; not thread-safe.
 *
 * <p>An edge is <i>seen</i> if its line is visible along most of its pixels. This separates lines
 * from the strokes of letters at every contrast. A line that is dashed, faint, or crossed by a pen
 * may not be seen but still be <i>traced</i>: the mean of its pixels is darker than the pixels
 * beside it.
 */
public final class SeenLines {
  /** Contrast of noise in levels. */
  private static final int NOISE_CONTRAST = 3;

  /** Minimum contrast of a seen line, relative to thin lines on this board. */
  private static final double MIN_CONTRAST_PART = 0.3;

  /** Minimum mean contrast of a traced edge in levels. */
  private static final double MIN_TRACE_CONTRAST = 1;

  /** Minimum mean contrast of a traced edge, relative to thin lines on this board. */
  private static final double MIN_TRACE_PART = 0.2;

  /**
   * Limits one pixel to 40 levels, because a stroke of a digit is not a line. Unlike in {@link
   * LineScanner}, responses may be negative, so that noise does not add up.
   */
  private static final RidgeResponse TRACE = new RidgeResponse(-40, 40);

  /** Minimum part of an edge's pixels on which the line is visible. */
  private static final double MIN_SEEN_PART = 0.7;

  /** Pixels analyzed beyond the border: within the margin, and up to the next frame. */
  private static final int STUB_PIXELS = 9;

  /** Distance from the border, in cells, at which the continuation of a line is tested. */
  private static final double CELLS_BEYOND_BORDER = 0.5;

  private final boolean[][] edges = new boolean[2][LineDirection.EDGES];
  private final int[][] starts = new int[2][LineDirection.EDGES];
  private final boolean[][] middles = new boolean[2][LineDirection.EDGES - Mesh.CELLS];
  private final boolean[][] before = new boolean[2][Mesh.LINES];
  private final boolean[][] after = new boolean[2][Mesh.LINES];
  private GrayImage board = new GrayImage();
  private double threshold;
  private double trace;

  /**
   * Analyzes the result of a scan. Outside of the image nothing is seen, because the board repeats
   * the border pixels there.
   *
   * @param flat the level rectified by the mesh
   */
  public void analyze(GrayImage flat, LineOffsets found, Mesh mesh, GrayImage level) {
    board = flat;
    threshold = 3 * Math.max(NOISE_CONTRAST, found.contrast() * MIN_CONTRAST_PART);
    trace = LineDirection.LENGTH * Math.max(MIN_TRACE_CONTRAST, found.contrast() * MIN_TRACE_PART);
    for (LineDirection direction : LineDirection.values()) {
      analyzeDirection(found, direction);
      for (int line = 0; line < Mesh.LINES; line++) {
        before[direction.index()][line] &=
            level.contains(direction.on(mesh, line, -CELLS_BEYOND_BORDER));
        after[direction.index()][line] &=
            level.contains(direction.on(mesh, line, Mesh.CELLS + CELLS_BEYOND_BORDER));
      }
    }
  }

  private void analyzeDirection(LineOffsets found, LineDirection direction) {
    int d = direction.index();
    for (int edge = 0; edge < LineDirection.EDGES; edge++) {
      int start = direction.start(edge, found.pixel(direction, edge));
      starts[d][edge] = start;
      edges[d][edge] = isSeen(board, direction, start, LineDirection.LENGTH);
    }
    for (int edge = 0; edge < middles[d].length; edge++) {
      int start = direction.start(edge, LineDirection.BOARD.cell() / 2);
      middles[d][edge] = isSeen(board, direction, start, LineDirection.LENGTH);
    }
    for (int line = 0; line < Mesh.LINES; line++) {
      int start = direction.start(line * Mesh.CELLS, 0);
      int outside = (2 * LineDirection.CROSSING + STUB_PIXELS) * direction.along();
      int inside = Mesh.CELLS * LineDirection.BOARD.cell() * direction.along();
      before[d][line] = isSeen(board, direction, start - outside, STUB_PIXELS);
      after[d][line] = isSeen(board, direction, start + inside, STUB_PIXELS);
    }
  }

  /** Whether the line is seen along this edge. */
  boolean isEdgeSeen(LineDirection direction, int edge) {
    return edges[direction.index()][edge];
  }

  /**
   * Whether the line is at least traced along this edge. Valid only while the analyzed board is
   * unchanged.
   */
  boolean isTraced(LineDirection direction, int edge) {
    return isEdgeSeen(direction, edge)
        || ridge(board, direction, starts[direction.index()][edge]) >= trace;
  }

  /**
   * How many pixels along this edge, of {@link LineDirection#LENGTH}, are bare: there is no line,
   * and no pixel darker than {@code dark} that would hide one. Valid only while the analyzed board
   * is unchanged.
   */
  int barePixels(LineDirection direction, int edge, int dark) {
    int bare = 0;
    int at = starts[direction.index()][edge];
    for (int i = 0; i < LineDirection.LENGTH; i++) {
      bare += maxRidge(board, direction, at) < threshold && isBrighter(direction, at, dark) ? 1 : 0;
      at += direction.along();
    }
    return bare;
  }

  /** Whether all pixels across the line, as far as its ink may reach, are at least that bright. */
  private boolean isBrighter(LineDirection direction, int at, int dark) {
    boolean isBrighter = true;
    for (int i = -RidgeResponse.FLANK; i <= RidgeResponse.FLANK; i++) {
      isBrighter &= sumOfThree(board, direction, at + i * direction.across()) >= 3 * dark;
    }
    return isBrighter;
  }

  /** How many inner lines, of 8, continue beyond their start. */
  public int continuingLinesBefore(LineDirection direction) {
    return countInner(before[direction.index()]);
  }

  /** How many inner lines, of 8, continue beyond their end. */
  public int continuingLinesAfter(LineDirection direction) {
    return countInner(after[direction.index()]);
  }

  private static int countInner(boolean[] lines) {
    int count = 0;
    for (int line = 1; line < Mesh.CELLS; line++) {
      count += lines[line] ? 1 : 0;
    }
    return count;
  }

  /** How many of the nine edges of this line are seen. */
  int seenEdgesOfLine(LineDirection direction, int line) {
    int seen = 0;
    for (int edge = line * Mesh.CELLS; edge < (line + 1) * Mesh.CELLS; edge++) {
      seen += edges[direction.index()][edge] ? 1 : 0;
    }
    return seen;
  }

  /** How many edges are seen, of 180. */
  public int seenEdges() {
    int seen = 0;
    for (boolean[] edgesOfDirection : edges) {
      for (boolean edge : edgesOfDirection) {
        seen += edge ? 1 : 0;
      }
    }
    return seen;
  }

  /** How many border edges are seen, of 36. */
  public int seenBorderEdges() {
    int seen = 0;
    for (boolean[] edgesOfDirection : edges) {
      for (int edge = 0; edge < Mesh.CELLS; edge++) {
        seen += edgesOfDirection[edge] ? 1 : 0;
        seen += edgesOfDirection[LineDirection.EDGES - 1 - edge] ? 1 : 0;
      }
    }
    return seen;
  }

  /** Whether a line is seen halfway between this edge and that of the next line. */
  boolean isSeenHalfway(LineDirection direction, int edge) {
    return middles[direction.index()][edge];
  }

  /** Whether a line is seen this many pixels beside the edge, on the analyzed board. */
  boolean isSeenBeside(GrayImage board, LineDirection direction, int edge, int pixels) {
    return isSeen(board, direction, direction.start(edge, pixels), LineDirection.LENGTH);
  }

  /** Whether the line continues beyond the border at its start. */
  boolean continuesBefore(LineDirection direction, int line) {
    return before[direction.index()][line];
  }

  /** Whether the line continues beyond the border at its end. */
  boolean continuesAfter(LineDirection direction, int line) {
    return after[direction.index()][line];
  }

  /**
   * Whether there is a line along most of these pixels. Stops as soon as too many pixels are
   * missing.
   */
  private boolean isSeen(GrayImage board, LineDirection direction, int start, int length) {
    int missing = length - (int) Math.ceil(MIN_SEEN_PART * length);
    int at = start;
    for (int i = 0; i < length && missing >= 0; i++) {
      if (maxRidge(board, direction, at) < threshold) {
        missing--;
      }
      at += direction.along();
    }
    return missing >= 0;
  }

  /** The summed ridge response of the edge, or of an adjacent pixel line if that is greater. */
  private static int ridge(GrayImage board, LineDirection direction, int start) {
    int best = Integer.MIN_VALUE;
    for (int aside = -1; aside <= 1; aside++) {
      int from = start + aside * direction.across();
      best = Math.max(best, TRACE.sumAlong(board.luma(), direction, from, LineDirection.LENGTH));
    }
    return best;
  }

  /**
   * Three times the ridge response at this pixel, or at its neighbour across the line if that is
   * greater. Averages three pixels along the line, so that noise does not look like a line.
   */
  private static int maxRidge(GrayImage board, LineDirection direction, int at) {
    int across = direction.across();
    int flank = RidgeResponse.FLANK * across;
    int best = 0;
    for (int i = at - across; i <= at + across; i += across) {
      int sides =
          Math.min(
              sumOfThree(board, direction, i - flank), sumOfThree(board, direction, i + flank));
      best = Math.max(best, sides - sumOfThree(board, direction, i));
    }
    return best;
  }

  private static int sumOfThree(GrayImage board, LineDirection direction, int at) {
    byte[] luma = board.luma();
    int along = direction.along();
    return (luma[at - along] & 0xff) + (luma[at] & 0xff) + (luma[at + along] & 0xff);
  }
}
