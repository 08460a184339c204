package dev.casilla.solver.hint.chain;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.Candidate;
import dev.casilla.solver.hint.HintBuilder;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.CellSet;
import dev.casilla.solver.hint.grid.CellSets;
import dev.casilla.solver.hint.grid.MutableCellSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What chains are made of: every candidate, every group of two or three candidates of a digit that
 * a block and a line share, and every group that is all places of a digit in an almost locked set.
 * A group is true if one of its candidates is.
 *
 * <p>Nodes are numbered by digit: candidates, then groups, then places in sets that are neither.
 * Confined to one thread.
 */
final class ChainNodes {
  /** Groups of one digit: three rows and three columns in each block. */
  private static final int GROUPS = 6 * Cells.SIDE;

  /** Enough for all grids met; where it is not, the largest sets are left out. */
  private static final int MAX_OF_SETS = 300 * Cells.SIDE;

  private final int max;
  private final byte[] digits;
  private final MutableCellSet[] cells;
  private final MutableCellSet[] seen;
  private final @Nullable ChainSets sets;

  /** At {@code 9 * cell + digit - 1}. */
  private final short[] nodeOf = new short[Cells.COUNT * Cells.SIDE];

  private final int[] first = new int[Cells.SIDE + 1];
  private final int[] firstOfSets = new int[Cells.SIDE];
  private final long[] singles;
  private final MutableCellSet scratch = new MutableCellSet();
  private int count;

  /** With groups only if there are {@code sets}. */
  ChainNodes(@Nullable ChainSets sets) {
    this.sets = sets;
    max = Cells.SIDE * Cells.COUNT + (sets == null ? 0 : Cells.SIDE * GROUPS + MAX_OF_SETS);
    digits = new byte[max];
    cells = new MutableCellSet[max];
    seen = new MutableCellSet[max];
    singles = newSet();
    for (int node = 0; node < max; node++) {
      cells[node] = new MutableCellSet();
      seen[node] = new MutableCellSet();
    }
  }

  /** More nodes than this cannot be. */
  int max() {
    return max;
  }

  /** An empty set of nodes. */
  long[] newSet() {
    return new long[(max + Long.SIZE - 1) / Long.SIZE];
  }

  void fill(CandidateGrid grid) {
    Arrays.fill(singles, 0);
    count = 0;
    if (sets != null) {
      sets.fill(grid);
    }
    for (int digit = 1; digit <= Cells.SIDE; digit++) {
      first[digit - 1] = count;
      addCandidates(grid.cells(digit), digit);
      if (sets != null) {
        addGroups(grid.cells(digit), digit);
        firstOfSets[digit - 1] = count;
        addPlaces(sets, grid.cells(digit), digit);
      }
    }
    first[Cells.SIDE] = count;
  }

  int count() {
    return count;
  }

  /** Longs in use for a set of nodes. */
  int words() {
    return (count + 63) >>> 6;
  }

  /** The first node of {@code digit}; that of 10 is the number of nodes. */
  int first(int digit) {
    return first[digit - 1];
  }

  int digit(int node) {
    return digits[node];
  }

  CellSet cells(int node) {
    return cells[node];
  }

  /** The cells that see all cells of {@code node}. */
  CellSet seen(int node) {
    return seen[node];
  }

  /** The node of a candidate that is there. */
  int of(int cell, int digit) {
    return nodeOf[Cells.SIDE * cell + digit - 1];
  }

  /** The nodes of one candidate. */
  long[] singles() {
    return singles;
  }

  boolean isGroup(int node) {
    return !NodeBits.has(singles, 0, node);
  }

  /** Whether the node is only there for almost locked sets. */
  boolean isOnlyOfSets(int node) {
    return sets != null && node >= firstOfSets[digits[node] - 1];
  }

  List<Candidate> candidates(int node) {
    List<Candidate> candidates = new ArrayList<>(3);
    CellSet set = cells[node];
    for (int cell = set.first(); cell != CellSet.NONE; cell = set.next(cell)) {
      candidates.add(Candidate.of(cell, digits[node]));
    }
    return candidates;
  }

  /** Lets {@code hint} remove {@code targets}, nodes of one candidate. */
  void eliminate(HintBuilder hint, long[] targets) {
    for (int node = NodeBits.next(targets, words(), 0);
        node != NodeBits.NONE;
        node = NodeBits.next(targets, words(), node + 1)) {
      hint.eliminate(cells[node], digits[node]);
    }
  }

  private void addCandidates(CellSet places, int digit) {
    for (int cell = places.first(); cell != CellSet.NONE; cell = places.next(cell)) {
      nodeOf[Cells.SIDE * cell + digit - 1] = (short) count;
      NodeBits.add(singles, 0, count);
      cells[count].clear().add(cell);
      seen[count].setTo(CellSets.peers(cell));
      digits[count++] = (byte) digit;
    }
  }

  private void addGroups(CellSet places, int digit) {
    for (int block = 0; block < Cells.SIDE; block++) {
      for (int i = 0; i < 3; i++) {
        addGroup(places, digit, Units.block(block), Units.row(block / 3 * 3 + i));
        addGroup(places, digit, Units.block(block), Units.column(block % 3 * 3 + i));
      }
    }
  }

  private void addGroup(CellSet places, int digit, int block, int line) {
    scratch.setToBoth(CellSets.unit(block), CellSets.unit(line)).and(places);
    if (scratch.count() > 1) {
      add(places, digit);
    }
  }

  private void addPlaces(ChainSets sets, CellSet places, int digit) {
    for (int set = 0; set < sets.count(); set++) {
      if (Digits.has(sets.digits(set), digit)) {
        scratch.setToBoth(sets.cells(set), places);
        sets.setNode(set, digit, nodeOfPlaces(places, digit));
      }
    }
  }

  /** The node of the cells at hand, a new one if need be. */
  private int nodeOfPlaces(CellSet places, int digit) {
    for (int node = first[digit - 1]; node < count; node++) {
      if (cells[node].isSame(scratch)) {
        return node;
      }
    }
    return count < max && add(places, digit) ? count - 1 : ChainSets.NO_NODE;
  }

  /** Adds the cells at hand if another of the {@code places} sees them all. */
  private boolean add(CellSet places, int digit) {
    cells[count].setTo(scratch);
    seen[count].setTo(CellSets.peers(scratch.first())).andSeen(scratch);
    if (!seen[count].intersects(places)) {
      return false;
    }
    digits[count++] = (byte) digit;
    return true;
  }
}
