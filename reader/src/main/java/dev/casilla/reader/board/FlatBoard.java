package dev.casilla.reader.board;

import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.picture.GrayImage;
import dev.casilla.reader.picture.Histogram;
import dev.casilla.reader.picture.Picture;
import dev.casilla.reader.result.FoundGrid;

/**
 * A rectified, upright image of a board, to be shown beside its reading.
 *
 * @param luma brightness row by row, {@code side} × {@code side} pixels; not copied
 * @param side pixels per side
 * @param cell pixels per side of a cell
 * @param margin pixels around the board
 */
@SuppressWarnings("ArrayRecordComponent") // Never compared.
public record FlatBoard(byte[] luma, int side, int cell, int margin) {
  private static final int MARGINS_PER_CELL = 8;

  /** Rectifies the grid with cells of this size. */
  public static FlatBoard of(Picture picture, FoundGrid grid, int cell) {
    BoardSize size = new BoardSize(cell, cell / MARGINS_PER_CELL);
    GrayImage level = picture.levelWith(grid.mesh().cellSide(), cell);
    GrayImage board = new GrayImage();
    new Rectifier().rectify(level, grid.mesh().scaled(picture.scaleOf(level)), size, board);
    return new FlatBoard(board.luma(), size.side(), cell, size.margin());
  }

  /** This board with all pixels inverted. */
  public FlatBoard inverted() {
    byte[] negative = new byte[luma.length];
    for (int i = 0; i < negative.length; i++) {
      negative[i] = (byte) ~luma[i];
    }
    return new FlatBoard(negative, side, cell, margin);
  }

  /** This board with dark digits on a light background; the grid must be the one it shows. */
  public FlatBoard darkOnLight(FoundGrid grid) {
    boolean isLight = new CellPolarity().hasLightDigits(luma, size(), grid.inverted());
    return isLight ? inverted() : this;
  }

  /** The position of the grid in this image: a square, in its current orientation. */
  public FoundGrid grid() {
    Mesh square = new Mesh((row, column) -> new Point(margin + column * cell, margin + row * cell));
    return new FoundGrid(square, 1, isLightOnDark());
  }

  /**
   * Most of a cell is paper, so this compares the median with the darkest and the brightest pixel.
   */
  private boolean isLightOnDark() {
    int votes = 0;
    Histogram histogram = new Histogram();
    for (int i = 0; i < Mesh.CELLS * Mesh.CELLS; i++) {
      histogram.clear();
      histogram.addSquare(luma, side, size().index(i, 0), cell);
      int darkest = histogram.quantile(0);
      int middle = histogram.quantile(0.5);
      int brightest = histogram.quantile(1);
      votes += Integer.signum(brightest - middle - (middle - darkest));
    }
    return votes > 0;
  }

  /** The dimensions of this board. */
  public BoardSize size() {
    return new BoardSize(cell, margin);
  }
}
