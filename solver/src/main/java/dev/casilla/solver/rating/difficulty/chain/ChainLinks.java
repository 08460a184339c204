package dev.casilla.solver.rating.difficulty.chain;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.CellSets;
import java.util.Arrays;

/**
 * The candidates that have a strong link, numbered, with their links.
 *
 * <p>Two candidates of a cell or of a digit in a unit are weakly linked, and strongly if there are
 * no others. A set of numbers is a row of 64-bit words. Confined to one thread.
 */
final class ChainLinks {
  private static final int CANDIDATES = Cells.COUNT * Cells.SIDE;
  private static final int NONE = -1;

  /** A candidate has at most one strong link in its cell and in each of its units. */
  private static final int PER_NODE = 1 + Units.PER_CELL;

  private final short[] nodeAt = new short[CANDIDATES];
  private final short[] candidateOf = new short[CANDIDATES];
  private final short[] strong = new short[CANDIDATES * PER_NODE];
  private final byte[] strongCount = new byte[CANDIDATES];
  private long[] weak = new long[0];
  private long[] ofUnit = new long[0];
  private int count;
  private int words;

  /** How many candidates there are. */
  int count() {
    return count;
  }

  /** How many words a set has. */
  int words() {
    return words;
  }

  int cell(int node) {
    return candidateOf[node] / Cells.SIDE;
  }

  int digit(int node) {
    return candidateOf[node] % Cells.SIDE + 1;
  }

  int strongCount(int node) {
    return strongCount[node];
  }

  int strong(int node, int index) {
    return strong[PER_NODE * node + index];
  }

  /** A word of the set of those that are weakly linked to {@code node}. */
  long weak(int node, int word) {
    return weak[node * words + word];
  }

  /**
   * Finds the links.
   *
   * @param inUnits whether there are strong links in units, of {@code digits} only
   * @param inCells whether there are links in cells
   */
  void find(CandidateGrid grid, int digits, boolean inUnits, boolean inCells) {
    Arrays.fill(nodeAt, (short) NONE);
    Arrays.fill(strongCount, (byte) 0);
    count = 0;
    if (inUnits) {
      linkInUnits(grid, digits);
    }
    if (inCells) {
      linkInCells(grid);
    }
    words = (count + Long.SIZE - 1) / Long.SIZE;
    findWeak(inCells);
  }

  private void linkInUnits(CandidateGrid grid, int digits) {
    for (int unit = 0; unit < Units.COUNT; unit++) {
      for (int rest = grid.missing(unit) & digits; rest != 0; rest = Digits.withoutLowest(rest)) {
        int digit = Digits.lowest(rest);
        int places = grid.places(unit, digit);
        if (Integer.bitCount(places) == 2) {
          int first = CellSets.cellAt(unit, places);
          int second = CellSets.cellAt(unit, places & (places - 1));
          link(candidate(first, digit), candidate(second, digit));
        }
      }
    }
  }

  private void linkInCells(CandidateGrid grid) {
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      int digits = grid.candidates(cell);
      if (Digits.count(digits) == 2) {
        int other = Digits.lowest(Digits.withoutLowest(digits));
        link(candidate(cell, Digits.lowest(digits)), candidate(cell, other));
      }
    }
  }

  private void link(int candidate, int other) {
    int node = node(candidate);
    int otherNode = node(other);
    strong[PER_NODE * node + strongCount[node]++] = (short) otherNode;
    strong[PER_NODE * otherNode + strongCount[otherNode]++] = (short) node;
  }

  private int node(int candidate) {
    if (nodeAt[candidate] == NONE) {
      candidateOf[count] = (short) candidate;
      nodeAt[candidate] = (short) count++;
    }
    return nodeAt[candidate];
  }

  /** What is weakly linked is in the same cell, or of the same digit in a common unit. */
  private void findWeak(boolean inCells) {
    int places = Cells.COUNT + Units.COUNT * Cells.SIDE;
    if (weak.length < count * words) {
      weak = new long[count * words];
    }
    if (ofUnit.length < places * words) {
      ofUnit = new long[places * words];
    }
    Arrays.fill(ofUnit, 0, places * words, 0);
    for (int node = 0; node < count; node++) {
      for (int i = inCells ? 0 : 1; i <= Units.PER_CELL; i++) {
        ofUnit[place(node, i) * words + node / Long.SIZE] |= 1L << node;
      }
    }
    for (int node = 0; node < count; node++) {
      for (int word = 0; word < words; word++) {
        long linked = 0;
        for (int i = inCells ? 0 : 1; i <= Units.PER_CELL; i++) {
          linked |= ofUnit[place(node, i) * words + word];
        }
        weak[node * words + word] = linked;
      }
      weak[node * words + node / Long.SIZE] &= ~(1L << node);
    }
  }

  /** The cell of {@code node}, then its digit in the row, in the column and in the block. */
  private int place(int node, int index) {
    int cell = cell(node);
    return index == 0
        ? cell
        : Cells.COUNT + Cells.SIDE * Units.of(cell, index - 1) + digit(node) - 1;
  }

  private static int candidate(int cell, int digit) {
    return Cells.SIDE * cell + digit - 1;
  }
}
