package dev.casilla.app.model;

import dev.casilla.reader.board.FlatBoard;
import dev.casilla.solver.Cells;
import java.util.Arrays;

/** A board's photo, flattened, upright and gray: a square of 81 equal cells. Immutable. */
public final class BoardPhoto {
  /** Side of a cell in pixels: shows a digit clearly, and the photo fits into a saved state. */
  public static final int CELL = 32;

  private final byte[] luma;
  private final int cell;
  private final int margin;

  /** A photo of {@code luma}, row by row. Takes ownership of the array. */
  public BoardPhoto(byte[] luma, int cell, int margin) {
    int side = side(cell, margin);
    if (luma.length != side * side) {
      throw new IllegalArgumentException(luma.length + " bytes for a side of " + side);
    }
    this.luma = luma;
    this.cell = cell;
    this.margin = margin;
  }

  public static BoardPhoto of(FlatBoard board) {
    byte[] luma = Arrays.copyOf(board.luma(), board.side() * board.side());
    return new BoardPhoto(luma, board.cell(), board.margin());
  }

  public static int side(int cell, int margin) {
    return Cells.SIDE * cell + 2 * margin;
  }

  public int side() {
    return side(cell, margin);
  }

  public int cell() {
    return cell;
  }

  /** Pixels around the board. */
  public int margin() {
    return margin;
  }

  public int at(int x, int y) {
    return luma[y * side() + x] & 0xff;
  }

  public FlatBoard flat() {
    return new FlatBoard(luma, side(), cell, margin);
  }

  public BoardPhoto quarterTurned() {
    int side = side();
    byte[] turned = new byte[luma.length];
    for (int y = 0; y < side; y++) {
      for (int x = 0; x < side; x++) {
        turned[x * side + side - 1 - y] = luma[y * side + x];
      }
    }
    return new BoardPhoto(turned, cell, margin);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof BoardPhoto plate
        && cell == plate.cell
        && margin == plate.margin
        && Arrays.equals(luma, plate.luma);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(luma);
  }
}
