package dev.casilla.reader.board;

import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.picture.GrayImage;

/**
 * Rectifies the area that a mesh covers into a square board. Reuses its buffers; not thread-safe.
 *
 * <p>Within a cell the transform is treated as affine, so a row of board pixels is a row of equal
 * steps in the image. Coordinates are fixed-point numbers in 1/65536 of a pixel, and each board
 * pixel is interpolated bilinearly. Segments that lie inside the image, as nearly all do, skip the
 * bounds check of each step.
 */
public final class Rectifier {
  private static final int ONE = 1 << 16;

  private final RowSegment[] segments = new RowSegment[Mesh.CELLS];
  private final double[] crossingX = new double[Mesh.LINES];
  private final double[] crossingY = new double[Mesh.LINES];

  /** Fills the board from the image; the mesh is in pixels of that image. */
  public void rectify(GrayImage picture, Mesh mesh, BoardSize size, GrayImage board) {
    board.reshape(size.side(), size.side());
    for (int column = 0; column < Mesh.CELLS; column++) {
      segments[column] = new RowSegment(size, column);
    }
    for (int y = 0; y < size.side(); y++) {
      double v = (y + 0.5 - size.margin()) / size.cell();
      intersectLines(mesh, v);
      for (RowSegment segment : segments) {
        fill(picture, board, y, segment);
      }
    }
  }

  /**
   * Computes the crossings of the vertical lines with the horizontal at {@code v}. Writes to
   * arrays, because point objects for each row were half of all garbage of the search.
   */
  private void intersectLines(Mesh mesh, double v) {
    int row = Mesh.cellOf(v);
    double part = v - row;
    for (int i = 0; i < Mesh.LINES; i++) {
      double x = mesh.x(row, i);
      double y = mesh.y(row, i);
      crossingX[i] = x + (mesh.x(row + 1, i) - x) * part;
      crossingY[i] = y + (mesh.y(row + 1, i) - y) * part;
    }
  }

  private void fill(GrayImage picture, GrayImage board, int row, RowSegment segment) {
    int i = segment.column;
    double cell = segment.size.cell();
    double stepX = (crossingX[i + 1] - crossingX[i]) / cell;
    double stepY = (crossingY[i + 1] - crossingY[i]) / cell;
    double first = segment.left() + 0.5 - segment.size.margin() - i * cell;
    long x = (long) ((crossingX[i] + stepX * first - 0.5) * ONE);
    long y = (long) ((crossingY[i] + stepY * first - 0.5) * ONE);
    long right = (long) (stepX * ONE);
    long down = (long) (stepY * ONE);
    int at = row * board.width() + segment.left();
    int count = segment.right() - segment.left();
    if (isInside(picture, x, y) && isInside(picture, x + right * count, y + down * count)) {
      for (int k = 0; k < count; k++) {
        board.luma()[at + k] = (byte) bilinear(picture, (int) x, (int) y);
        x += right;
        y += down;
      }
    } else {
      for (int k = 0; k < count; k++) {
        board.luma()[at + k] = (byte) bilinearClamped(picture, x, y);
        x += right;
        y += down;
      }
    }
  }

  private static boolean isInside(GrayImage picture, long x, long y) {
    return x >= 0
        && y >= 0
        && x <= maxCoordinate(picture.width())
        && y <= maxCoordinate(picture.height());
  }

  /** The largest coordinate with a neighbour to interpolate with. */
  private static long maxCoordinate(int pixels) {
    return (pixels - 1L) * ONE - 1;
  }

  /** Replicates the border pixels outside of the image. */
  private static int bilinearClamped(GrayImage picture, long x, long y) {
    return bilinear(
        picture,
        (int) Math.max(0, Math.min(maxCoordinate(picture.width()), x)),
        (int) Math.max(0, Math.min(maxCoordinate(picture.height()), y)));
  }

  /** Bilinear interpolation. */
  private static int bilinear(GrayImage picture, int x, int y) {
    int partX = x >> 8 & 0xff;
    int partY = y >> 8 & 0xff;
    int i = (y >> 16) * picture.width() + (x >> 16);
    byte[] luma = picture.luma();
    int below = i + picture.width();
    int upperLeft = luma[i] & 0xff;
    int lowerLeft = luma[below] & 0xff;
    int upper = (upperLeft << 8) + ((luma[i + 1] & 0xff) - upperLeft) * partX;
    int lower = (lowerLeft << 8) + ((luma[below + 1] & 0xff) - lowerLeft) * partX;
    return ((upper << 8) + (lower - upper) * partY) >> 16;
  }

  /** The part of a board row within one column of cells; the outer columns include the margins. */
  private record RowSegment(BoardSize size, int column) {
    int left() {
      return column == 0 ? 0 : size.margin() + column * size.cell();
    }

    int right() {
      return column == Mesh.CELLS - 1 ? size.side() : size.margin() + (column + 1) * size.cell();
    }
  }
}
