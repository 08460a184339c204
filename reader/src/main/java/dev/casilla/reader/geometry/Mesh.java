package dev.casilla.reader.geometry;

/**
 * Where the grid's lines cross: 10×10 nodes, which follow the paper where it is folded or curled.
 * Immutable.
 */
public final class Mesh {
  /** Lines in each direction, and so nodes along each line. */
  public static final int LINES = 10;

  /** Cells along each line. */
  public static final int CELLS = LINES - 1;

  /** What tells where a node lies. */
  public interface Nodes {
    Point at(int row, int column);
  }

  /** Row by row; numbers rather than points, of which the search would leave thousands. */
  private final double[] xs;

  private final double[] ys;

  private Mesh(double[] xs, double[] ys) {
    this.xs = xs;
    this.ys = ys;
  }

  /** A mesh of the nodes that the function tells. */
  public Mesh(Nodes places) {
    this(new double[LINES * LINES], new double[LINES * LINES]);
    for (int i = 0; i < xs.length; i++) {
      Point node = places.at(i / LINES, i % LINES);
      xs[i] = node.x();
      ys[i] = node.y();
    }
  }

  /** The mesh of a flat board in this view. */
  public static Mesh of(Homography view) {
    double[] xs = new double[LINES * LINES];
    double[] ys = new double[LINES * LINES];
    for (int i = 0; i < xs.length; i++) {
      int row = i / LINES;
      xs[i] = view.x(i % LINES, row);
      ys[i] = view.y(i % LINES, row);
    }
    return new Mesh(xs, ys);
  }

  /**
   * This mesh with each node moved on the paper.
   *
   * @param right by how many cells, node by node
   * @param down likewise
   */
  public Mesh moved(double[] right, double[] down) {
    double[] movedXs = new double[LINES * LINES];
    double[] movedYs = new double[LINES * LINES];
    for (int i = 0; i < xs.length; i++) {
      int row = i / LINES;
      double u = i % LINES + right[i];
      double v = row + down[i];
      int cell = cellOf(v) * LINES + cellOf(u);
      movedXs[i] = within(xs, cell, u - cellOf(u), v - cellOf(v));
      movedYs[i] = within(ys, cell, u - cellOf(u), v - cellOf(v));
    }
    return new Mesh(movedXs, movedYs);
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
    return new Point(x(row, column), y(row, column));
  }

  public double x(int row, int column) {
    return xs[row * LINES + column];
  }

  public double y(int row, int column) {
    return ys[row * LINES + column];
  }

  /** From one node to another, both counted row by row. */
  public double distance(int from, int to) {
    double x = xs[to] - xs[from];
    double y = ys[to] - ys[from];
    return Math.sqrt(x * x + y * y);
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
  public Point at(double u, double v) {
    int column = cellOf(u);
    int row = cellOf(v);
    return new Point(
        within(xs, row * LINES + column, u - column, v - row),
        within(ys, row * LINES + column, u - column, v - row));
  }

  /** Between the four values of a cell whose first node is {@code i}. */
  private static double within(double[] values, int i, double right, double down) {
    double upper = values[i] + (values[i + 1] - values[i]) * right;
    double lower = values[i + LINES] + (values[i + LINES + 1] - values[i + LINES]) * right;
    return upper + (lower - upper) * down;
  }

  public static int cellOf(double place) {
    return (int) Math.max(0, Math.min(CELLS - 1, Math.floor(place)));
  }

  public Mesh times(double factor) {
    double[] scaledXs = new double[LINES * LINES];
    double[] scaledYs = new double[LINES * LINES];
    for (int i = 0; i < xs.length; i++) {
      scaledXs[i] = xs[i] * factor;
      scaledYs[i] = ys[i] * factor;
    }
    return new Mesh(scaledXs, scaledYs);
  }

  /** The same nodes, named so that what was the left column is the top row now. */
  public Mesh quarterTurned() {
    return new Mesh((row, column) -> node(CELLS - column, row));
  }
}
