package dev.casilla.solver.hint.als;

import dev.casilla.solver.Cells;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.CellSet;
import dev.casilla.solver.hint.grid.CellSets;
import dev.casilla.solver.hint.grid.MutableCellSet;
import java.util.Arrays;

/**
 * The places of one digit in an almost locked set. A group is true if one of its cells holds the
 * digit.
 *
 * <p>Sets share groups, and whether two sets have a restricted common digit only depends on their
 * groups. There are far fewer pairs of groups than of sets. Confined to one thread.
 */
final class DigitGroups {
  static final int NONE = -1;

  private int count;
  private byte[] digit = new byte[256];
  private long[] low = new long[256];
  private long[] high = new long[256];
  private long[] seenLow = new long[256];
  private long[] seenHigh = new long[256];

  /** The next group of the same digit. */
  private int[] next = new int[256];

  private final int[] first = new int[Cells.SIDE];

  /** A hash table of groups, at least twice as large as needed. */
  private int[] table = new int[512];

  /** The groups that conflict with group {@code g} end at {@code conflictEnd[g]}. */
  private int[] conflictEnd = new int[256];

  private int[] conflicts = new int[1024];

  void clear() {
    count = 0;
    Arrays.fill(first, NONE);
    Arrays.fill(table, NONE);
  }

  /** The group of these cells; it is added if it is new. */
  int find(CandidateGrid grid, int ofDigit, long cellsLow, long cellsHigh) {
    int slot = slot(ofDigit, cellsLow, cellsHigh);
    if (table[slot] == NONE) {
      if (2 * (count + 1) > table.length) {
        grow();
        slot = slot(ofDigit, cellsLow, cellsHigh);
      }
      table[slot] = count;
      add(grid, ofDigit, cellsLow, cellsHigh);
    }
    return table[slot];
  }

  /** Finds out which groups see each other, once all are there. */
  void connect() {
    int end = 0;
    for (int group = 0; group < count; group++) {
      for (int other = first[digit[group] - 1]; other != NONE; other = next[other]) {
        if (((low[other] & ~seenLow[group]) | (high[other] & ~seenHigh[group])) == 0) {
          if (end == conflicts.length) {
            conflicts = Arrays.copyOf(conflicts, 2 * end);
          }
          conflicts[end++] = other;
        }
      }
      conflictEnd[group] = end;
    }
  }

  int count() {
    return count;
  }

  /** The first group of {@code ofDigit}, or {@link #NONE}. */
  int first(int ofDigit) {
    return first[ofDigit - 1];
  }

  /** The next group of the same digit, or {@link #NONE}. */
  int next(int group) {
    return next[group];
  }

  int digit(int group) {
    return digit[group];
  }

  long low(int group) {
    return low[group];
  }

  long high(int group) {
    return high[group];
  }

  /** The cells 0..63 that lose the digit if the group is true. */
  long seenLow(int group) {
    return seenLow[group];
  }

  /** The cells from 64 that lose the digit if the group is true. */
  long seenHigh(int group) {
    return seenHigh[group];
  }

  /** Where the groups begin that are false if {@code group} is true. */
  int conflictsBegin(int group) {
    return group == 0 ? 0 : conflictEnd[group - 1];
  }

  int conflictsEnd(int group) {
    return conflictEnd[group];
  }

  /** The group at {@code place} of the list that {@link #conflictsBegin} begins. */
  int conflict(int place) {
    return conflicts[place];
  }

  /** Overwrites {@code into} with the cells of {@code group}. */
  MutableCellSet cells(int group, MutableCellSet into) {
    return fill(into, low[group], high[group]);
  }

  static MutableCellSet fill(MutableCellSet into, long low, long high) {
    into.clear();
    for (long rest = low; rest != 0; rest &= rest - 1) {
      into.add(Long.numberOfTrailingZeros(rest));
    }
    for (long rest = high; rest != 0; rest &= rest - 1) {
      into.add(Long.SIZE + Long.numberOfTrailingZeros(rest));
    }
    return into;
  }

  private int slot(int ofDigit, long cellsLow, long cellsHigh) {
    long hash = (cellsLow * 31 + cellsHigh * 17 + ofDigit) * 0x9E3779B97F4A7C15L;
    int slot = (int) (hash >>> 32) & (table.length - 1);
    while (table[slot] != NONE) {
      int group = table[slot];
      if (low[group] == cellsLow && high[group] == cellsHigh && digit[group] == ofDigit) {
        return slot;
      }
      slot = (slot + 1) & (table.length - 1);
    }
    return slot;
  }

  private void add(CandidateGrid grid, int ofDigit, long cellsLow, long cellsHigh) {
    digit[count] = (byte) ofDigit;
    low[count] = cellsLow;
    high[count] = cellsHigh;
    CellSet places = grid.cells(ofDigit);
    long bothLow = places.low();
    long bothHigh = places.high();
    for (long rest = cellsLow; rest != 0; rest &= rest - 1) {
      CellSet peers = CellSets.peers(Long.numberOfTrailingZeros(rest));
      bothLow &= peers.low();
      bothHigh &= peers.high();
    }
    for (long rest = cellsHigh; rest != 0; rest &= rest - 1) {
      CellSet peers = CellSets.peers(Long.SIZE + Long.numberOfTrailingZeros(rest));
      bothLow &= peers.low();
      bothHigh &= peers.high();
    }
    seenLow[count] = bothLow;
    seenHigh[count] = bothHigh;
    next[count] = first[ofDigit - 1];
    first[ofDigit - 1] = count++;
  }

  private void grow() {
    int size = table.length;
    digit = Arrays.copyOf(digit, size);
    low = Arrays.copyOf(low, size);
    high = Arrays.copyOf(high, size);
    seenLow = Arrays.copyOf(seenLow, size);
    seenHigh = Arrays.copyOf(seenHigh, size);
    next = Arrays.copyOf(next, size);
    conflictEnd = Arrays.copyOf(conflictEnd, size);
    table = new int[2 * size];
    Arrays.fill(table, NONE);
    for (int group = 0; group < count; group++) {
      table[slot(digit[group], low[group], high[group])] = group;
    }
  }
}
