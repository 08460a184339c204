package dev.casilla.reader.geometry;

import java.util.Arrays;

/**
 * A perspective view of a plane: takes places on the board, in cells from its top left corner, to
 * places in the picture. Immutable.
 */
public final class Homography {
  private static final int UNKNOWNS = 8;

  /** The second lens of many phones, in longer sides of the picture. */
  private static final double WIDEST_LENS = 0.4;

  /** A part of a picture, cut out, is like one through a narrow lens. */
  private static final double NARROWEST_LENS = 2;

  /** Row by row; the last of the nine is 1. */
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

  /** The view that takes places in the picture back to the board; the adjugate, scaled. */
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
   * How many times longer the board's units are in one direction than in the other, 1 or more, if
   * this is what a camera saw in the picture.
   *
   * <p>The first two columns are the board's units in space, once the picture's middle is taken off
   * and depth has its scale. That scale, the focal length, is not known: a slanted view through a
   * wide lens looks like an even more slanted one through a narrow lens. So of all that cameras
   * have, the one is taken for which the units are most alike. As the focal length grows, their
   * ratio goes one way, so that its ends tell the rest.
   */
  public double stretch(int width, int height) {
    double x = width / 2.0;
    double y = height / 2.0;
    int longSide = Math.max(width, height);
    double wide = ratio(x, y, WIDEST_LENS * longSide);
    double narrow = ratio(x, y, NARROWEST_LENS * longSide);
    boolean isSquareForOne = wide < 1 != narrow < 1;
    return isSquareForOne ? 1 : Math.min(Math.max(wide, 1 / wide), Math.max(narrow, 1 / narrow));
  }

  private double ratio(double x, double y, double focus) {
    double across = length(m[0] - x * m[6], m[3] - y * m[6], m[6] * focus);
    double down = length(m[1] - x * m[7], m[4] - y * m[7], m[7] * focus);
    return across / down;
  }

  private static double length(double x, double y, double z) {
    return Math.sqrt(x * x + y * y + z * z);
  }

  /**
   * The view in which the board's corners, {@code cells} cells apart, lie at those of the quad. In
   * closed form, as it is asked for dozens of times a frame: where opposite sides run to, seen from
   * the corner that is farthest from the first, tells the perspective.
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
   * The view that takes places on the board nearest to where they were seen, by least squares.
   *
   * <p>Each pair gives two equations that are linear in the eight unknowns. They are summed into
   * normal equations, in units of {@link #UNIT} pixels so that all terms are of one magnitude.
   */
  public static final class Fit {
    private static final double UNIT = 100;

    private final double[][] normal = new double[UNKNOWNS][UNKNOWNS + 1];
    private final double[] row = new double[UNKNOWNS + 1];
    private double weight = 1;

    /** Forgets all pairs; those that follow count once. */
    public void clear() {
      for (double[] equation : normal) {
        Arrays.fill(equation, 0);
      }
      weight = 1;
    }

    /** Lets the pairs that follow count so many times. */
    public void weigh(double times) {
      weight = times;
    }

    void add(Point board, Point seen) {
      add(board.x(), board.y(), seen.x(), seen.y());
    }

    /** The place {@code u} right and {@code v} down on the board is seen at {@code x, y}. */
    public void add(double u, double v, double x, double y) {
      addEquation(u, v, 0, x / UNIT);
      addEquation(u, v, 3, y / UNIT);
    }

    /** One equation: the board's place counts from {@code first} on, and is seen at {@code at}. */
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

    /** Undefined, but no exception, if the places do not determine a view. */
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
