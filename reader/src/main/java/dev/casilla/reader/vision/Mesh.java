package dev.casilla.reader.vision;

/**
 * Where the grid's lines cross: 10×10 nodes, which follow the paper where it is folded or curled.
 * Immutable.
 */
public final class Mesh {
  /** Lines in each direction, and so nodes along each line. */
  public static final int LINES = 10;

  /** Cells along each line. */
  static final int CELLS = LINES - 1;

  /** What tells where a node lies. */
  interface Nodes {
    Point at(int row, int column);
  }

  /** Row by row. */
  private final Point[] nodes = new Point[LINES * LINES];

  /** A mesh of the nodes that the function tells. */
  Mesh(Nodes places) {
    for (int i = 0; i < nodes.length; i++) {
      nodes[i] = places.at(i / LINES, i % LINES);
    }
  }

  /** The mesh of a flat board in this view. */
  static Mesh of(Homography view) {
    return new Mesh((row, column) -> view.map(column, row));
  }

  /**
   * Where the line below {@code row} rows crosses the line right of {@code column} columns.
   *
   * @throws IllegalArgumentException if there is no such line
   */
  public Point node(int row, int column) {
    if (row < 0 || row >= LINES || column < 0 || column >= LINES) {
      throw new IllegalArgumentException("no node: " + row + ", " + column);
    }
    return nodes[row * LINES + column];
  }

  /** The outer corners of the four corner cells. */
  public Quad corners() {
    return new Quad(node(0, 0), node(0, CELLS), node(CELLS, CELLS), node(CELLS, 0));
  }

  /** How long a cell's sides are on average, in pixels. */
  public double cellSide() {
    return Math.sqrt(Math.abs(corners().area())) / CELLS;
  }

  /**
   * The place on the paper {@code u} cells right and {@code v} cells below the first node. Beyond
   * the outer lines the cells at the border go on.
   */
  Point at(double u, double v) {
    int column = cellOf(u);
    int row = cellOf(v);
    Point upper = between(node(row, column), node(row, column + 1), u - column);
    Point lower = between(node(row + 1, column), node(row + 1, column + 1), u - column);
    return between(upper, lower, v - row);
  }

  static int cellOf(double place) {
    return (int) Math.max(0, Math.min(CELLS - 1, Math.floor(place)));
  }

  static Point between(Point a, Point b, double part) {
    return new Point(a.x() + (b.x() - a.x()) * part, a.y() + (b.y() - a.y()) * part);
  }

  Mesh times(double factor) {
    return new Mesh((row, column) -> node(row, column).times(factor));
  }

  /** The same nodes, named so that what was the left column is the top row now. */
  public Mesh quarterTurned() {
    return new Mesh((row, column) -> node(CELLS - column, row));
  }
}
