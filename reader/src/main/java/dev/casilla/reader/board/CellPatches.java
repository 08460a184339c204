package dev.casilla.reader.board;

import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.picture.GrayImage;
import dev.casilla.reader.picture.Picture;
import dev.casilla.reader.result.FoundGrid;

/**
 * Rectifies a board and cuts it into 81 cell patches, always dark on light. Use the same instance
 * for one grid after another; not thread-safe.
 *
 * <p>A patch includes the lines around its cell: their position tells the digit classifier what
 * does not belong to a digit.
 */
public final class CellPatches {
  /** Pixels per side of a cell: digits are still legible with 16, but not with 10. */
  public static final int CELL = 24;

  /** Pixels around a cell that its patch includes. */
  public static final int BORDER = 2;

  /** Pixels per side of a patch. */
  public static final int SIDE = CELL + 2 * BORDER;

  private static final BoardSize SIZE = new BoardSize(CELL, BORDER);

  private final Rectifier rectifier = new Rectifier();
  private final GrayImage board = new GrayImage();
  private final CellPolarity ink = new CellPolarity();

  /** Rectifies a grid that was found in this image. */
  public void cut(Picture picture, FoundGrid grid) {
    GrayImage level = picture.levelWith(grid.mesh().cellSide(), CELL);
    rectifier.rectify(level, grid.mesh().scaled(picture.scaleOf(level)), SIZE, board);
    if (ink.hasLightDigits(board.luma(), SIZE, grid.inverted())) {
      board.invert();
    }
  }

  /**
   * Copies the patch of a cell row by row.
   *
   * @param cell 0 to 80, row by row
   * @throws IllegalArgumentException if there is no such cell
   */
  public void copyPatch(int cell, byte[] to, int offset) {
    if (cell < 0 || cell >= Mesh.CELLS * Mesh.CELLS) {
      throw new IllegalArgumentException("cell out of range: " + cell);
    }
    int from = SIZE.index(cell, -BORDER);
    for (int y = 0; y < SIDE; y++) {
      System.arraycopy(board.luma(), from + y * SIZE.side(), to, offset + y * SIDE, SIDE);
    }
  }
}
