package dev.casilla.reader.vision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

final class HiddenCellsTest {
  private static final int SIDE = 400;
  private static final int CELL = 40;

  private final byte[] luma = new byte[SIDE * SIDE];
  private final Picture picture = new Picture();
  private final HiddenCells hidden = new HiddenCells();

  /** White paper with a grid, a margin of half a cell around it. */
  HiddenCellsTest() {
    Arrays.fill(luma, (byte) 220);
    for (int line = 0; line < Mesh.LINES; line++) {
      int at = CELL / 2 + line * CELL;
      fill(at - 1, CELL / 2, 2, 9 * CELL, 40);
      fill(CELL / 2, at - 1, 9 * CELL, 2, 40);
    }
  }

  private void fill(int left, int top, int width, int height, int brightness) {
    for (int y = top; y < top + height; y++) {
      Arrays.fill(luma, y * SIDE + left, y * SIDE + left + width, (byte) brightness);
    }
  }

  private List<Integer> hiddenCells() {
    assertTrue(picture.load(LumaPlane.of(luma, SIDE, SIDE)).isEmpty());
    Mesh mesh = new Mesh((row, column) -> new Point(20 + 40 * column, 20 + 40 * row));
    hidden.look(picture, new FoundGrid(mesh, 1, false));
    List<Integer> cells = new ArrayList<>();
    for (int cell = 0; cell < 81; cell++) {
      if (hidden.isHidden(cell)) {
        cells.add(cell);
      }
    }
    return cells;
  }

  @Test
  void isHidden_plainGrid_isNoCell() {
    assertEquals(List.of(), hiddenCells());
  }

  @Test
  void isHidden_fingerOnACorner_isWhatItCovers() {
    fill(8 * CELL + 10, 8 * CELL + 10, 2 * CELL - 10, 2 * CELL - 10, 140);

    assertEquals(List.of(80), hiddenCells());
  }

  @Test
  void isHidden_linesTooFaintToBeSeen_isNoCell() {
    fill(CELL / 2 + 2, CELL / 2 + 2, 5 * CELL, 9 * CELL - 4, 220);

    assertEquals(List.of(), hiddenCells());
  }
}
