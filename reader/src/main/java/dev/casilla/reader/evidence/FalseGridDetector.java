package dev.casilla.reader.evidence;

import dev.casilla.reader.geometry.Homography;
import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.picture.GrayImage;

/**
 * What proves that something is no grid of nine, although most of its lines are where they should
 * be: squares of another number, tables, crosswords, windows. Keeps its buffers; not safe for use
 * by several threads.
 *
 * <p>Each limit lies beyond what was seen on photos of puzzles, spoiled in many ways, that were
 * found right; the worst of those is told with each. Parts that lie beyond the rim of the picture
 * prove nothing. A line is missing only where there is no trace of it.
 */
public final class FalseGridDetector {
  /** A row or column of cells has that many of its 10 edges at least; photos had 4. */
  private static final int MIN_STRIP_EDGES = 3;

  /** A line is there if that many of its 9 edges are traced. */
  private static final int MIN_LINE_EDGES = 4;

  /** Inner lines that may be missing, of 16; photos lacked 4, under handwriting. */
  private static final int MAX_MISSING_LINES = 4;

  /** How much wider a row or column may be than its neighbours' mean, squared; photos had 0.08. */
  private static final double MAX_UNEVENNESS = 0.15;

  /**
   * Rows and columns with something like a line through them that come with rows of uneven width
   * where a table has more rows than nine. Pencil marks ruled 6 in photos on an even grid, and 4 on
   * an uneven one.
   */
  private static final int MAX_FINER_LINES = 6;

  private static final double MAX_UNEVENNESS_IF_RULED = 0.03;

  /** Parts of the cells that lines or strokes cross; photos had 0.82, under handwriting. */
  private static final double MAX_CROSSED_CELLS = 0.88;

  /** How sharply the mesh may bend; photos had 0.09, and pages as bad as it gets 0.11. */
  private static final double MAX_BEND = 0.11;

  /**
   * The same where nearly every edge is met, which nothing but a grid does: seen at 70 degrees, the
   * far side of a page bends more.
   */
  private static final double MAX_BEND_WITHOUT_GAPS = 0.15;

  private static final int NEARLY_ALL_EDGES = LineDirection.EDGES * 2 * 19 / 20;

  /** How much longer than high cells may be, or the other way round; photos had 1.23. */
  private static final double MAX_ASPECT = 1.35;

  /** Inner lines that may go on beyond one side, of 8; photos had 3. */
  private static final int MAX_CONTINUING_LINES = 4;

  /** Cells that are black in the same corner; photos had 12. */
  private static final int MIN_BLACK_CORNERS = 13;

  private final MeshBends bends = new MeshBends();
  private final InnerLineDetector innerLines = new InnerLineDetector();
  private final BlackSquareCounter blackCorners = new BlackSquareCounter();

  /** Whether what the mesh covers cannot be a grid; the board is the level flattened by it. */
  public boolean refutes(GrayImage board, SeenLines lines, Mesh mesh, GrayImage level) {
    for (LineDirection direction : LineDirection.values()) {
      if (lacksStrip(lines, direction, mesh, level)
          || continued(lines, direction) > MAX_CONTINUING_LINES) {
        return true;
      }
    }
    double uneven = Math.max(uneven(LineDirection.DOWN, mesh), uneven(LineDirection.RIGHT, mesh));
    if (missingLines(lines) > MAX_MISSING_LINES
        || Homography.of(mesh.corners(), Mesh.CELLS).stretch(level.width(), level.height())
            > MAX_ASPECT
        || uneven > MAX_UNEVENNESS
        || bends.peakBend(mesh)
            > (lines.seenEdges() < NEARLY_ALL_EDGES ? MAX_BEND : MAX_BEND_WITHOUT_GAPS)) {
      return true;
    }
    innerLines.look(board, lines);
    return (uneven > MAX_UNEVENNESS_IF_RULED && innerLines.ruled() >= MAX_FINER_LINES)
        || innerLines.crossed() > MAX_CROSSED_CELLS
        || hasBlackSquares(board, lines);
  }

  /**
   * Whether there are black squares as in crosswords. Such a square hides four edges, each of which
   * it shares with one other at most: where fewer are hidden than there are squares, these are but
   * shaded, and the ink is pale.
   */
  private boolean hasBlackSquares(GrayImage board, SeenLines lines) {
    int black = blackCorners.count(board);
    return black >= MIN_BLACK_CORNERS && 2 * LineDirection.EDGES - lines.seenEdges() >= black;
  }

  /** Whether there is a row or column of cells that next to nothing divides. */
  private static boolean lacksStrip(
      SeenLines lines, LineDirection direction, Mesh mesh, GrayImage level) {
    for (int strip = 0; strip < Mesh.CELLS; strip++) {
      boolean isShown =
          level.shows(direction.on(mesh, 0, strip + 0.5))
              && level.shows(direction.on(mesh, Mesh.CELLS, strip + 0.5));
      int seen = 0;
      for (int line = 0; line < Mesh.LINES; line++) {
        seen += lines.isTraced(direction, line * Mesh.CELLS + strip) ? 1 : 0;
      }
      if (isShown && seen < MIN_STRIP_EDGES) {
        return true;
      }
    }
    return false;
  }

  private static int missingLines(SeenLines lines) {
    int missing = 0;
    for (LineDirection direction : LineDirection.values()) {
      for (int line = 1; line < Mesh.CELLS; line++) {
        int seen = 0;
        for (int place = 0; place < Mesh.CELLS; place++) {
          seen += lines.isTraced(direction, line * Mesh.CELLS + place) ? 1 : 0;
        }
        missing += seen < MIN_LINE_EDGES ? 1 : 0;
      }
    }
    return missing;
  }

  /** How many inner lines go on beyond the one of their two ends where more do. */
  private static int continued(SeenLines lines, LineDirection direction) {
    return Math.max(lines.continuingLinesBefore(direction), lines.continuingLinesAfter(direction));
  }

  /** How far a line is from where its neighbours would have it: 0 for lines at equal distances. */
  private static double uneven(LineDirection direction, Mesh mesh) {
    double most = 0;
    for (int strip = 1; strip < Mesh.CELLS - 1; strip++) {
      double here = width(direction, mesh, strip);
      double around = width(direction, mesh, strip - 1) * width(direction, mesh, strip + 1);
      most = Math.max(most, Math.abs(Math.log(here * here / around)));
    }
    return most;
  }

  private static double width(LineDirection direction, Mesh mesh, int strip) {
    double sum = 0;
    for (int place = 0; place < Mesh.LINES; place++) {
      sum += mesh.distance(direction.node(strip, place), direction.node(strip + 1, place));
    }
    return sum;
  }
}
