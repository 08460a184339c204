package dev.casilla.solver.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class BandArrangementsTest {
  private static final int[][] PERMUTATIONS = {
    {0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}
  };

  @Test
  void tables_everyOpenSet_equalBruteForceOverPermutations() {
    for (int openSet = 0; openSet < BandArrangements.OPEN_SETS; openSet++) {
      int kept = 0;
      int forced = 511;
      int count = 0;
      for (int[] blockOfLine : PERMUTATIONS) {
        int mask = 1 << blockOfLine[0] | 8 << blockOfLine[1] | 64 << blockOfLine[2];
        if ((openSet & mask) == mask) {
          kept |= mask;
          forced &= mask;
          count++;
        }
      }
      assertEquals(MiniLineBits.pair(kept, forced), BandArrangements.ROWS[openSet]);
      assertEquals(
          kept, MiniLineBits.gatherStack(MiniLineBits.low(BandArrangements.COLUMNS[openSet]), 0));
      assertEquals(
          forced,
          MiniLineBits.gatherStack(MiniLineBits.high(BandArrangements.COLUMNS[openSet]), 0));
      assertEquals(count, BandArrangements.COUNT[openSet]);
      assertEquals(count, Integer.bitCount(BandArrangements.FITTING[openSet]));
    }
  }

  @Test
  void rows_everyOpenSet_forcedIsKeptExactlyWhenSomethingFits() {
    for (int openSet = 0; openSet < BandArrangements.OPEN_SETS; openSet++) {
      long entry = BandArrangements.ROWS[openSet];
      boolean forcedIsKept = (MiniLineBits.high(entry) & ~MiniLineBits.low(entry)) == 0;
      assertEquals(BandArrangements.COUNT[openSet] > 0, forcedIsKept, "open set " + openSet);
    }
  }

  @Test
  void rows_everyKeptSet_keepsItselfAndForcesTheSame() {
    for (int openSet = 0; openSet < BandArrangements.OPEN_SETS; openSet++) {
      long entry = BandArrangements.ROWS[openSet];
      assertEquals(entry, BandArrangements.ROWS[MiniLineBits.low(entry)], "open set " + openSet);
    }
  }

  @Test
  void fitting_everyOpenSet_namesArrangementsInsideIt() {
    for (int openSet = 0; openSet < BandArrangements.OPEN_SETS; openSet++) {
      for (int arrangement = 0; arrangement < 6; arrangement++) {
        int mask = BandArrangements.mask(arrangement);
        int fits = (openSet & mask) == mask ? 1 : 0;
        assertEquals(fits, BandArrangements.FITTING[openSet] >> arrangement & 1);
      }
    }
  }
}
