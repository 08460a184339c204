package dev.casilla.reader.evidence;

/**
 * How far the edges of a board's lines are from their places, and how dark they are, as a scan
 * found them. To be filled again; not safe for use by several threads.
 */
public final class LineOffsets {
  /** A line's place is where two pixels meet; the second one's middle is that much farther. */
  static final double HALF = 0.5;

  private final double[][] offsets = new double[2][LineDirection.EDGES];
  private final double[][] strengths = new double[2][LineDirection.EDGES];
  private double contrast;

  /** How far the edge's line is from its place, in pixels of the board. */
  public double offset(LineDirection direction, int edge) {
    return offsets[direction.index()][edge];
  }

  /** The pixel nearest to the edge's line, counted from its place. */
  int pixel(LineDirection direction, int edge) {
    return (int) Math.round(offset(direction, edge) - HALF);
  }

  /** How dark the edge's line is, in levels; about 0 if there is none. */
  public double strength(LineDirection direction, int edge) {
    return strengths[direction.index()][edge];
  }

  /** The contrast of thin lines, in levels: two thirds of the edges have at least that. */
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
