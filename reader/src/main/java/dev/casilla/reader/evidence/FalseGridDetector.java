package dev.casilla.reader.evidence;

import dev.casilla.reader.geometry.Homography;
import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.picture.GrayImage;

/**
 * Rejects candidates that are not a 9×9 grid although most of its lines are found: grids of other
 * sizes, tables, crosswords, windows. Reuses its buffers; not thread-safe.
 *
 * <p>Each limit lies beyond the worst value measured on photos of puzzles, with many kinds of
 * damage, whose grid was found correctly; that value is given with the limit. Parts outside of the
 * image do not count. A line is missing only if there is no trace of it.
 */
public final class FalseGridDetector {
  /** Minimum traced edges of a row or column of cells, of 10; photos had 4. */
  private static final int MIN_STRIP_EDGES = 3;

  /** Minimum traced edges of a line that is present, of 9. */
  private static final int MIN_LINE_EDGES = 4;

  /** Maximum missing inner lines, of 16; photos had 4, under handwriting. */
  private static final int MAX_MISSING_LINES = 4;

  /**
   * Maximum deviation of the width of a row or column from its neighbours, as the logarithm of the
   * squared ratio; photos had 0.08.
   */
  private static final double MAX_UNEVENNESS = 0.15;

  /**
   * Rows and columns with a line through them that, together with uneven widths, indicate a table
   * with more rows than nine. Pencil marks caused 6 on photos with an even grid and 4 with an
   * uneven one.
   */
  private static final int MAX_FINER_LINES = 6;

  private static final double MAX_UNEVENNESS_IF_RULED = 0.03;

  /** Maximum part of the cells crossed by lines or strokes; photos had 0.82, under handwriting. */
  private static final double MAX_CROSSED_CELLS = 0.88;

  /** Maximum bend of the mesh; photos had 0.09, the worst rendered pages 0.11. */
  private static final double MAX_BEND = 0.11;

  /**
   * The same if nearly all edges are seen, which only a grid achieves: seen at 70 degrees, the far
   * side of a page bends more.
   */
  private static final double MAX_BEND_WITHOUT_GAPS = 0.15;

  private static final int NEARLY_ALL_EDGES = LineDirection.EDGES * 2 * 19 / 20;

  /** Maximum aspect ratio of the cells; photos had 1.23. */
  private static final double MAX_ASPECT = 1.35;

  /** Maximum inner lines that continue beyond one side, of 8; photos had 3. */
  private static final int MAX_CONTINUING_LINES = 4;

  /** Minimum cells of a crossword that are black in the same corner; photos had 12. */
  private static final int MIN_BLACK_CORNERS = 13;

  private final MeshBends bends = new MeshBends();
  private final InnerLineDetector innerLines = new InnerLineDetector();
  private final BlackSquareCounter blackCorners = new BlackSquareCounter();

  /**
   * Whether the area that the mesh covers cannot be a grid.
   *
   * @param board the level rectified by the mesh
   * @param level the pyramid level to which the mesh refers
   */
  public boolean refutes(GrayImage board, SeenLines lines, Mesh mesh, GrayImage level) {
    for (LineDirection direction : LineDirection.values()) {
      if (hasUndividedStrip(lines, direction, mesh, level)
          || continuingLines(lines, direction) > MAX_CONTINUING_LINES) {
        return true;
      }
    }
    double unevenness =
        Math.max(unevenness(LineDirection.DOWN, mesh), unevenness(LineDirection.RIGHT, mesh));
    if (missingLines(lines) > MAX_MISSING_LINES
        || Homography.of(mesh.corners(), Mesh.CELLS).aspectRatio(level.width(), level.height())
            > MAX_ASPECT
        || unevenness > MAX_UNEVENNESS
        || bends.peakBend(mesh)
            > (lines.seenEdges() < NEARLY_ALL_EDGES ? MAX_BEND : MAX_BEND_WITHOUT_GAPS)) {
      return true;
    }
    innerLines.analyze(board, lines);
    return (unevenness > MAX_UNEVENNESS_IF_RULED && innerLines.stripsWithLine() >= MAX_FINER_LINES)
        || innerLines.crossedPart() > MAX_CROSSED_CELLS
        || hasBlackSquares(board, lines);
  }

  /**
   * Whether there are black squares as in a crossword. Such a square hides its four edges, each of
   * which it shares with at most one other. If fewer edges are hidden than there are squares, the
   * cells are only shaded and the ink is pale.
   */
  private boolean hasBlackSquares(GrayImage board, SeenLines lines) {
    int black = blackCorners.count(board);
    return black >= MIN_BLACK_CORNERS && 2 * LineDirection.EDGES - lines.seenEdges() >= black;
  }

  /** Whether there is a row or column of cells with hardly any edges. */
  private static boolean hasUndividedStrip(
      SeenLines lines, LineDirection direction, Mesh mesh, GrayImage level) {
    for (int strip = 0; strip < Mesh.CELLS; strip++) {
      boolean isShown =
          level.contains(direction.on(mesh, 0, strip + 0.5))
              && level.contains(direction.on(mesh, Mesh.CELLS, strip + 0.5));
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

  /** How many inner lines continue beyond their start or their end, whichever is more. */
  private static int continuingLines(SeenLines lines, LineDirection direction) {
    return Math.max(lines.continuingLinesBefore(direction), lines.continuingLinesAfter(direction));
  }

  /** The largest deviation of a strip's width from its neighbours; 0 for equally spaced lines. */
  private static double unevenness(LineDirection direction, Mesh mesh) {
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
