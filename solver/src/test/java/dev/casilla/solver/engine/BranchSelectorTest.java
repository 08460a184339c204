package dev.casilla.solver.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

final class BranchSelectorTest {
  private final BitBoard board = new BitBoard();
  private final BitSlicedCounter rows = new BitSlicedCounter();
  private final BitSlicedCounter columns = new BitSlicedCounter();

  @Test
  void hasManyBivalueCells_twoInFiveAtDepthTwo_isTheThreshold() {
    assertFalse(BranchSelector.hasManyBivalueCells(1, 10, 10));
    assertTrue(BranchSelector.hasManyBivalueCells(2, 4, 10));
    assertFalse(BranchSelector.hasManyBivalueCells(2, 39, 100));
  }

  @Test
  void hasManyClues_thirtyOne_isTheThreshold() {
    assertFalse(BranchSelector.hasManyClues(81 - 30));
    assertTrue(BranchSelector.hasManyClues(81 - 31));
  }

  @Test
  void tightestBand_bandWithMostClues_isChosen() {
    // Band 2 has five clues of different digits, the others none.
    load(27, 1, 32, 2, 37, 3, 42, 4, 48, 5);
    assertEquals(1, BranchSelector.tightestBand(rows, columns));
  }

  @Test
  void tightestBand_stackWithMostClues_isChosen() {
    // The same clues with rows and columns exchanged: the second stack.
    load(3, 1, 48, 2, 13, 3, 58, 4, 32, 5);
    assertEquals(3 + 1, BranchSelector.tightestBand(rows, columns));
  }

  @Test
  void tightestBand_decidedBand_isNeverChosen() {
    byte[] cells = new byte[81];
    String band = "123456789456789123789123456";
    for (int cell = 0; cell < band.length(); cell++) {
      cells[cell] = (byte) (band.charAt(cell) - '0');
    }
    load(cells);
    assertTrue(BranchSelector.tightestBand(rows, columns) != 0);
  }

  @Test
  void easiestDigit_digitWithFewestArrangements_isChosen() {
    // 6 is in rows A and B of band 1, so it has two places for row C; other digits have more.
    load(0, 6, 12, 6);
    assertEquals(5, BranchSelector.easiestDigit(board, 1));
    load(0, 6, 12, 7, 24, 7);
    assertEquals(6, BranchSelector.easiestDigit(board, 1));
  }

  private void load(int... cellsAndDigits) {
    byte[] cells = new byte[81];
    for (int i = 0; i < cellsAndDigits.length; i += 2) {
      cells[cellsAndDigits[i]] = (byte) cellsAndDigits[i + 1];
    }
    load(cells);
  }

  private void load(byte[] cells) {
    int[] givens = new int[30];
    for (int cell = 0; cell < 81; cell++) {
      givens[10 * (cell % 3) + cells[cell]] |= 1 << (cell / 3);
    }
    assertTrue(board.load(givens) && board.propagate(BitBoard.ALL_DIGITS), Arrays.toString(cells));
    board.countMiniLines(rows, columns);
  }
}
