package dev.casilla.reader.vision;

/** Pixels a cell of a flattened board, and pixels left around the board. */
record BoardSize(int cell, int margin) {
  int side() {
    return Mesh.CELLS * cell + 2 * margin;
  }
}
