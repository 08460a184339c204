package dev.casilla.solver.articles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Units;
import org.junit.jupiter.api.Test;

final class ShapeTest {
  @Test
  void unit_nineByNine_isAsInUnits() {
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      for (int place = 0; place < Units.PER_CELL; place++) {
        assertEquals(Units.of(cell, place), Shape.SUDOKU_9.unit(cell, place));
      }
    }
  }

  @Test
  void block_sixBySix_isTwoRowsByThreeColumns() {
    StringBuilder blocks = new StringBuilder();
    for (int cell = 0; cell < Shape.SUDOKU_6.cells(); cell++) {
      blocks.append(Shape.SUDOKU_6.block(cell));
    }
    assertEquals("000111000111222333222333444555444555", blocks.toString());
  }

  @Test
  void hasBlocks_latinAndSudoku_isFalseAndTrue() {
    assertFalse(Shape.LATIN_3.hasBlocks());
    assertTrue(Shape.SUDOKU_4.hasBlocks());
  }

  @Test
  void unit_noSuchPlace_isRefused() {
    assertThrows(IllegalArgumentException.class, () -> Shape.LATIN_3.unit(0, 3));
  }

  @Test
  void new_blocksThatDoNotFit_areRefused() {
    assertThrows(IllegalArgumentException.class, () -> new Shape(9, 2, 3));
    assertThrows(IllegalArgumentException.class, () -> new Shape(6, -2, -3));
    assertThrows(IllegalArgumentException.class, () -> Shape.latin(0));
    assertThrows(IllegalArgumentException.class, () -> Shape.latin(32));
  }
}
