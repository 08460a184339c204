package dev.casilla.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class ArrangementsTest {
  private static final int[][] PERMUTATIONS = {
    {0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}
  };

  @Test
  void tables_everyChoice_equalBruteForceOverPermutations() {
    for (int choice = 0; choice < Arrangements.CHOICES; choice++) {
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
      assertEquals(Bits.pair(kept, forced), Arrangements.ROWS[choice]);
      assertEquals(kept, Bits.gatherStack(Bits.low(Arrangements.COLUMNS[choice]), 0));
      assertEquals(forced, Bits.gatherStack(Bits.high(Arrangements.COLUMNS[choice]), 0));
      assertEquals(count, Arrangements.COUNT[choice]);
      assertEquals(count, Integer.bitCount(Arrangements.FITTING[choice]));
    }
  }

  @Test
  void rows_everyChoice_forcedIsKeptExactlyWhenSomethingFits() {
    for (int choice = 0; choice < Arrangements.CHOICES; choice++) {
      long entry = Arrangements.ROWS[choice];
      boolean forcedIsKept = (Bits.high(entry) & ~Bits.low(entry)) == 0;
      assertEquals(Arrangements.COUNT[choice] > 0, forcedIsKept, "choice " + choice);
    }
  }

  @Test
  void rows_everyKeptSet_keepsItselfAndForcesTheSame() {
    for (int choice = 0; choice < Arrangements.CHOICES; choice++) {
      long entry = Arrangements.ROWS[choice];
      assertEquals(entry, Arrangements.ROWS[Bits.low(entry)], "choice " + choice);
    }
  }

  @Test
  void fitting_everyChoice_namesArrangementsInsideIt() {
    for (int choice = 0; choice < Arrangements.CHOICES; choice++) {
      for (int arrangement = 0; arrangement < 6; arrangement++) {
        int mask = Arrangements.mask(arrangement);
        int fits = (choice & mask) == mask ? 1 : 0;
        assertEquals(fits, Arrangements.FITTING[choice] >> arrangement & 1);
      }
    }
  }
}
