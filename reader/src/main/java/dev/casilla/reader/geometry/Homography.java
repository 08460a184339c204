package dev.casilla.reader.geometry;

import java.util.Arrays;

/**
 * A perspective transform of a plane. It maps board coordinates, in cells from the top left corner,
 * to image coordinates in pixels. Immutable.
 */
public final class Homography {
  private static final int UNKNOWNS = 8;

  /** Focal length of a wide-angle phone lens, in long sides of the image. */
  private static final double WIDEST_LENS = 0.4;

  /** Focal length that a cropped image seems to have, in long sides of the image. */
  private static final double NARROWEST_LENS = 2;

  /** The 3×3 matrix row by row; the ninth entry is 1. */
  private final double[] m;

  private Homography(double[] m) {
    this.m = m;
  }

  public Point map(double u, double v) {
    return new Point(x(u, v), y(u, v));
  }

  public double x(double u, double v) {
    return (m[0] * u + m[1] * v + m[2]) / (m[6] * u + m[7] * v + 1);
  }

  public double y(double u, double v) {
    return (m[3] * u + m[4] * v + m[5]) / (m[6] * u + m[7] * v + 1);
  }

  /** The transform from the image back to the board: the adjugate matrix, normalized. */
  public Homography inverse() {
    double[] back = {
      m[4] - m[5] * m[7], m[2] * m[7] - m[1], m[1] * m[5] - m[2] * m[4],
      m[5] * m[6] - m[3], m[0] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
      m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7]
    };
    double last = m[0] * m[4] - m[1] * m[3];
    for (int i = 0; i < back.length; i++) {
      back[i] /= last;
    }
    return new Homography(back);
  }

  /**
   * The ratio of the longer to the shorter unit of the board, 1 or more, if this is what a camera
   * saw.
   *
   * <p>The first two columns of the matrix are the unit vectors of the board in space, once the
   * principal point is subtracted and the depth is scaled by the focal length. The focal length is
   * unknown: a tilted view through a wide lens looks like a more tilted view through a narrow lens.
   * So the result is the ratio closest to 1 over all focal lengths that cameras have. The ratio is
   * monotonic in the focal length, so the two extremes decide.
   *
   * @param width width of the image in pixels
   * @param height height of the image in pixels
   */
  public double aspectRatio(int width, int height) {
    double x = width / 2.0;
    double y = height / 2.0;
    int longSide = Math.max(width, height);
    double wide = ratio(x, y, WIDEST_LENS * longSide);
    double narrow = ratio(x, y, NARROWEST_LENS * longSide);
    boolean isSquareForOne = wide < 1 != narrow < 1;
    return isSquareForOne ? 1 : Math.min(Math.max(wide, 1 / wide), Math.max(narrow, 1 / narrow));
  }

  private double ratio(double x, double y, double focalLength) {
    double across = length(m[0] - x * m[6], m[3] - y * m[6], m[6] * focalLength);
    double down = length(m[1] - x * m[7], m[4] - y * m[7], m[7] * focalLength);
    return across / down;
  }

  private static double length(double x, double y, double z) {
    return Math.sqrt(x * x + y * y + z * z);
  }

  /**
   * The transform that maps the corners of a board of {@code cells} × {@code cells} cells to the
   * corners of the quad.
   *
   * <p>In closed form, because the search computes dozens of them for each frame.
   */
  public static Homography of(Quad quad, double cells) {
    Point origin = quad.topLeft();
    Point last = quad.bottomRight();
    double acrossX = quad.topRight().x() - last.x();
    double acrossY = quad.topRight().y() - last.y();
    double downX = quad.bottomLeft().x() - last.x();
    double downY = quad.bottomLeft().y() - last.y();
    double restX = origin.x() - quad.topRight().x() + last.x() - quad.bottomLeft().x();
    double restY = origin.y() - quad.topRight().y() + last.y() - quad.bottomLeft().y();
    double cross = acrossX * downY - acrossY * downX;
    double g = (restX * downY - restY * downX) / cross;
    double h = (acrossX * restY - acrossY * restX) / cross;
    double[] m = {
      (quad.topRight().x() * (1 + g) - origin.x()) / cells,
      (quad.bottomLeft().x() * (1 + h) - origin.x()) / cells,
      origin.x(),
      (quad.topRight().y() * (1 + g) - origin.y()) / cells,
      (quad.bottomLeft().y() * (1 + h) - origin.y()) / cells,
      origin.y(),
      g / cells,
      h / cells
    };
    return new Homography(m);
  }

  /**
   * Estimates a transform from pairs of board and image points by least squares.
   *
   * <p>Each pair gives two equations that are linear in the eight unknowns. They are summed into
   * normal equations. Image coordinates are divided by {@link #UNIT} so that all terms have a
   * similar magnitude.
   */
  public static final class Fit {
    private static final double UNIT = 100;

    private final double[][] normal = new double[UNKNOWNS][UNKNOWNS + 1];
    private final double[] row = new double[UNKNOWNS + 1];
    private double weight = 1;

    /** Removes all pairs and sets the weight to 1. */
    public void clear() {
      for (double[] equation : normal) {
        Arrays.fill(equation, 0);
      }
      weight = 1;
    }

    /** Sets the weight of the pairs that are added from now on. */
    public void setWeight(double times) {
      weight = times;
    }

    void add(Point board, Point seen) {
      add(board.x(), board.y(), seen.x(), seen.y());
    }

    /** Adds a pair: board point {@code (u, v)} is seen at image point {@code (x, y)}. */
    public void add(double u, double v, double x, double y) {
      addEquation(u, v, 0, x / UNIT);
      addEquation(u, v, 3, y / UNIT);
    }

    /**
     * Adds one equation for an image coordinate; its three linear factors start at {@code first}.
     */
    private void addEquation(double u, double v, int first, double at) {
      Arrays.fill(row, 0);
      row[first] = u;
      row[first + 1] = v;
      row[first + 2] = 1;
      row[6] = -u * at;
      row[7] = -v * at;
      row[8] = at;
      accumulate();
    }

    private void accumulate() {
      for (int i = 0; i < UNKNOWNS; i++) {
        for (int j = 0; j <= UNKNOWNS; j++) {
          normal[i][j] += weight * row[i] * row[j];
        }
      }
    }

    /**
     * Returns the best transform. It is undefined, without an exception, if the pairs do not
     * determine one.
     */
    public Homography solve() {
      LinearEquations.solve(normal);
      double[] m = new double[UNKNOWNS];
      for (int i = 0; i < UNKNOWNS; i++) {
        m[i] = normal[i][UNKNOWNS] * (i < 6 ? UNIT : 1);
      }
      return new Homography(m);
    }
  }
}
