package dev.casilla.solver.hint.chain;

import java.util.Arrays;

/**
 * The ends of chains that were found, to go through from the shortest chain to the longest.
 * Confined to one thread.
 */
final class FoundChains {
  private static final int BITS = 12;
  private static final int MASK = (1 << BITS) - 1;

  private long[] sorted = new long[256];
  private int count;

  void clear() {
    count = 0;
  }

  /** Adds a chain of {@code length} links that begins at {@code start}. */
  void add(int length, int start, int end) {
    if (count == sorted.length) {
      sorted = Arrays.copyOf(sorted, 2 * count);
    }
    sorted[count++] = ((long) length << BITS | start) << BITS | end;
  }

  void sort() {
    Arrays.sort(sorted, 0, count);
  }

  int count() {
    return count;
  }

  int start(int index) {
    return (int) (sorted[index] >>> BITS) & MASK;
  }

  int end(int index) {
    return (int) sorted[index] & MASK;
  }
}
