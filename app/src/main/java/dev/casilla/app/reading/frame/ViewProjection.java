package dev.casilla.app.reading.frame;

import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.geometry.Quad;

/**
 * Maps points of a frame, before its rotation, to the preview. Immutable.
 *
 * <p>A 3×3 matrix, row by row, for homogeneous coordinates.
 */
public final class ViewProjection {
  private final double[] matrix;

  public ViewProjection(float... matrix) {
    if (matrix.length != 9) {
      throw new IllegalArgumentException("9 numbers expected, got " + matrix.length);
    }
    this.matrix = new double[9];
    for (int i = 0; i < 9; i++) {
      this.matrix[i] = matrix[i];
    }
  }

  public Point map(Point place) {
    double depth = matrix[6] * place.x() + matrix[7] * place.y() + matrix[8];
    return new Point(
        (matrix[0] * place.x() + matrix[1] * place.y() + matrix[2]) / depth,
        (matrix[3] * place.x() + matrix[4] * place.y() + matrix[5]) / depth);
  }

  /** Maps corners in the upright visible part to the view. */
  Quad map(PixelLayout layout, Quad upright) {
    return new Quad(
        map(layout.inFrame(upright.topLeft())),
        map(layout.inFrame(upright.topRight())),
        map(layout.inFrame(upright.bottomRight())),
        map(layout.inFrame(upright.bottomLeft())));
  }
}
