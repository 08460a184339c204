package dev.casilla.solver.hint.chain;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.CellSet;
import dev.casilla.solver.hint.grid.CellSets;
import dev.casilla.solver.hint.grid.MutableCellSet;

/**
 * The almost locked sets of a grid, smallest first, and for each of their digits the node of all
 * its places in the set. Of two such nodes of a set at least one is true: with both digits gone,
 * there are fewer digits than cells.
 *
 * <p>A single cell is left out: its two candidates are linked anyway. Confined to one thread.
 */
final class ChainSets {
  /** What {@link #node} answers for a digit whose places no other candidate of the digit sees. */
  static final int NO_NODE = -1;

  private static final int SUBSETS = 1 << Cells.SIDE;
  private static final int MAX = Units.COUNT * SUBSETS;

  private final byte[] units = new byte[MAX];
  private final short[] places = new short[MAX];
  private final short[] digits = new short[MAX];

  /** At {@code 9 * set + digit - 1}. */
  private final short[] nodes = new short[MAX * Cells.SIDE];

  /** The digits of each set of places in each unit. */
  private final short[] unions = new short[MAX];

  private final MutableCellSet cells = new MutableCellSet();
  private int count;

  /** Takes the sets of {@code grid}. */
  void fill(CandidateGrid grid) {
    count = 0;
    for (int unit = 0; unit < Units.COUNT; unit++) {
      fillUnions(grid, unit);
    }
    for (int size = 2; size < Cells.SIDE; size++) {
      for (int at = 0; at < MAX; at++) {
        int subset = at % SUBSETS;
        if (Integer.bitCount(subset) == size && Digits.count(unions[at]) == size + 1) {
          add(at / SUBSETS, subset);
        }
      }
    }
  }

  int count() {
    return count;
  }

  /** The cells of {@code set}; changes with the next call. */
  CellSet cells(int set) {
    cells.clear();
    CellSets.addPlaces(cells, units[set], places[set]);
    return cells;
  }

  /** The digits of {@code set}. */
  int digits(int set) {
    return digits[set];
  }

  int node(int set, int digit) {
    return nodes[Cells.SIDE * set + digit - 1];
  }

  void setNode(int set, int digit, int node) {
    nodes[Cells.SIDE * set + digit - 1] = (short) node;
  }

  /** The smallest set that has both nodes. */
  int find(int node, int digit, int otherNode, int otherDigit) {
    for (int set = 0; set < count; set++) {
      if (Digits.has(digits[set], digit)
          && Digits.has(digits[set], otherDigit)
          && node(set, digit) == node
          && node(set, otherDigit) == otherNode) {
        return set;
      }
    }
    throw new IllegalStateException("no set links the nodes");
  }

  private void fillUnions(CandidateGrid grid, int unit) {
    int row = unit * SUBSETS;
    for (int subset = 1; subset < SUBSETS; subset++) {
      int rest = subset & (subset - 1);
      int lowest = grid.candidates(CellSets.cellAt(unit, subset));
      boolean isEmpty = lowest != Digits.NONE && (rest == 0 || unions[row + rest] != Digits.NONE);
      unions[row + subset] = (short) (isEmpty ? lowest | unions[row + rest] : Digits.NONE);
    }
  }

  private void add(int unit, int subset) {
    units[count] = (byte) unit;
    places[count] = (short) subset;
    digits[count] = unions[unit * SUBSETS + subset];
    CellSet set = cells(count);
    // A set in a block and a line is taken once, with the block.
    int block = Units.of(set.first(), Units.PER_CELL - 1);
    if (unit == block || !set.isWithin(CellSets.unit(block))) {
      count++;
    }
  }
}
