package dev.casilla.app.ui.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.Cells;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class BoardGeometryTest {
  @ParameterizedTest
  @ValueSource(floats = {0.75f, 1f, 1.5f, 2f, 2.625f, 3f, 3.5f, 4f})
  void lines_anySize_fillTheGapsBetweenEqualCells(float density) {
    for (int room = 100; room <= 1600; room++) {
      BoardGeometry geometry = new BoardGeometry(room, density);
      String message = room + " px at density " + density;
      int expected = geometry.lineBefore(0);
      for (int index = 0; index < Cells.SIDE; index++) {
        assertEquals(expected, geometry.start(index), message);
        expected += geometry.cellSide() + geometry.lineBefore(index + 1);
      }
      assertEquals(expected, geometry.side(), message);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {300, 344, 688, 1032, 1440})
  void side_anyRoom_wastesLessThanNinePixels(int room) {
    int wasted = room - new BoardGeometry(room, 2f).side();
    assertTrue(wasted >= 0 && wasted < Cells.SIDE, "wasted " + wasted);
  }

  @Test
  void lines_threeKinds_haveTheirOwnThickness() {
    BoardGeometry geometry = new BoardGeometry(1000, 4f);
    assertEquals(8, geometry.lineBefore(0));
    assertEquals(6, geometry.lineBefore(3));
    assertEquals(2, geometry.lineBefore(4));
    assertEquals(8, geometry.lineBefore(9));
  }

  @Test
  void lines_smallBoard_areThin() {
    BoardGeometry geometry = new BoardGeometry(72 * 4, 4f);
    assertEquals(4, geometry.lineBefore(0));
    assertEquals(4, geometry.lineBefore(3));
    assertEquals(2, geometry.lineBefore(4));
  }

  @Test
  void cellAt_middleOfEachCell_isThatCell() {
    BoardGeometry geometry = new BoardGeometry(688, 2f);
    int half = geometry.cellSide() / 2;
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      int x = geometry.start(Cells.column(cell)) + half;
      int y = geometry.start(Cells.row(cell)) + half;
      assertEquals(cell, geometry.cellAt(x, y));
    }
  }

  @Test
  void cellAt_outside_isNone() {
    BoardGeometry geometry = new BoardGeometry(688, 2f);
    assertEquals(-1, geometry.cellAt(-1, 10));
    assertEquals(-1, geometry.cellAt(10, geometry.side()));
  }

  @Test
  void cellAt_frame_belongsToTheNearestCell() {
    BoardGeometry geometry = new BoardGeometry(688, 2f);
    assertEquals(0, geometry.cellAt(0, 0));
    assertEquals(80, geometry.cellAt(geometry.side() - 1, geometry.side() - 1));
  }

  @Test
  void cellSide_noRoom_isNothing() {
    assertEquals(0, new BoardGeometry(0, 2f).cellSide());
  }
}
