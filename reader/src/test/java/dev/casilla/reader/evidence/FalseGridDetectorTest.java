package dev.casilla.reader.evidence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.geometry.Mesh;
import org.junit.jupiter.api.Test;

final class FalseGridDetectorTest {
  private final DrawnBoard board = new DrawnBoard().withLines(60);

  private boolean isRefuted() {
    Mesh mesh = DrawnBoard.mesh();
    return new FalseGridDetector().refutes(board.image, board.seenAt(mesh), mesh, board.image);
  }

  private int seenInRow(int row) {
    SeenLines lines = board.seenAt(DrawnBoard.mesh());
    int seen = 0;
    for (int line = 0; line < Mesh.LINES; line++) {
      seen += lines.isEdgeSeen(LineDirection.DOWN, line * Mesh.CELLS + row) ? 1 : 0;
    }
    return seen;
  }

  @Test
  void refutes_plainGrid_isFalse() {
    assertFalse(isRefuted());
  }

  @Test
  void refutes_penAlongRow_isFalse() {
    board.darken(-5, 4 * DrawnBoard.CELL + 6, Mesh.CELLS * DrawnBoard.CELL + 10, 8, 140);

    assertEquals(0, seenInRow(4));
    assertFalse(isRefuted());
  }

  @Test
  void refutes_dashedLines_isFalse() {
    for (int line = 1; line < Mesh.CELLS; line++) {
      for (int dash = 0; dash < Mesh.CELLS * DrawnBoard.CELL; dash += 4) {
        board.darken(line * DrawnBoard.CELL, dash, 1, 2, 0);
        board.darken(dash, line * DrawnBoard.CELL, 2, 1, 0);
      }
    }

    assertFalse(isRefuted());
  }

  @Test
  void refutes_undividedRow_isTrue() {
    board.darken(
        -5, 4 * DrawnBoard.CELL + 1, Mesh.CELLS * DrawnBoard.CELL + 10, DrawnBoard.CELL - 1, 0);

    assertTrue(isRefuted());
  }

  @Test
  void refutes_fiveMissingLines_isTrue() {
    for (int line = 1; line <= 5; line++) {
      board.darken(line * DrawnBoard.CELL, 1, 1, Mesh.CELLS * DrawnBoard.CELL - 1, 0);
    }

    assertTrue(isRefuted());
  }

  private void darkenCells(int count, int contrast) {
    for (int i = 0; i < count; i++) {
      int cell = 5 * i;
      int left = cell % Mesh.CELLS * DrawnBoard.CELL;
      board.darken(
          left,
          cell / Mesh.CELLS * DrawnBoard.CELL,
          DrawnBoard.CELL + 1,
          DrawnBoard.CELL + 1,
          contrast);
    }
  }

  @Test
  void refutes_blackSquares_isTrue() {
    darkenCells(16, 60);

    assertTrue(isRefuted());
  }

  /** Judged by their corners they are black, because nothing on the board is much darker. */
  @Test
  void refutes_shadedCellsWithPaleLines_isFalse() {
    darkenCells(16, 45);
    board.withLines(60);

    assertTrue(new BlackSquareCounter().count(board.image) >= 16);
    assertFalse(isRefuted());
  }
}
