package dev.casilla.app.reading.frame;

import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.geometry.Quad;

/**
 * Takes places in a frame, before any turn, to places in the view that shows it. Immutable.
 *
 * <p>Nine numbers, row by row, for places with a third coordinate of 1.
 */
public final class ViewProjection {
  private final double[] matrix;

  /** The projection with a copy of these nine numbers. */
  public ViewProjection(float... matrix) {
    if (matrix.length != 9) {
      throw new IllegalArgumentException("9 numbers expected, got " + matrix.length);
    }
    this.matrix = new double[9];
    for (int i = 0; i < 9; i++) {
      this.matrix[i] = matrix[i];
    }
  }

  /** Where in the view {@code place} is seen. */
  public Point map(Point place) {
    double depth = matrix[6] * place.x() + matrix[7] * place.y() + matrix[8];
    return new Point(
        (matrix[0] * place.x() + matrix[1] * place.y() + matrix[2]) / depth,
        (matrix[3] * place.x() + matrix[4] * place.y() + matrix[5]) / depth);
  }

  /** Where in the view corners are seen that were found in what is visible, standing upright. */
  Quad map(PixelLayout layout, Quad upright) {
    return new Quad(
        map(layout.inFrame(upright.topLeft())),
        map(layout.inFrame(upright.topRight())),
        map(layout.inFrame(upright.bottomRight())),
        map(layout.inFrame(upright.bottomLeft())));
  }
}
