package dev.casilla.reader.board;

import dev.casilla.reader.geometry.Mesh;

/**
 * Dimensions of a rectified board in pixels: the side of a cell and the margin around the board.
 */
public record BoardSize(int cell, int margin) {
  public int side() {
    return Mesh.CELLS * cell + 2 * margin;
  }
}
