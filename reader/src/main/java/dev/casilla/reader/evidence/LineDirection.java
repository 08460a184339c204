package dev.casilla.reader.evidence;

import dev.casilla.reader.board.BoardSize;
import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.geometry.Point;

/**
 * Which way lines run on a flattened board, and where their edges lie there. An edge is the part of
 * a line between two crossings; there are 90 in each direction, line by line.
 */
public enum LineDirection {
  /** Lines from top to bottom; offsets are to the right. */
  DOWN,
  /** Lines from left to right; offsets are downwards. */
  RIGHT;

  /** The board that is looked at: 20 pixels a cell show a line of a twentieth. */
  public static final BoardSize BOARD = new BoardSize(20, 13);

  /** Edges of one direction. */
  public static final int EDGES = Mesh.LINES * Mesh.CELLS;

  /** Pixels left out at each end of an edge, since crossings are dark in any case. */
  static final int CROSSING = 3;

  /** Pixels of an edge that are looked at. */
  static final int LENGTH = BOARD.cell() - 2 * CROSSING;

  /** 0 or 1, for arrays by direction. */
  public int index() {
    return this == DOWN ? 0 : 1;
  }

  /** From a pixel to the next one across the lines. */
  int across() {
    return this == DOWN ? 1 : BOARD.side();
  }

  /** From a pixel to the next one along the lines. */
  int along() {
    return this == DOWN ? BOARD.side() : 1;
  }

  /** The first pixel of the edge that is looked at, {@code aside} pixels off the line. */
  int start(int edge, int aside) {
    int fromSide = BOARD.margin() + edge / Mesh.CELLS * BOARD.cell() + aside;
    int fromEnd = BOARD.margin() + edge % Mesh.CELLS * BOARD.cell() + CROSSING;
    return fromSide * across() + fromEnd * along();
  }

  /** The node of a line, counted row by row, at the beginning of its {@code place}-th edge. */
  public int node(int line, int place) {
    return this == DOWN ? place * Mesh.LINES + line : line * Mesh.LINES + place;
  }

  /** The place on the mesh that is {@code along} cells from the beginning of a line. */
  Point on(Mesh mesh, double line, double along) {
    return this == DOWN ? mesh.at(line, along) : mesh.at(along, line);
  }
}
