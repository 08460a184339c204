package dev.casilla.reader.vision;

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
}
