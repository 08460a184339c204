package dev.casilla.solver.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.testdata.ReferenceSolver;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The rules of the board, one at a time. */
final class BitBoardTest {
  private static final long SEED = 20261120;

  private final BitBoard board = new BitBoard();
  private final BitSlicedCounter planes01 = new BitSlicedCounter();
  private final BitSlicedCounter plane2 = new BitSlicedCounter();
  private final BitSlicedCounter rows = new BitSlicedCounter();
  private final BitSlicedCounter columns = new BitSlicedCounter();

  @Test
  void load_sameDigitTwiceInARow_isAContradiction() {
    assertFalse(board.load(givens("1.......1")));
    assertTrue(board.load(givens("1.......2")));
  }

  @Test
  void propagate_sameDigitTwiceInAColumnOrBlock_isAContradiction() {
    assertTrue(board.load(givens("1........" + "........." + "........." + "1")));
    assertFalse(board.propagate(BitBoard.ALL_DIGITS));
    assertTrue(board.load(givens("1........" + ".1")));
    assertFalse(board.propagate(BitBoard.ALL_DIGITS));
  }

  @Test
  void propagate_oneGiven_eliminatesItsDigitFromTwentyPeers() {
    propagated("....5");
    for (int cell = 0; cell < 81; cell++) {
      boolean isCandidate = (digitsAt(cell) & (1 << 4)) != 0;
      assertEquals(cell == 4 || !ReferenceSolver.arePeers(cell, 4), isCandidate, "cell " + cell);
    }
    assertEquals(80, board.openCells());
    assertEquals(1, board.solvedCells(4));
  }

  @Test
  void propagate_hiddenSingle_solvesItsCell() {
    // 1 is left only C7 in block 3: rows A and B have it, C8 and C9 are taken.
    propagated("1........" + "...1....." + ".......23");
    assertEquals(1, digitsAt(24) & 1);
    assertEquals(3, board.solvedCells(0));
  }

  @Test
  void propagate_lockedCandidates_leaveOnlyTheirRow() {
    // Rows B and C of block 1 are taken, so its 1 is in row A, and no other block has it there.
    propagated("........." + "234......" + "567......");
    for (int cell = 3; cell < 9; cell++) {
      assertEquals(0, digitsAt(cell) & 1, "cell " + cell);
    }
  }

  @Test
  void fillNakedSingles_cellWithOneCandidate_isPlaced() {
    propagated("12345678");
    board.countCells(planes01, plane2);
    // Propagation has found A9 as a hidden single already.
    assertEquals(0, board.fillNakedSingles(planes01, plane2));
    propagated("1234....." + ".......5." + ".......6." + ".......7." + ".......8.");
    board.countCells(planes01, plane2);
    int dirty = board.fillNakedSingles(planes01, plane2);
    assertEquals(1 << 8, dirty, "A8 sees all digits but 9");
    assertTrue(board.propagate(dirty));
    assertEquals(1 << 8, digitsAt(7));
  }

  @Test
  void fillNakedSingles_cellWithoutCandidates_isAContradiction() {
    propagated("1234....." + ".......5." + ".......6." + ".......7." + ".......8.");
    for (int digit = 0; digit < 9; digit++) {
      remove(digit, 7);
    }
    board.countCells(planes01, plane2);
    assertEquals(BitBoard.CONTRADICTION, board.fillNakedSingles(planes01, plane2));
  }

  @Test
  void settleMiniLines_everyPuzzle_removesNoDigitOfTheSolution() {
    Random random = new Random(SEED);
    int settled = 0;
    for (int round = 0; round < 500; round++) {
      byte[] solution = ReferenceSolver.randomFullGrid(random);
      byte[] cells = solution.clone();
      for (int cell = 0; cell < 81; cell++) {
        cells[cell] = random.nextInt(3) > 0 ? 0 : cells[cell];
      }
      assertTrue(board.load(givens(cells)) && board.propagate(BitBoard.ALL_DIGITS));
      board.countMiniLines(rows, columns);
      int dirty = board.settleMiniLines(rows, columns);
      settled += dirty != 0 ? 1 : 0;
      assertTrue(dirty != BitBoard.CONTRADICTION && board.propagate(dirty), "seed " + SEED);
      for (int cell = 0; cell < 81; cell++) {
        assertTrue((digitsAt(cell) & (1 << (solution[cell] - 1))) != 0, "seed " + SEED);
      }
    }
    assertTrue(settled > 50, "only " + settled + " boards had something to settle");
  }

  @Test
  void arrange_everyBandAndArrangement_leavesTheDigitThreeMiniLines() {
    for (int band = 0; band < 6; band++) {
      for (int arrangement = 0; arrangement < 6; arrangement++) {
        propagated("");
        int mask = BandArrangements.mask(arrangement);
        board.arrange(3, band, mask);
        assertTrue(board.propagate(1 << 3));
        assertEquals(mask, board.openSet(3, band));
      }
    }
  }

  @Test
  void writeTo_solvedBoard_isTheGrid() {
    byte[] solution = ReferenceSolver.randomFullGrid(new Random(SEED));
    assertTrue(board.load(givens(solution)) && board.propagate(BitBoard.ALL_DIGITS));
    assertTrue(board.isSolved());
    byte[] written = new byte[81];
    board.writeTo(written);
    assertArrayEquals(solution, written);
  }

  @Test
  void copyWithDigitsSwapped_solvedBoard_exchangesTheTwoDigits() {
    byte[] solution = ReferenceSolver.randomFullGrid(new Random(SEED));
    assertTrue(board.load(givens(solution)) && board.propagate(BitBoard.ALL_DIGITS));
    BitBoard copy = new BitBoard();
    copy.copyWithDigitsSwapped(board, 0b100_0010);
    byte[] written = new byte[81];
    copy.writeTo(written);
    for (int cell = 0; cell < 81; cell++) {
      int digit = solution[cell];
      assertEquals(digit == 2 ? 7 : digit == 7 ? 2 : digit, written[cell]);
    }
  }

  private void propagated(String cells) {
    assertTrue(board.load(givens(cells)));
    assertTrue(board.propagate(BitBoard.ALL_DIGITS));
  }

  private int digitsAt(int cell) {
    return cell % 3 == 2
        ? board.digitsAt(0, 1 << (cell / 3))
        : board.digitsAt((1L << (cell / 3)) << (32 * (cell % 3)), 0);
  }

  private void remove(int digit, int cell) {
    board.remove(
        digit,
        cell % 3 == 2 ? 0 : (1L << (cell / 3)) << (32 * (cell % 3)),
        cell % 3 == 2 ? 1 << (cell / 3) : 0);
  }

  private static int[] givens(String cells) {
    byte[] digits = new byte[81];
    for (int cell = 0; cell < cells.length(); cell++) {
      digits[cell] = (byte) Math.max(0, Character.digit(cells.charAt(cell), 10));
    }
    return givens(digits);
  }

  private static int[] givens(byte[] digits) {
    int[] givens = new int[30];
    for (int cell = 0; cell < 81; cell++) {
      givens[10 * (cell % 3) + digits[cell]] |= 1 << (cell / 3);
    }
    return givens;
  }
}
