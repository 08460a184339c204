package dev.casilla.reader.board;

import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.picture.GrayImage;
import dev.casilla.reader.picture.Picture;
import dev.casilla.reader.result.FoundGrid;

/**
 * The flattened board and the 81 small pictures of its cells, always dark on light. Cut one grid
 * after the other with the same instance; not safe for use by several threads.
 *
 * <p>A patch shows a cell with its lines and a little beyond them: where the lines are tells the
 * reader of digits what does not belong to a digit.
 */
public final class CellPatches {
  /** Pixels a side of a cell: with 16 digits can still be read, with 10 no more. */
  public static final int CELL = 24;

  /** Pixels around a cell that are part of its patch. */
  public static final int BORDER = 2;

  /** Pixels a side of a patch. */
  public static final int SIDE = CELL + 2 * BORDER;

  private static final BoardSize SIZE = new BoardSize(CELL, BORDER);

  private final Rectifier rectifier = new Rectifier();
  private final GrayImage board = new GrayImage();
  private final CellPolarity ink = new CellPolarity();

  /** Cuts the cells of a grid that was found in this picture. */
  public void cut(Picture picture, FoundGrid grid) {
    GrayImage level = picture.levelWith(grid.mesh().cellSide(), CELL);
    rectifier.rectify(level, grid.mesh().times(picture.scaleOf(level)), SIZE, board);
    if (ink.isLight(board.luma(), SIZE, grid.inverted())) {
      board.invert();
    }
  }

  /**
   * Copies a cell's patch row by row.
   *
   * @param cell 0 to 80, row by row
   * @throws IllegalArgumentException if there is no such cell
   */
  public void copyPatch(int cell, byte[] to, int offset) {
    if (cell < 0 || cell >= Mesh.CELLS * Mesh.CELLS) {
      throw new IllegalArgumentException("no cell: " + cell);
    }
    int from = cell / Mesh.CELLS * CELL * SIZE.side() + cell % Mesh.CELLS * CELL;
    for (int y = 0; y < SIDE; y++) {
      System.arraycopy(board.luma(), from + y * SIZE.side(), to, offset + y * SIDE, SIDE);
    }
  }
}
