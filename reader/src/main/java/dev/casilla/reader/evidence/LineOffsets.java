package dev.casilla.reader.evidence;

/**
 * The result of a line scan: the offset and the strength of each edge. Reusable; not thread-safe.
 */
public final class LineOffsets {
  /**
   * A line position is the boundary of two pixels; the centre of the second is half a pixel
   * farther.
   */
  static final double HALF = 0.5;

  private final double[][] offsets = new double[2][LineDirection.EDGES];
  private final double[][] strengths = new double[2][LineDirection.EDGES];
  private double contrast;

  /** The offset of the edge from its expected position, in board pixels. */
  public double offset(LineDirection direction, int edge) {
    return offsets[direction.index()][edge];
  }

  /** The pixel nearest to the edge, relative to its expected position. */
  int pixel(LineDirection direction, int edge) {
    return (int) Math.round(offset(direction, edge) - HALF);
  }

  /** The contrast of the edge in levels; about 0 if there is no line. */
  public double strength(LineDirection direction, int edge) {
    return strengths[direction.index()][edge];
  }

  /** The contrast of thin lines in levels: two thirds of the edges have at least this much. */
  public double contrast() {
    return contrast;
  }

  void set(LineDirection direction, int edge, double offset, double strength) {
    offsets[direction.index()][edge] = offset;
    strengths[direction.index()][edge] = strength;
  }

  void setContrast(double newContrast) {
    contrast = newContrast;
  }
}
