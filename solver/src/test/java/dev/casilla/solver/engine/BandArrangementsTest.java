package dev.casilla.solver.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class BandArrangementsTest {
  private static final int[][] PERMUTATIONS = {
    {0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}
  };

  @Test
  void tables_everyChoice_equalBruteForceOverPermutations() {
    for (int choice = 0; choice < BandArrangements.OPEN_SETS; choice++) {
      int kept = 0;
      int forced = 511;
      int count = 0;
      for (int[] blockOfLine : PERMUTATIONS) {
        int mask = 1 << blockOfLine[0] | 8 << blockOfLine[1] | 64 << blockOfLine[2];
        if ((choice & mask) == mask) {
          kept |= mask;
          forced &= mask;
          count++;
        }
      }
      assertEquals(MiniLineBits.pair(kept, forced), BandArrangements.ROWS[choice]);
      assertEquals(
          kept, MiniLineBits.gatherStack(MiniLineBits.low(BandArrangements.COLUMNS[choice]), 0));
      assertEquals(
          forced, MiniLineBits.gatherStack(MiniLineBits.high(BandArrangements.COLUMNS[choice]), 0));
      assertEquals(count, BandArrangements.COUNT[choice]);
      assertEquals(count, Integer.bitCount(BandArrangements.FITTING[choice]));
    }
  }

  @Test
  void rows_everyChoice_forcedIsKeptExactlyWhenSomethingFits() {
    for (int choice = 0; choice < BandArrangements.OPEN_SETS; choice++) {
      long entry = BandArrangements.ROWS[choice];
      boolean forcedIsKept = (MiniLineBits.high(entry) & ~MiniLineBits.low(entry)) == 0;
      assertEquals(BandArrangements.COUNT[choice] > 0, forcedIsKept, "choice " + choice);
    }
  }

  @Test
  void rows_everyKeptSet_keepsItselfAndForcesTheSame() {
    for (int choice = 0; choice < BandArrangements.OPEN_SETS; choice++) {
      long entry = BandArrangements.ROWS[choice];
      assertEquals(entry, BandArrangements.ROWS[MiniLineBits.low(entry)], "choice " + choice);
    }
  }

  @Test
  void fitting_everyChoice_namesArrangementsInsideIt() {
    for (int choice = 0; choice < BandArrangements.OPEN_SETS; choice++) {
      for (int arrangement = 0; arrangement < 6; arrangement++) {
        int mask = BandArrangements.mask(arrangement);
        int fits = (choice & mask) == mask ? 1 : 0;
        assertEquals(fits, BandArrangements.FITTING[choice] >> arrangement & 1);
      }
    }
  }
}
