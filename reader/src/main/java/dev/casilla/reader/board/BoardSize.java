package dev.casilla.reader.board;

import dev.casilla.reader.geometry.Mesh;

/** Pixels a cell of a flattened board, and pixels left around the board. */
public record BoardSize(int cell, int margin) {
  public int side() {
    return Mesh.CELLS * cell + 2 * margin;
  }
}
