package dev.casilla.reader.board;

import dev.casilla.reader.geometry.Mesh;

/**
 * Dimensions of a rectified board in pixels: the side of a cell and the margin around the board.
 */
public record BoardSize(int cell, int margin) {
  public int side() {
    return Mesh.CELLS * cell + 2 * margin;
  }

  /** Index of the pixel that is {@code inset} pixels right of and below the corner of a cell. */
  public int index(int cellNumber, int inset) {
    int row = margin + cellNumber / Mesh.CELLS * cell + inset;
    return row * side() + margin + cellNumber % Mesh.CELLS * cell + inset;
  }
}
