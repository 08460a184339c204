package dev.casilla.reader.evidence;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.reader.geometry.Mesh;
import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.picture.LumaPlane;
import dev.casilla.reader.picture.Picture;
import dev.casilla.reader.result.FoundGrid;
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

  /** Draws a round spot at a node or cell; coordinates are in cells from the border. */
  private void spot(double column, double row, double radius, int brightness) {
    for (int i = 0; i < luma.length; i++) {
      int y = i / SIDE;
      double right = (i % SIDE + 0.5 - CELL / 2.0) / CELL - column;
      double down = (y + 0.5 - CELL / 2.0) / CELL - row;
      luma[i] = Math.hypot(right, down) < radius ? (byte) brightness : luma[i];
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
  void isHidden_plainGrid_noCell() {
    assertEquals(List.of(), hiddenCells());
  }

  @Test
  void isHidden_fingerOnCorner_coveredCells() {
    fill(8 * CELL + 10, 8 * CELL + 10, 2 * CELL - 10, 2 * CELL - 10, 140);

    assertEquals(List.of(80), hiddenCells());
  }

  /** It hides two lines of each of the four cells. */
  @Test
  void isHidden_brightSpotOnNode_fourCells() {
    spot(4, 3, 0.75, 240);

    assertEquals(List.of(21, 22, 30, 31), hiddenCells());
  }

  /** Each adjacent cell lacks most of one line and may lack more. */
  @Test
  void isHidden_paintOnCell_cellAndNeighbours() {
    spot(4.5, 3.5, 0.65, 215);

    assertEquals(List.of(22, 30, 31, 32, 40), hiddenCells());
  }

  /** So large that not all lines of the board can be expected to be visible. */
  @Test
  void isHidden_largeBrightSpot_allTouchedCells() {
    spot(4.5, 4.5, 2.1, 240);

    assertTrue(
        hiddenCells().containsAll(List.of(30, 31, 32, 39, 40, 41, 48, 49, 50)),
        hiddenCells().toString());
  }

  /** Without a border, and with one more missing line. */
  @Test
  void isHidden_brightSpotWithoutBorder_cellsAround() {
    fill(0, 0, SIDE, CELL / 2 + 4, 220);
    fill(0, 9 * CELL + CELL / 2 - 4, SIDE, CELL / 2 + 4, 220);
    fill(0, 0, CELL / 2 + 4, SIDE, 220);
    fill(9 * CELL + CELL / 2 - 4, 0, CELL / 2 + 4, SIDE, 220);
    fill(CELL / 2, 8 * CELL + CELL / 2 - 4, 9 * CELL, 8, 220);
    spot(4, 3, 0.75, 240);

    assertEquals(List.of(21, 22, 30, 31), hiddenCells());
  }

  /** Ink hides lines too, but it is not bright. */
  @Test
  void isHidden_inkOnNode_noCell() {
    spot(4, 3, 0.75, 60);

    assertEquals(List.of(), hiddenCells());
  }

  @Test
  void isTouched_smallBrightSpotOnLine_adjacentCells() {
    spot(4, 3.5, 0.2, 230);

    assertEquals(List.of(), hiddenCells());
    for (int cell = 0; cell < 81; cell++) {
      assertEquals(cell == 30 || cell == 31, hidden.isTouched(cell), "cell " + cell);
    }
  }

  @Test
  void isHidden_linesTooFaint_noCell() {
    fill(CELL / 2 + 2, CELL / 2 + 2, 5 * CELL, 9 * CELL - 4, 220);

    assertEquals(List.of(), hiddenCells());
  }
}
