package dev.casilla.solver.hint.als;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import java.util.Arrays;

/**
 * Which candidates are false if a group is true, or false, by way of a number of almost locked
 * sets. Tells in a few operations whether a chain of sets exists, before one is looked for.
 *
 * <p>If a group is false, all other groups of each set that has it are true; if a group is true,
 * the groups that it sees are false, and so are the candidates that it sees. Confined to one
 * thread.
 */
final class SetReach {
  /** For each digit the cells 0..63, then the cells from 64. */
  static final int WIDTH = 2 * Cells.SIDE;

  static final int MAX_SETS = 7;

  private final AlmostLockedSets sets;
  private final long[][] afterTrue = new long[MAX_SETS + 1][];
  private final long[][] afterFalse = new long[MAX_SETS + 1][];
  private int known;

  SetReach(AlmostLockedSets sets) {
    this.sets = sets;
    Arrays.fill(afterTrue, new long[0]);
    Arrays.fill(afterFalse, new long[0]);
  }

  /** Forgets what was computed for another grid. */
  void clear() {
    known = 0;
  }

  /**
   * The candidates that are false if a group is true, over exactly {@code length} sets: {@link
   * #WIDTH} words for each group.
   */
  long[] afterTrue(int length) {
    compute(length);
    return afterTrue[length];
  }

  /** As {@link #afterTrue}, if the group is false. */
  long[] afterFalse(int length) {
    compute(length);
    return afterFalse[length];
  }

  private void compute(int length) {
    while (known < length) {
      known++;
      afterFalse[known] = cleared(afterFalse[known]);
      afterTrue[known] = cleared(afterTrue[known]);
      if (known == 1) {
        passFirstSets(afterFalse[1]);
      } else {
        passSets(afterTrue[known - 1], afterFalse[known]);
      }
      passConflicts(afterFalse[known], afterTrue[known]);
    }
  }

  private long[] cleared(long[] words) {
    int size = WIDTH * sets.groups().count();
    if (words.length < size) {
      return new long[2 * size];
    }
    Arrays.fill(words, 0, size, 0);
    return words;
  }

  private void passFirstSets(long[] into) {
    DigitGroups groups = sets.groups();
    for (int set = 0; set < sets.count(); set++) {
      int digits = sets.digits(set);
      for (int to = digits; to != 0; to = Digits.withoutLowest(to)) {
        int digit = Digits.lowest(to);
        int group = sets.group(set, digit);
        long low = groups.seenLow(group);
        long high = groups.seenHigh(group);
        int word = 2 * (digit - 1);
        for (int from = digits & ~Digits.only(digit); from != 0; from &= from - 1) {
          int at = WIDTH * sets.group(set, Digits.lowest(from)) + word;
          into[at] |= low;
          into[at + 1] |= high;
        }
      }
    }
  }

  private void passSets(long[] from, long[] into) {
    for (int set = 0; set < sets.count(); set++) {
      int digits = sets.digits(set);
      for (int entry = digits; entry != 0; entry = Digits.withoutLowest(entry)) {
        int at = WIDTH * sets.group(set, Digits.lowest(entry));
        int exits = digits & ~Digits.only(Digits.lowest(entry));
        for (int exit = exits; exit != 0; exit = Digits.withoutLowest(exit)) {
          addAll(from, WIDTH * sets.group(set, Digits.lowest(exit)), into, at);
        }
      }
    }
  }

  private void passConflicts(long[] from, long[] into) {
    DigitGroups groups = sets.groups();
    for (int group = 0; group < groups.count(); group++) {
      int end = groups.conflictsEnd(group);
      for (int place = groups.conflictsBegin(group); place < end; place++) {
        addAll(from, WIDTH * groups.conflict(place), into, WIDTH * group);
      }
    }
  }

  private static void addAll(long[] from, int fromAt, long[] into, int intoAt) {
    for (int word = 0; word < WIDTH; word++) {
      into[intoAt + word] |= from[fromAt + word];
    }
  }
}
