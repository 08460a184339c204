package dev.casilla.solver.hint.als;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.CellSet;
import dev.casilla.solver.hint.grid.CellSets;
import dev.casilla.solver.hint.grid.MutableCellSet;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The almost locked sets of a grid, smallest first, listed once for all finders that share this.
 * Confined to one thread.
 */
public final class AlmostLockedSets {
  private static final int MASKS = 1 << Cells.SIDE;

  /** The sets of places in a unit, those with few places first. */
  private static final short[] BY_SIZE = new short[MASKS - 1];

  static {
    int end = 0;
    for (int size = 1; size <= Cells.SIDE; size++) {
      for (int mask = 1; mask < MASKS; mask++) {
        if (Integer.bitCount(mask) == size) {
          BY_SIZE[end++] = (short) mask;
        }
      }
    }
  }

  private final DigitGroups groups = new DigitGroups();
  private final SetReach reach = new SetReach(this);

  /** The candidates of the places {@code mask} in {@code unit}, at {@code 512 * unit + mask}. */
  private final short[] unions = new short[Units.COUNT * MASKS];

  private final int[] emptyPlaces = new int[Units.COUNT];
  private @Nullable CandidateGrid listed;
  private long changes;
  private int count;
  private short[] digits = new short[256];
  private long[] low = new long[256];
  private long[] high = new long[256];

  /** At {@code 9 * set + digit - 1}, where the set has the digit. */
  private int[] groupAt = new int[256 * Cells.SIDE];

  /** The sets with group {@code g} end at {@code memberEnd[g]}. */
  private int[] memberEnd = new int[256];

  private int[] members = new int[1024];

  /** Lists the sets of {@code grid}, unless that is done. */
  void update(CandidateGrid grid) {
    if (grid == listed && grid.changes() == changes) {
      return;
    }
    listed = grid;
    changes = grid.changes();
    count = 0;
    groups.clear();
    collectDigits(grid);
    for (short mask : BY_SIZE) {
      int limit = Integer.bitCount(mask) + 1;
      for (int unit = 0; unit < Units.COUNT; unit++) {
        if ((mask & ~emptyPlaces[unit]) == 0
            && Digits.count(unions[MASKS * unit + mask]) == limit
            && (unit >= Units.block(0) || !isInOneBlock(mask))) {
          add(grid, unit, mask);
        }
      }
    }
    groups.connect();
    listMembers();
    reach.clear();
  }

  int count() {
    return count;
  }

  DigitGroups groups() {
    return groups;
  }

  /** What follows over one or more sets. */
  SetReach reach() {
    return reach;
  }

  int digits(int set) {
    return digits[set];
  }

  /** The places of {@code digit}, which is one of the set's. */
  int group(int set, int digit) {
    return groupAt[Cells.SIDE * set + digit - 1];
  }

  /** Where the sets begin that have {@code group}. */
  int membersBegin(int group) {
    return group == 0 ? 0 : memberEnd[group - 1];
  }

  int membersEnd(int group) {
    return memberEnd[group];
  }

  /** The set at {@code place} of the list that {@link #membersBegin} begins. */
  int member(int place) {
    return members[place];
  }

  /** Overwrites {@code into} with the cells of {@code set}. */
  MutableCellSet cells(int set, MutableCellSet into) {
    return DigitGroups.fill(into, low[set], high[set]);
  }

  /** In a line the places 0..2, 3..5 and 6..8 lie in one block each. */
  private static boolean isInOneBlock(int mask) {
    return (mask & ~0b111) == 0 || (mask & ~0b111_000) == 0 || (mask & ~0b111_000_000) == 0;
  }

  private void collectDigits(CandidateGrid grid) {
    for (int unit = 0; unit < Units.COUNT; unit++) {
      int at = MASKS * unit;
      emptyPlaces[unit] = 0;
      for (int place = 0; place < Cells.SIDE; place++) {
        int candidates = grid.candidates(Units.cell(unit, place));
        unions[at + (1 << place)] = (short) candidates;
        emptyPlaces[unit] |= candidates == 0 ? 0 : 1 << place;
      }
      for (int mask = 1; mask < MASKS; mask++) {
        int rest = mask & (mask - 1);
        unions[at + mask] = (short) (unions[at + rest] | unions[at + (mask ^ rest)]);
      }
    }
  }

  private void add(CandidateGrid grid, int unit, int mask) {
    if (count == digits.length) {
      grow();
    }
    long setLow = 0;
    long setHigh = 0;
    for (int rest = mask; rest != 0; rest &= rest - 1) {
      int cell = CellSets.cellAt(unit, rest);
      setLow |= cell < Long.SIZE ? 1L << cell : 0;
      setHigh |= cell < Long.SIZE ? 0 : 1L << cell;
    }
    low[count] = setLow;
    high[count] = setHigh;
    digits[count] = unions[MASKS * unit + mask];
    for (int rest = digits[count]; rest != 0; rest = Digits.withoutLowest(rest)) {
      int digit = Digits.lowest(rest);
      CellSet places = grid.cells(digit);
      groupAt[Cells.SIDE * count + digit - 1] =
          groups.find(grid, digit, setLow & places.low(), setHigh & places.high());
    }
    count++;
  }

  /** Sorts the sets by group: counts them, then puts each at its place. */
  private void listMembers() {
    if (memberEnd.length < groups.count()) {
      memberEnd = new int[2 * groups.count()];
    }
    Arrays.fill(memberEnd, 0, groups.count(), 0);
    int total = 0;
    for (int set = 0; set < count; set++) {
      for (int rest = digits[set]; rest != 0; rest = Digits.withoutLowest(rest)) {
        memberEnd[group(set, Digits.lowest(rest))]++;
        total++;
      }
    }
    if (members.length < total) {
      members = new int[2 * total];
    }
    int begin = 0;
    for (int group = 0; group < groups.count(); group++) {
      int size = memberEnd[group];
      memberEnd[group] = begin;
      begin += size;
    }
    for (int set = 0; set < count; set++) {
      for (int rest = digits[set]; rest != 0; rest = Digits.withoutLowest(rest)) {
        members[memberEnd[group(set, Digits.lowest(rest))]++] = set;
      }
    }
  }

  private void grow() {
    int size = 2 * count;
    digits = Arrays.copyOf(digits, size);
    low = Arrays.copyOf(low, size);
    high = Arrays.copyOf(high, size);
    groupAt = Arrays.copyOf(groupAt, size * Cells.SIDE);
  }
}
