package dev.casilla.solver.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.testdata.ReferenceSolver;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class AbsentDigitsTest {
  private static final long SEED = 20261120;

  private final FastSolver solver = new FastSolver();

  @Test
  void orders_setOfDigits_isTheFactorialOfItsSize() {
    assertEquals(1, AbsentDigits.orders(0));
    assertEquals(1, AbsentDigits.orders(0b100));
    assertEquals(6, AbsentDigits.orders(0b10_0000_011));
    assertEquals(362_880, AbsentDigits.orders(0x1FF));
  }

  @Test
  void place_emptyCellsOfTheRow_fillsThemInIncreasingOrder() {
    byte[] cells = new byte[81];
    cells[9] = 4;
    byte[] copy = new byte[81];
    assertTrue(AbsentDigits.place(cells, 0b1_0000_0010, 1, 0b1_0000_0100, copy));
    assertArrayEquals(new byte[] {4, 0, 2, 0, 0, 0, 0, 0, 9}, Arrays.copyOfRange(copy, 9, 18));
  }

  @Test
  void place_filledCellOrWrongNumber_isRefused() {
    byte[] cells = new byte[81];
    cells[9] = 4;
    byte[] copy = new byte[81];
    assertFalse(AbsentDigits.place(cells, 0b11, 1, 0b11, copy));
    assertFalse(AbsentDigits.place(cells, 0b11, 1, 0b1110, copy));
    assertArrayEquals(new byte[81], copy);
  }

  @Test
  void rowWithFewestEmptyCells_fullestRow_isFound() {
    byte[] cells = new byte[81];
    cells[30] = 1;
    assertEquals(3, AbsentDigits.rowWithFewestEmptyCells(cells));
  }

  @Test
  void count_gridsWithAbsentDigits_equalsReference() {
    Random random = new Random(SEED);
    for (int round = 0; round < 60; round++) {
      byte[] cells = ReferenceSolver.randomFullGrid(random);
      int absent = 2 + round % 3;
      for (int cell = 0; cell < 81; cell++) {
        cells[cell] = cells[cell] <= absent || random.nextInt(6) == 0 ? 0 : cells[cell];
      }
      String message = "seed " + SEED + " at " + round;
      int expected = ReferenceSolver.count(cells, 3_000);
      assertEquals(expected, solver.countSolutions(cells, 3_000), message);
      assertEquals(Math.min(expected, 2), solver.countSolutions(cells, 2), message);
      assertTwoDifferentSolutions(cells);
      assertEquals(Math.min(expected, 1_001), solver.countSolutions(cells, 1_001), message);
      assertTwoDifferentSolutions(cells);
    }
  }

  private void assertTwoDifferentSolutions(byte[] cells) {
    byte[] first = new byte[81];
    byte[] second = new byte[81];
    solver.copySolution(0, first);
    solver.copySolution(1, second);
    assertTrue(ReferenceSolver.solves(cells, first));
    assertTrue(ReferenceSolver.solves(cells, second));
    assertFalse(Arrays.equals(first, second));
  }
}
