package dev.casilla.solver.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;

final class MiniLineBitsTest {
  private static final int CHOICES = 512;

  @Test
  void gatherStack_everyOpenSetInEveryStack_undoesScatter() {
    for (int stack = 0; stack < 3; stack++) {
      for (int openSet = 0; openSet < CHOICES; openSet++) {
        int miniColumns = MiniLineBits.scatterStack(openSet) << stack;
        assertEquals(openSet, MiniLineBits.gatherStack(miniColumns, stack));
      }
    }
  }

  @Test
  void gatherStack_otherStacksFull_ignoresThem() {
    for (int stack = 0; stack < 3; stack++) {
      int others = MiniLineBits.ALL & ~(MiniLineBits.STACK << stack);
      for (int openSet = 0; openSet < CHOICES; openSet++) {
        int miniColumns = MiniLineBits.scatterStack(openSet) << stack | others;
        assertEquals(openSet, MiniLineBits.gatherStack(miniColumns, stack));
      }
    }
  }

  @Test
  void rowsWith_everySetOfOneRow_marksItOnce() {
    for (int row = 0; row < 9; row++) {
      for (int set = 1; set < 8; set++) {
        assertEquals(1 << (3 * row), MiniLineBits.rowsWith(set << (3 * row)));
        assertEquals(7 << (3 * row), MiniLineBits.wholeRows(set << (3 * row)));
      }
    }
  }

  @Test
  void wholeColumns_everyMiniColumn_fillsItsColumn() {
    for (int bit = 0; bit < 27; bit++) {
      int column = bit % 9;
      int expected = 1 << column | 1 << (column + 9) | 1 << (column + 18);
      assertEquals(expected, MiniLineBits.wholeColumns(1 << bit));
    }
  }

  @Test
  void miniColumns_everyCell_namesBandPlaneAndStack() {
    for (int cell = 0; cell < 81; cell++) {
      int bit = 1 << (cell / 3);
      int plane = cell % 3;
      int band = cell / 27;
      int stack = cell % 9 / 3;
      int expected = 1 << (9 * band + 3 * plane + stack);
      int actual =
          MiniLineBits.miniColumns(
              plane == 0 ? bit : 0, plane == 1 ? bit : 0, plane == 2 ? bit : 0);
      assertEquals(expected, actual, "cell " + cell);
    }
  }

  @Test
  void cellsOfColumns_everyMiniColumn_holdsItsThreeCells() {
    for (int miniColumn = 0; miniColumn < 27; miniColumn++) {
      int top = 9 * (miniColumn / 9) + miniColumn % 3;
      int own = miniColumn / 3 % 3;
      for (int plane = 0; plane < 3; plane++) {
        int expected = plane == own ? 1 << top | 1 << (top + 3) | 1 << (top + 6) : 0;
        assertEquals(expected, MiniLineBits.cellsOfColumns(1 << miniColumn, plane));
      }
    }
  }

  @Test
  void pair_randomSets_keepsBothHalves() {
    long seed = 20261118;
    Random random = new Random(seed);
    for (int i = 0; i < 10_000; i++) {
      int low = random.nextInt() & MiniLineBits.ALL;
      int high = random.nextInt() & MiniLineBits.ALL;
      assertEquals(low, MiniLineBits.low(MiniLineBits.pair(low, high)), "seed " + seed);
      assertEquals(high, MiniLineBits.high(MiniLineBits.pair(low, high)), "seed " + seed);
      assertEquals(
          MiniLineBits.pair(low & high, high),
          MiniLineBits.pair(high, high) & MiniLineBits.keepHigh(low & high));
    }
  }

  @Test
  void lowest_everyBitWithAnyAbove_isItsPlace() {
    for (int place = 0; place < 32; place++) {
      assertEquals(place, MiniLineBits.lowest(1 << place));
      assertEquals(place, MiniLineBits.lowest(-1 << place));
    }
  }

  @Test
  void isSet_everySingleBitAndZero_isOneOrZero() {
    assertEquals(0, MiniLineBits.isSet(0));
    assertEquals(0, MiniLineBits.isSet(0L));
    for (int bit = 0; bit < 32; bit++) {
      assertEquals(1, MiniLineBits.isSet(1 << bit));
      assertEquals(1, MiniLineBits.isSet(-1 << bit));
    }
    for (int bit = 0; bit < 63; bit++) {
      assertEquals(1, MiniLineBits.isSet(1L << bit));
      assertEquals(1, MiniLineBits.isSet(Long.MAX_VALUE & -1L << bit));
    }
  }
}
