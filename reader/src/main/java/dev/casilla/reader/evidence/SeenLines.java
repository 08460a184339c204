package dev.casilla.reader.evidence;

import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.picture.GrayImage;

/**
 * Which parts of a grid's lines are seen on a flattened board, and which lines where a grid has
 * none. Keeps its buffers; not safe for use by several threads.
 *
 * <p>An edge counts as seen only if its line is seen along most of it. That tells lines from the
 * strokes of letters, whatever their contrast. Where a line is dashed, faint, or crossed by a pen
 * it may not be seen, but still be <i>traced</i>: all pixels along the edge taken together are
 * darker than those beside it.
 */
public final class SeenLines {
  /** Levels of contrast that noise has. */
  private static final int NOISE_CONTRAST = 3;

  /** A line is seen where it has this part of the contrast that thin lines have on this board. */
  private static final double MIN_CONTRAST_PART = 0.3;

  /** Levels by which an edge that is traced is darker than both its sides on average, at least. */
  private static final double MIN_TRACE_CONTRAST = 1;

  /** The same, in parts of the contrast that thin lines have on this board. */
  private static final double MIN_TRACE_PART = 0.2;

  /** Levels that one pixel adds or takes away at most: a stroke of a digit is no line. */
  private static final int MAX_PIXEL_CONTRAST = 40;

  /** An edge is seen if its line is along this part of it. */
  private static final double MIN_SEEN_PART = 0.7;

  /** Pixels looked at beyond the border: within the margin, and as far as to a frame close by. */
  private static final int STUB_PIXELS = 9;

  /** Cells from the border to where a line that goes on is looked for. */
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
   * Takes in what the scan found on the board, which is the level flattened by the mesh. Beyond the
   * rim of the picture nothing is seen: there the board repeats the last pixels.
   */
  public void look(GrayImage flat, LineOffsets found, Mesh mesh, GrayImage level) {
    board = flat;
    threshold = 3 * Math.max(NOISE_CONTRAST, found.contrast() * MIN_CONTRAST_PART);
    trace = LineDirection.LENGTH * Math.max(MIN_TRACE_CONTRAST, found.contrast() * MIN_TRACE_PART);
    for (LineDirection direction : LineDirection.values()) {
      lookAlong(found, direction);
      for (int line = 0; line < Mesh.LINES; line++) {
        before[direction.index()][line] &=
            level.shows(direction.on(mesh, line, -CELLS_BEYOND_BORDER));
        after[direction.index()][line] &=
            level.shows(direction.on(mesh, line, Mesh.CELLS + CELLS_BEYOND_BORDER));
      }
    }
  }

  private void lookAlong(LineOffsets found, LineDirection direction) {
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
   * Whether there is at least a trace of a line along this edge; to be asked while the board that
   * was looked at shows the same.
   */
  boolean isTraced(LineDirection direction, int edge) {
    return isEdgeSeen(direction, edge)
        || ridge(board, direction, starts[direction.index()][edge]) >= trace;
  }

  /**
   * How many pixels along this edge, of {@link LineDirection#LENGTH}, are bare: there is no line,
   * nor anything else that is darker than {@code dark}, which would hide one. To be asked while the
   * board that was looked at shows the same.
   */
  int barePixels(LineDirection direction, int edge, int dark) {
    int bare = 0;
    int at = starts[direction.index()][edge];
    for (int i = 0; i < LineDirection.LENGTH; i++) {
      bare += darkest(board, direction, at) < threshold && isBrighter(direction, at, dark) ? 1 : 0;
      at += direction.along();
    }
    return bare;
  }

  /** Whether all pixels across the line, as far as there may be ink of it, are that bright. */
  private boolean isBrighter(LineDirection direction, int at, int dark) {
    boolean isBrighter = true;
    for (int i = -LineScanner.FLANK; i <= LineScanner.FLANK; i++) {
      isBrighter &= three(board, direction, at + i * direction.across()) >= 3 * dark;
    }
    return isBrighter;
  }

  /** How many inner lines, of 8, go on beyond the side where they begin. */
  public int continuingLinesBefore(LineDirection direction) {
    return innerOf(before[direction.index()]);
  }

  /** How many inner lines, of 8, go on beyond the side where they end. */
  public int continuingLinesAfter(LineDirection direction) {
    return innerOf(after[direction.index()]);
  }

  private static int innerOf(boolean[] lines) {
    int count = 0;
    for (int line = 1; line < Mesh.CELLS; line++) {
      count += lines[line] ? 1 : 0;
    }
    return count;
  }

  /** How many edges of this line are seen, of nine. */
  int seenEdgesOfLine(LineDirection direction, int line) {
    int seen = 0;
    for (int edge = line * Mesh.CELLS; edge < (line + 1) * Mesh.CELLS; edge++) {
      seen += edges[direction.index()][edge] ? 1 : 0;
    }
    return seen;
  }

  /** How many edges are seen. */
  public int seenEdges() {
    int seen = 0;
    for (boolean[] edgesOfDirection : edges) {
      for (boolean edge : edgesOfDirection) {
        seen += edge ? 1 : 0;
      }
    }
    return seen;
  }

  /** How many of the border's edges are seen. */
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

  /** Whether something like a line is seen halfway between this edge and that of the next line. */
  boolean isSeenHalfway(LineDirection direction, int edge) {
    return middles[direction.index()][edge];
  }

  /**
   * Whether something like a line is seen as many pixels aside from this edge, on the board that
   * was looked at last.
   */
  boolean isSeenBeside(GrayImage board, LineDirection direction, int edge, int pixels) {
    return isSeen(board, direction, direction.start(edge, pixels), LineDirection.LENGTH);
  }

  /** Whether the line goes on beyond the border from which it starts. */
  boolean isBefore(LineDirection direction, int line) {
    return before[direction.index()][line];
  }

  /** Whether the line goes on beyond the border at which it ends. */
  boolean isAfter(LineDirection direction, int line) {
    return after[direction.index()][line];
  }

  /**
   * Whether there is a line along most of these pixels. Gives up as soon as too many of them are
   * none, which is soon where there is nothing.
   */
  private boolean isSeen(GrayImage board, LineDirection direction, int start, int length) {
    int missing = length - (int) Math.ceil(MIN_SEEN_PART * length);
    int at = start;
    for (int i = 0; i < length && missing >= 0; i++) {
      if (darkest(board, direction, at) < threshold) {
        missing--;
      }
      at += direction.along();
    }
    return missing >= 0;
  }

  /** How much darker the edge is than both its sides, or the next pixels are, in all. */
  private static int ridge(GrayImage board, LineDirection direction, int start) {
    int across = direction.across();
    int best = ridgeAlong(board, direction, start);
    best = Math.max(best, ridgeAlong(board, direction, start - across));
    return Math.max(best, ridgeAlong(board, direction, start + across));
  }

  /** Unlike that of {@link LineScanner}, below 0 where it is brighter: noise is not to add up. */
  private static int ridgeAlong(GrayImage board, LineDirection direction, int start) {
    byte[] luma = board.luma();
    int flank = LineScanner.FLANK * direction.across();
    int sum = 0;
    int at = start;
    for (int i = 0; i < LineDirection.LENGTH; i++) {
      int sides = Math.min(luma[at - flank] & 0xff, luma[at + flank] & 0xff);
      sum += Math.max(-MAX_PIXEL_CONTRAST, Math.min(MAX_PIXEL_CONTRAST, sides - (luma[at] & 0xff)));
      at += direction.along();
    }
    return sum;
  }

  /**
   * Thrice the ridge at this pixel, or at the next one to either side if it is greater. Three
   * pixels along the line are taken together, so that noise does not pass for a line.
   */
  private static int darkest(GrayImage board, LineDirection direction, int at) {
    int across = direction.across();
    int flank = LineScanner.FLANK * across;
    int best = 0;
    for (int i = at - across; i <= at + across; i += across) {
      int sides = Math.min(three(board, direction, i - flank), three(board, direction, i + flank));
      best = Math.max(best, sides - three(board, direction, i));
    }
    return best;
  }

  private static int three(GrayImage board, LineDirection direction, int at) {
    byte[] luma = board.luma();
    int along = direction.along();
    return (luma[at - along] & 0xff) + (luma[at] & 0xff) + (luma[at + along] & 0xff);
  }
}
