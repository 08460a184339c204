package dev.casilla.reader.board;

import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.picture.GrayImage;
import dev.casilla.reader.picture.Histogram;
import dev.casilla.reader.picture.Picture;
import dev.casilla.reader.result.FoundGrid;

/**
 * A picture of a board, flattened and upright, to be looked at beside what was read from it.
 *
 * @param luma brightness row by row, {@code side} × {@code side} pixels; not copied
 * @param side pixels a side
 * @param cell pixels a side of a cell
 * @param margin pixels left around the board
 */
@SuppressWarnings("ArrayRecordComponent") // A picture is never compared.
public record FlatBoard(byte[] luma, int side, int cell, int margin) {
  private static final int MARGINS_PER_CELL = 8;

  /** The grid as the picture shows it, each cell that large. */
  public static FlatBoard of(Picture picture, FoundGrid grid, int cell) {
    BoardSize size = new BoardSize(cell, cell / MARGINS_PER_CELL);
    GrayImage level = picture.levelWith(grid.mesh().cellSide(), cell);
    GrayImage board = new GrayImage();
    new Rectifier().rectify(level, grid.mesh().times(picture.scaleOf(level)), size, board);
    return new FlatBoard(board.luma(), size.side(), cell, size.margin());
  }

  /** This board with black and white exchanged. */
  public FlatBoard inverted() {
    byte[] negative = new byte[luma.length];
    for (int i = 0; i < negative.length; i++) {
      negative[i] = (byte) ~luma[i];
    }
    return new FlatBoard(negative, side, cell, margin);
  }

  /** This board with its digits dark on light; it shows the grid. */
  public FlatBoard darkOnLight(FoundGrid grid) {
    boolean isLight =
        new CellPolarity().isLight(luma, new BoardSize(cell, margin), grid.inverted());
    return isLight ? inverted() : this;
  }

  /** The grid as it lies in this picture: square, and as it stands. */
  public FoundGrid grid() {
    Mesh square = new Mesh((row, column) -> new Point(margin + column * cell, margin + row * cell));
    return new FoundGrid(square, 1, isLightOnDark());
  }

  /** Paper is most of a cell: is it nearer to what is darkest there than to what is brightest? */
  private boolean isLightOnDark() {
    int votes = 0;
    Histogram histogram = new Histogram();
    for (int i = 0; i < Mesh.CELLS * Mesh.CELLS; i++) {
      histogram.clear();
      count(i / Mesh.CELLS, i % Mesh.CELLS, histogram);
      int darkest = histogram.quantile(0);
      int middle = histogram.quantile(0.5);
      int brightest = histogram.quantile(1);
      votes += Integer.signum(brightest - middle - (middle - darkest));
    }
    return votes > 0;
  }

  private void count(int row, int column, Histogram histogram) {
    for (int y = 0; y < cell; y++) {
      int from = (margin + row * cell + y) * side + margin + column * cell;
      histogram.add(luma, from, from + cell);
    }
  }
}
