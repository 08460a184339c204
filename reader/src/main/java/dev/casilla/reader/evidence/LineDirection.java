package dev.casilla.reader.evidence;

import dev.casilla.reader.board.BoardSize;
import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.geometry.Point;

/**
 * The direction of grid lines on a rectified board, and the position of their edges. An edge is the
 * part of a line between two crossings; each direction has 90, numbered line by line.
 */
public enum LineDirection {
  /** Vertical lines; offsets are to the right. */
  DOWN,
  /** Horizontal lines; offsets are downwards. */
  RIGHT;

  /**
   * The board used for line detection: with 20 pixels per cell, a line of a twentieth is visible.
   */
  public static final BoardSize BOARD = new BoardSize(20, 13);

  /** Edges in each direction. */
  public static final int EDGES = Mesh.LINES * Mesh.CELLS;

  /** Pixels ignored at each end of an edge, because crossings are always dark. */
  static final int CROSSING = 3;

  /** Pixels of an edge that are analyzed. */
  static final int LENGTH = BOARD.cell() - 2 * CROSSING;

  /** Index 0 or 1, for arrays by direction. */
  public int index() {
    return this == DOWN ? 0 : 1;
  }

  /** Index offset between adjacent pixels across the lines. */
  int across() {
    return this == DOWN ? 1 : BOARD.side();
  }

  /** Index offset between adjacent pixels along the lines. */
  int along() {
    return this == DOWN ? BOARD.side() : 1;
  }

  /** Index of the first analyzed pixel of the edge, {@code aside} pixels off the line. */
  int start(int edge, int aside) {
    int fromSide = BOARD.margin() + edge / Mesh.CELLS * BOARD.cell() + aside;
    int fromEnd = BOARD.margin() + edge % Mesh.CELLS * BOARD.cell() + CROSSING;
    return fromSide * across() + fromEnd * along();
  }

  /** The mesh node, counted row by row, at the start of the {@code place}-th edge of the line. */
  public int node(int line, int place) {
    return this == DOWN ? place * Mesh.LINES + line : line * Mesh.LINES + place;
  }

  /** The point on the mesh {@code along} cells from the start of a line. */
  Point on(Mesh mesh, double line, double along) {
    return this == DOWN ? mesh.at(line, along) : mesh.at(along, line);
  }
}
