package dev.casilla.reader.evidence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.reader.geometry.Mesh;
import org.junit.jupiter.api.Test;

final class LineScannerTest {
  private static final int REACH = 8;

  private final DrawnBoard board = new DrawnBoard();
  private final LineScanner scan = new LineScanner();
  private final LineOffsets lines = new LineOffsets();

  @Test
  void pixel_shiftedLines_isTheShift() {
    for (int line = 0; line < Mesh.LINES; line++) {
      board.darken(line * DrawnBoard.CELL + 3, 0, 1, Mesh.CELLS * DrawnBoard.CELL, 30);
    }
    scan.scan(board.image, REACH, lines);

    for (int edge = 0; edge < LineDirection.EDGES; edge++) {
      assertEquals(3, lines.pixel(LineDirection.DOWN, edge), "edge " + edge);
    }
  }

  /** Strokes like those of a 1, darker than the line and as long as an edge. */
  @Test
  void pixel_faintLineBesideStrokes_isThatOfLine() {
    board.withLines(8);
    for (int row = 1; row < Mesh.CELLS; row += 5) {
      board.darken(4 * DrawnBoard.CELL + 5, row * DrawnBoard.CELL + 3, 2, 15, 120);
    }
    scan.scan(board.image, REACH, lines);

    for (int place = 0; place < Mesh.CELLS; place++) {
      int edge = 4 * Mesh.CELLS + place;
      assertEquals(0, lines.pixel(LineDirection.DOWN, edge), "place " + place);
    }
  }

  @Test
  void strength_faintLineBesideStrokes_isThatOfLine() {
    board.withLines(8);
    board.darken(4 * DrawnBoard.CELL + 5, 4 * DrawnBoard.CELL + 3, 2, 15, 120);
    scan.scan(board.image, REACH, lines);

    assertEquals(8, lines.strength(LineDirection.DOWN, 4 * Mesh.CELLS + 4), 0.01);
  }
}
