package dev.casilla.reader.evidence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.board.BoardSize;
import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.picture.GrayImage;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class EvenLineFinderTest {
  private static final BoardSize SIZE = LineDirection.BOARD;

  private final GrayImage board = new GrayImage();
  private final EvenLineFinder ruling = new EvenLineFinder();

  EvenLineFinderTest() {
    board.reshape(SIZE.side(), SIZE.side());
    Arrays.fill(board.luma(), (byte) 220);
  }

  /** Draws ten vertical lines at this spacing. */
  private void drawLines(double first, double step, int contrast) {
    for (int line = 0; line < Mesh.LINES; line++) {
      int x = SIZE.margin() + (int) Math.round(first + line * step);
      for (int y = 0; y < SIZE.side(); y++) {
        board.luma()[y * SIZE.side() + x] = (byte) (220 - contrast);
      }
    }
  }

  private void assertRuled(double first, double step) {
    ruling.analyze(board, LineDirection.DOWN);
    assertEquals(first / SIZE.cell(), ruling.position(0), 0.1);
    assertEquals((first + 9 * step) / SIZE.cell(), ruling.position(Mesh.CELLS), 0.1);
  }

  @Test
  void analyze_linesOverWholeBoard_returnsPositions() {
    drawLines(0, 20, 60);

    assertRuled(0, 20);
  }

  @Test
  void analyze_gridBelowHeading_returnsGrid() {
    drawLines(28, 16.5, 60);

    assertRuled(28, 16.5);
  }

  @Test
  void analyze_linesFainterThanNoise_areFound() {
    drawLines(10, 17, 6);
    Random random = new Random(3);
    for (int i = 0; i < board.luma().length; i++) {
      board.luma()[i] = (byte) Math.min(255, (board.luma()[i] & 0xff) + 4 * random.nextGaussian());
    }

    assertRuled(10, 17);
  }

  @Test
  void analyze_blankBoard_isNotClear() {
    ruling.analyze(board, LineDirection.RIGHT);

    assertTrue(ruling.clarity() < 0.1);
  }
}
