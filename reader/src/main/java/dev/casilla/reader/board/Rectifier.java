package dev.casilla.reader.board;

import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.picture.GrayImage;

/**
 * Flattens what a mesh covers into a square board. Keeps its buffers; not safe for use by several
 * threads.
 *
 * <p>Within a cell the paper is taken for flat and seen straight on, so that a row of the board is
 * a row of steps of equal length there. Steps are counted in 1/65536 of a pixel, and a pixel of the
 * board is a mix of the four nearest ones. A row of steps that the picture shows whole, as nearly
 * all are, is filled without asking at each step whether it does.
 */
public final class Rectifier {
  private static final int ONE = 1 << 16;

  private final Stretch[] stretches = new Stretch[Mesh.CELLS];
  private final double[] crossingX = new double[Mesh.LINES];
  private final double[] crossingY = new double[Mesh.LINES];

  /** Fills the board with what the picture shows there; the mesh counts the picture's pixels. */
  public void rectify(GrayImage picture, Mesh mesh, BoardSize size, GrayImage board) {
    board.reshape(size.side(), size.side());
    for (int column = 0; column < Mesh.CELLS; column++) {
      stretches[column] = new Stretch(size, column);
    }
    for (int y = 0; y < size.side(); y++) {
      double v = (y + 0.5 - size.margin()) / size.cell();
      crossLines(mesh, v);
      for (Stretch stretch : stretches) {
        fill(picture, board, y, stretch);
      }
    }
  }

  /**
   * Sets where the lines from top to bottom are met at {@code v}. Without points made for each row
   * of the board, and with stretches made once for each column: each was half of all garbage of the
   * search.
   */
  private void crossLines(Mesh mesh, double v) {
    int row = Mesh.cellOf(v);
    double part = v - row;
    for (int i = 0; i < Mesh.LINES; i++) {
      double x = mesh.x(row, i);
      double y = mesh.y(row, i);
      crossingX[i] = x + (mesh.x(row + 1, i) - x) * part;
      crossingY[i] = y + (mesh.y(row + 1, i) - y) * part;
    }
  }

  private void fill(GrayImage picture, GrayImage board, int row, Stretch stretch) {
    int i = stretch.column;
    double cell = stretch.size.cell();
    double stepX = (crossingX[i + 1] - crossingX[i]) / cell;
    double stepY = (crossingY[i + 1] - crossingY[i]) / cell;
    double first = stretch.left() + 0.5 - stretch.size.margin() - i * cell;
    long x = (long) ((crossingX[i] + stepX * first - 0.5) * ONE);
    long y = (long) ((crossingY[i] + stepY * first - 0.5) * ONE);
    long right = (long) (stepX * ONE);
    long down = (long) (stepY * ONE);
    int at = row * board.width() + stretch.left();
    int count = stretch.right() - stretch.left();
    if (shows(picture, x, y) && shows(picture, x + right * count, y + down * count)) {
      for (int k = 0; k < count; k++) {
        board.luma()[at + k] = (byte) mix(picture, (int) x, (int) y);
        x += right;
        y += down;
      }
    } else {
      for (int k = 0; k < count; k++) {
        board.luma()[at + k] = (byte) mixOrRim(picture, x, y);
        x += right;
        y += down;
      }
    }
  }

  private static boolean shows(GrayImage picture, long x, long y) {
    return x >= 0 && y >= 0 && x <= lastStep(picture.width()) && y <= lastStep(picture.height());
  }

  /** The last step for which there is a pixel beyond it to mix with. */
  private static long lastStep(int pixels) {
    return (pixels - 1L) * ONE - 1;
  }

  /** Beyond the picture's rim the rim goes on. */
  private static int mixOrRim(GrayImage picture, long x, long y) {
    return mix(
        picture,
        (int) Math.max(0, Math.min(lastStep(picture.width()), x)),
        (int) Math.max(0, Math.min(lastStep(picture.height()), y)));
  }

  /** The picture's brightness between pixels. */
  private static int mix(GrayImage picture, int x, int y) {
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

  /** A row of the board within one column of cells; the outer columns take the margins along. */
  private record Stretch(BoardSize size, int column) {
    int left() {
      return column == 0 ? 0 : size.margin() + column * size.cell();
    }

    int right() {
      return column == Mesh.CELLS - 1 ? size.side() : size.margin() + (column + 1) * size.cell();
    }
  }
}
