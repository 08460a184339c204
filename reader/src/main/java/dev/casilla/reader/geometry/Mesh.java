package dev.casilla.reader.geometry;

/**
 * The 10×10 points at which the lines of a grid cross. The mesh follows paper that is folded or
 * curled. Immutable.
 */
public final class Mesh {
  /** Lines in each direction, which is also the number of nodes on each line. */
  public static final int LINES = 10;

  /** Cells along each line. */
  public static final int CELLS = LINES - 1;

  /** Supplies the position of each node. */
  public interface Nodes {
    Point at(int row, int column);
  }

  /**
   * Coordinates row by row; primitive arrays, because thousands of point objects would be garbage.
   */
  private final double[] xs;

  private final double[] ys;

  private Mesh(double[] xs, double[] ys) {
    this.xs = xs;
    this.ys = ys;
  }

  /** A mesh with the nodes that the function supplies. */
  public Mesh(Nodes places) {
    this(new double[LINES * LINES], new double[LINES * LINES]);
    for (int i = 0; i < xs.length; i++) {
      Point node = places.at(i / LINES, i % LINES);
      xs[i] = node.x();
      ys[i] = node.y();
    }
  }

  /** The mesh of a flat board under this transform. */
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
   * Returns this mesh with each node moved on the paper.
   *
   * @param right offsets to the right in cells, node by node
   * @param down offsets downwards in cells, node by node
   */
  public Mesh moved(double[] right, double[] down) {
    double[] movedXs = new double[LINES * LINES];
    double[] movedYs = new double[LINES * LINES];
    for (int i = 0; i < xs.length; i++) {
      int row = i / LINES;
      double u = i % LINES + right[i];
      double v = row + down[i];
      int cell = cellOf(v) * LINES + cellOf(u);
      movedXs[i] = interpolate(xs, cell, u - cellOf(u), v - cellOf(v));
      movedYs[i] = interpolate(ys, cell, u - cellOf(u), v - cellOf(v));
    }
    return new Mesh(movedXs, movedYs);
  }

  /**
   * Returns the crossing of horizontal line {@code row} and vertical line {@code column}.
   *
   * @throws IllegalArgumentException if there is no such line
   */
  public Point node(int row, int column) {
    if (row < 0 || row >= LINES || column < 0 || column >= LINES) {
      throw new IllegalArgumentException("node out of range: " + row + ", " + column);
    }
    return new Point(x(row, column), y(row, column));
  }

  public double x(int row, int column) {
    return xs[row * LINES + column];
  }

  public double y(int row, int column) {
    return ys[row * LINES + column];
  }

  /** Distance in pixels between two nodes, both numbered row by row. */
  public double distance(int from, int to) {
    double x = xs[to] - xs[from];
    double y = ys[to] - ys[from];
    return Math.sqrt(x * x + y * y);
  }

  /** The outer corners of the four corner cells. */
  public Quad corners() {
    return new Quad(node(0, 0), node(0, CELLS), node(CELLS, CELLS), node(CELLS, 0));
  }

  /** The average side of a cell in pixels. */
  public double cellSide() {
    return Math.sqrt(Math.abs(corners().area())) / CELLS;
  }

  /**
   * Maps a point on the paper, {@code u} cells right of and {@code v} cells below the first node,
   * to the image. Outside of the border the outermost cells are extrapolated.
   */
  public Point at(double u, double v) {
    int column = cellOf(u);
    int row = cellOf(v);
    return new Point(
        interpolate(xs, row * LINES + column, u - column, v - row),
        interpolate(ys, row * LINES + column, u - column, v - row));
  }

  /** Bilinear interpolation between the corners of the cell whose first node is {@code i}. */
  private static double interpolate(double[] values, int i, double right, double down) {
    double upper = values[i] + (values[i + 1] - values[i]) * right;
    double lower = values[i + LINES] + (values[i + LINES + 1] - values[i + LINES]) * right;
    return upper + (lower - upper) * down;
  }

  public static int cellOf(double place) {
    return (int) Math.max(0, Math.min(CELLS - 1, Math.floor(place)));
  }

  public Mesh scaled(double factor) {
    double[] scaledXs = new double[LINES * LINES];
    double[] scaledYs = new double[LINES * LINES];
    for (int i = 0; i < xs.length; i++) {
      scaledXs[i] = xs[i] * factor;
      scaledYs[i] = ys[i] * factor;
    }
    return new Mesh(scaledXs, scaledYs);
  }

  /** The same nodes, renumbered so that the left column becomes the top row. */
  public Mesh quarterTurned() {
    return new Mesh((row, column) -> node(CELLS - column, row));
  }
}
