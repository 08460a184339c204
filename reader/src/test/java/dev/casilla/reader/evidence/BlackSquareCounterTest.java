package dev.casilla.reader.evidence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.reader.board.BoardSize;
import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.picture.GrayImage;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

final class BlackSquareCounterTest {
  private static final BoardSize SIZE = LineDirection.BOARD;

  private final GrayImage board = new GrayImage();

  /** White paper with black lines. */
  BlackSquareCounterTest() {
    board.reshape(SIZE.side(), SIZE.side());
    Arrays.fill(board.luma(), (byte) 230);
    for (int line = 0; line < Mesh.LINES; line++) {
      int at = SIZE.margin() + line * SIZE.cell();
      fill(at - 1, 0, 2, SIZE.side(), 20);
      fill(0, at - 1, SIZE.side(), 2, 20);
    }
  }

  private void fill(int left, int top, int width, int height, int luma) {
    for (int y = top; y < top + height; y++) {
      Arrays.fill(
          board.luma(), y * SIZE.side() + left, y * SIZE.side() + left + width, (byte) luma);
    }
  }

  private void fillCell(int row, int column, int luma) {
    int left = SIZE.margin() + column * SIZE.cell();
    fill(left, SIZE.margin() + row * SIZE.cell(), SIZE.cell(), SIZE.cell(), luma);
  }

  private int count() {
    return new BlackSquareCounter().count(board);
  }

  @Test
  void count_linesOnly_isZero() {
    assertEquals(0, count());
  }

  @Test
  void count_blackSquares_countsEach() {
    fillCell(0, 0, 20);
    fillCell(4, 7, 30);

    assertEquals(2, count());
  }

  @Test
  void count_halvedSquare_isOne() {
    for (int y = 0; y < SIZE.cell(); y++) {
      fill(SIZE.margin() + SIZE.cell(), SIZE.margin() + y, y, 1, 20);
    }

    assertEquals(1, count());
  }

  @Test
  void count_shadedCells_isZero() {
    fillCell(3, 3, 140);
    fillCell(3, 4, 140);

    assertEquals(0, count());
  }

  @Test
  void count_boldDigit_isZero() {
    int left = SIZE.margin() + 2 * SIZE.cell();
    fill(left + 6, SIZE.margin() + 3, 8, 14, 20);

    assertEquals(0, count());
  }
}
