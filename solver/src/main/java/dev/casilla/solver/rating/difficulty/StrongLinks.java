package dev.casilla.solver.rating.difficulty;

import dev.casilla.solver.Units;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.CellSet;
import dev.casilla.solver.hint.grid.CellSets;
import dev.casilla.solver.hint.grid.MutableCellSet;

/**
 * The strong links of one digit: the two sides of a unit's places, of which one is right. A side is
 * a cell, or several cells that a block and a line have in common. Each link is there twice, once
 * in each direction. Confined to one thread.
 */
final class StrongLinks {
  /** No unit has more links than a block has lines, and each is there twice. */
  private static final int MOST = Units.COUNT * 2 * 6;

  /** The places of a block's three rows and three columns. */
  private static final int[] LINES = {
    0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100
  };

  private static final int THIRDS = 3;

  private final MutableCellSet[] starts = new MutableCellSet[MOST];
  private final MutableCellSet[] ends = new MutableCellSet[MOST];
  private final MutableCellSet[] seenFromStart = new MutableCellSet[MOST];
  private final MutableCellSet[] seenFromEnd = new MutableCellSet[MOST];
  private final int[] units = new int[MOST];
  private final boolean[] isGrouped = new boolean[MOST];
  private int count;

  StrongLinks() {
    for (int i = 0; i < MOST; i++) {
      starts[i] = new MutableCellSet();
      ends[i] = new MutableCellSet();
      seenFromStart[i] = new MutableCellSet();
      seenFromEnd[i] = new MutableCellSet();
    }
  }

  int count() {
    return count;
  }

  int unit(int link) {
    return units[link];
  }

  boolean isGrouped(int link) {
    return isGrouped[link];
  }

  /** The cells of the first side. */
  CellSet start(int link) {
    return starts[link];
  }

  /** The candidates that are wrong if the first side is right. */
  CellSet seenFromStart(int link) {
    return seenFromStart[link];
  }

  /** The candidates that are wrong if the second side is right. */
  CellSet seenFromEnd(int link) {
    return seenFromEnd[link];
  }

  /** Finds the links of {@code digit}. */
  void find(CandidateGrid grid, int digit) {
    count = 0;
    for (int unit = 0; unit < Units.COUNT; unit++) {
      int places = grid.places(unit, digit);
      int size = Integer.bitCount(places);
      if (size == 2) {
        add(grid, digit, unit, places & -places);
      } else if (size > 2 && Units.kind(unit) == Units.Kind.BLOCK) {
        addInBlock(grid, digit, unit, places);
      } else if (size > 2) {
        addInLine(grid, digit, unit, places);
      }
    }
  }

  private void addInBlock(CandidateGrid grid, int digit, int unit, int places) {
    for (int line : LINES) {
      int side = places & line;
      if (side != 0 && side != places && isInLine(places & ~line)) {
        add(grid, digit, unit, side);
      }
    }
  }

  private static boolean isInLine(int places) {
    for (int line : LINES) {
      if ((places & ~line) == 0) {
        return true;
      }
    }
    return false;
  }

  /** The places of a line are in two blocks if they are not in one third. */
  private void addInLine(CandidateGrid grid, int digit, int unit, int places) {
    for (int third = 0; third < THIRDS; third++) {
      int one = LINES[third];
      int other = LINES[(third + 1) % THIRDS];
      if ((places & one) != 0 && (places & other) != 0 && (places & ~(one | other)) == 0) {
        add(grid, digit, unit, places & one);
      }
    }
  }

  /** Adds the link between {@code side} and the other places, and the same backwards. */
  private void add(CandidateGrid grid, int digit, int unit, int side) {
    int places = grid.places(unit, digit);
    int at = count;
    CellSets.addPlaces(starts[at].clear(), unit, side);
    CellSets.addPlaces(ends[at].clear(), unit, places & ~side);
    CellSet cells = grid.cells(digit);
    seenFromStart[at].setTo(cells).andSeen(starts[at]);
    seenFromEnd[at].setTo(cells).andSeen(ends[at]);
    units[at] = unit;
    isGrouped[at] = Integer.bitCount(places) > 2;
    starts[at + 1].setTo(ends[at]);
    ends[at + 1].setTo(starts[at]);
    seenFromStart[at + 1].setTo(seenFromEnd[at]);
    seenFromEnd[at + 1].setTo(seenFromStart[at]);
    units[at + 1] = unit;
    isGrouped[at + 1] = isGrouped[at];
    count += 2;
  }
}
