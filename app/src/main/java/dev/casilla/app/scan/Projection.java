package dev.casilla.app.scan;

import dev.casilla.app.scan.PixelLayout.Crop;
import dev.casilla.reader.vision.Point;
import dev.casilla.reader.vision.Quad;

/**
 * Takes places in a frame, before any turn, to places in the view that shows it. Immutable.
 *
 * <p>Nine numbers, row by row, for places with a third coordinate of 1.
 */
public final class Projection {
  private final double[] matrix;

  /** The projection with a copy of these nine numbers. */
  public Projection(float... matrix) {
    if (matrix.length != 9) {
      throw new IllegalArgumentException("9 numbers expected, got " + matrix.length);
    }
    this.matrix = new double[9];
    for (int i = 0; i < 9; i++) {
      this.matrix[i] = matrix[i];
    }
  }

  /**
   * What a view of this size does that shows the visible part of frames so large that it is filled,
   * in its middle; in a mirror if the camera looks at the person.
   */
  public static Projection fillCenter(PixelLayout layout, int width, int height, Mirror mirror) {
    Crop crop = layout.visible();
    double turn = Math.toRadians(layout.rotationDegrees());
    double cos = Math.rint(Math.cos(turn));
    double sin = Math.rint(Math.sin(turn));
    double across = Math.abs(cos) * crop.width() + Math.abs(sin) * crop.height();
    double down = Math.abs(sin) * crop.width() + Math.abs(cos) * crop.height();
    double scale = Math.max(width / across, height / down);
    double sign = mirror == Mirror.MIRRORED ? -scale : scale;
    double middleX = crop.left() + crop.width() / 2.0;
    double middleY = crop.top() + crop.height() / 2.0;
    return new Projection(
        (float) (sign * cos),
        (float) (-sign * sin),
        (float) (width / 2.0 - sign * (cos * middleX - sin * middleY)),
        (float) (scale * sin),
        (float) (scale * cos),
        (float) (height / 2.0 - scale * (sin * middleX + cos * middleY)),
        0,
        0,
        1);
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

  /** Whether a view shows left as right. */
  public enum Mirror {
    PLAIN,
    MIRRORED
  }
}
