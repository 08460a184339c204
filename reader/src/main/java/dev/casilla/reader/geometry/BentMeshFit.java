package dev.casilla.reader.geometry;

import java.util.Arrays;

/**
 * Fits a mesh to points of a bent board: a perspective view plus a polynomial of third degree for
 * each coordinate, by least squares. Reuses its buffers; not thread-safe.
 */
public final class BentMeshFit {
  private static final int TERMS = 10;

  private static final double HALF = Mesh.CELLS / 2.0;

  private static final Quad UNIT =
      new Quad(new Point(0, 0), new Point(1, 0), new Point(1, 1), new Point(0, 1));

  /** The normal equations for x and for y. */
  private final double[][][] normal = new double[2][TERMS][TERMS + 1];

  private final double[] terms = new double[TERMS];
  private Homography view = Homography.of(UNIT, 1);
  private double squares;
  private int count;

  /** Starts with no points around this view of the flat board. */
  public void begin(Homography flat) {
    view = flat;
    squares = 0;
    count = 0;
    for (double[][] equations : normal) {
      for (double[] equation : equations) {
        Arrays.fill(equation, 0);
      }
    }
  }

  /** Adds a pair: board point {@code (u, v)} is seen at image point {@code (x, y)}. */
  public void add(double u, double v, double x, double y) {
    double right = x - view.x(u, v);
    double down = y - view.y(u, v);
    squares += right * right + down * down;
    count++;
    setTerms(u, v);
    addEquation(normal[0], right);
    addEquation(normal[1], down);
  }

  /** The root mean square distance of the points from the view of the flat board. */
  public double rmsBend() {
    return Math.sqrt(squares / Math.max(1, count));
  }

  /** Returns the mesh; it is undefined if the points do not determine it. */
  public Mesh solve() {
    LinearEquations.solve(normal[0]);
    LinearEquations.solve(normal[1]);
    return new Mesh(
        (row, column) ->
            new Point(
                view.x(column, row) + offset(normal[0], column, row),
                view.y(column, row) + offset(normal[1], column, row)));
  }

  private double offset(double[][] solved, double u, double v) {
    setTerms(u, v);
    double sum = 0;
    for (int i = 0; i < TERMS; i++) {
      sum += solved[i][TERMS] * terms[i];
    }
    return sum;
  }

  private void setTerms(double u, double v) {
    double x = u / HALF - 1;
    double y = v / HALF - 1;
    int i = 0;
    for (int degree = 0; degree <= 3; degree++) {
      for (int ofY = 0; ofY <= degree; ofY++) {
        terms[i++] = Math.pow(x, degree - ofY) * Math.pow(y, ofY);
      }
    }
  }

  private void addEquation(double[][] equations, double value) {
    for (int i = 0; i < TERMS; i++) {
      for (int j = 0; j < TERMS; j++) {
        equations[i][j] += terms[i] * terms[j];
      }
      equations[i][TERMS] += terms[i] * value;
    }
  }
}
