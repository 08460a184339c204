package dev.casilla.solver.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

final class BitSlicedCounterTest {
  /** Place p of 64 takes the claims of the digits in the set base + p: all 512 sets in 8 rounds. */
  @Test
  void count_everySetOfNineDigits_equalsBitCount() {
    BitSlicedCounter tally = new BitSlicedCounter();
    for (int base = 0; base < 512; base += 64) {
      tally.count(wordsOfSets(base), 1);
      for (int place = 0; place < 64; place++) {
        int count = Integer.bitCount(base + place);
        assertEquals(count >= 1, isSet(tally.atLeastOne(), place));
        assertEquals(count >= 2, isSet(tally.atLeastTwo(), place));
        assertEquals(count >= 3, isSet(tally.atLeastThree(), place));
        assertEquals(count >= 4, isSet(tally.atLeastFour(), place));
        assertEquals(count == 2, isSet(tally.exactlyTwo(), place));
        assertEquals(count == 3, isSet(tally.exactlyThree(), place));
      }
    }
  }

  @Test
  void sum_everySetOfNineDigits_addsBitCounts() {
    BitSlicedCounter tally = new BitSlicedCounter();
    for (int base = 0; base < 512; base += 64) {
      tally.count(wordsOfSets(base), 1);
      for (int place = 0; place < 27; place++) {
        assertEquals(Integer.bitCount(base + place), tally.sum(1 << place));
      }
    }
  }

  private static long[] wordsOfSets(int base) {
    long[] words = new long[10];
    for (int digit = 0; digit < 9; digit++) {
      for (int place = 0; place < 64; place++) {
        words[digit + 1] |= (long) ((base + place) >> digit & 1) << place;
      }
    }
    return words;
  }

  private static boolean isSet(long word, int place) {
    return (word >>> place & 1) != 0;
  }
}
