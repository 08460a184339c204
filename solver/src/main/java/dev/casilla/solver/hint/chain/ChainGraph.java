package dev.casilla.solver.hint.chain;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.CellSet;
import dev.casilla.solver.hint.grid.CellSets;
import dev.casilla.solver.hint.grid.MutableCellSet;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The links between the nodes of a grid, as a bit matrix for each strength.
 *
 * <p>Weak: the two are not both true. That is so if they are different digits of a cell, or the
 * same digit and all cells of one see all cells of the other. Strong: one of the two is true. That
 * is so if they are all candidates of a cell, all places of a digit in a unit, or all places of two
 * digits in an almost locked set.
 *
 * <p>Allocates nothing once it is large enough. Confined to one thread.
 */
final class ChainGraph {
  /** Which links there are. */
  enum Kind {
    /** Between candidates of the same digit. */
    SAME_DIGIT,
    /** Strong within cells of two candidates, weak between candidates of the same digit. */
    TWO_CANDIDATES,
    /** All between candidates. */
    PLAIN,
    /** All between candidates and groups, and by almost locked sets. */
    GROUPED
  }

  /** What {@link #setBetween} answers for nodes that a unit or a cell links. */
  static final int NO_SET = -1;

  private final Kind kind;
  private final @Nullable ChainSets sets;
  private final ChainNodes nodes;
  private long[] weak = {};
  private long[] strong = {};

  /** The nodes with strong links. */
  private final long[] linked;

  private final MutableCellSet both = new MutableCellSet();
  private final MutableCellSet seen = new MutableCellSet();
  private final MutableCellSet places = new MutableCellSet();
  private @Nullable CandidateGrid grid;
  private long changes;

  ChainGraph(Kind kind) {
    this.kind = kind;
    sets = kind == Kind.GROUPED ? new ChainSets() : null;
    nodes = new ChainNodes(sets);
    linked = nodes.newSet();
  }

  /**
   * Takes the links of {@code grid}.
   *
   * @return whether they had to be taken anew
   */
  boolean update(CandidateGrid grid) {
    if (this.grid == grid && changes == grid.changes()) {
      return false;
    }
    this.grid = grid;
    changes = grid.changes();
    nodes.fill(grid);
    clear(nodes.count() * nodes.words());
    for (int digit = 1; digit <= Cells.SIDE; digit++) {
      linkDigit(grid.cells(digit), digit);
    }
    if (kind != Kind.SAME_DIGIT) {
      CellSet empty = grid.empty();
      for (int cell = empty.first(); cell != CellSet.NONE; cell = empty.next(cell)) {
        linkCell(cell, grid.candidates(cell));
      }
    }
    if (sets != null) {
      for (int set = 0; set < sets.count(); set++) {
        linkSet(sets, set);
      }
    }
    return true;
  }

  ChainNodes nodes() {
    return nodes;
  }

  /** The weak links: the nodes linked to {@code node} begin at {@code node * nodes().words()}. */
  long[] weak() {
    return weak;
  }

  /** The strong links, likewise. */
  long[] strong() {
    return strong;
  }

  /** Leaves only those in {@code set} that have strong links. */
  void keepLinked(long[] set) {
    for (int word = 0; word < nodes.words(); word++) {
      set[word] &= linked[word];
    }
  }

  /**
   * The smallest almost locked set by which one of the nodes is true, or none if none is needed.
   */
  int setBetween(int node, int other) {
    int digit = nodes.digit(node);
    int otherDigit = nodes.digit(other);
    boolean isCell = nodes.cells(node).isSame(nodes.cells(other)) && isPairCell(node);
    return sets == null || digit == otherDigit || isCell
        ? NO_SET
        : sets.find(node, digit, other, otherDigit);
  }

  /** The almost locked sets, where there are any. */
  ChainSets sets() {
    return Objects.requireNonNull(sets);
  }

  boolean isWeak(int node, int other) {
    return NodeBits.has(weak, node * nodes.words(), other);
  }

  /** Candidates are linked to those they see; groups are compared with all nodes before them. */
  private void linkDigit(CellSet having, int digit) {
    int first = nodes.first(digit);
    int end = nodes.first(digit + 1);
    int firstGroup = first + having.count();
    for (int node = first; node < firstGroup; node++) {
      seen.setToBoth(having, nodes.seen(node));
      int cell = nodes.cells(node).first();
      for (int other = seen.next(cell); other != CellSet.NONE; other = seen.next(other)) {
        linkSameDigit(having, node, nodes.of(other, digit));
      }
    }
    for (int group = firstGroup; group < end; group++) {
      for (int node = first; node < group; node++) {
        if (nodes.cells(group).isWithin(nodes.seen(node))) {
          linkSameDigit(having, node, group);
        }
      }
    }
  }

  private void linkSameDigit(CellSet having, int node, int other) {
    link(weak, node, other);
    if (!nodes.isOnlyOfSets(other) && areAllPlaces(having, node, other)) {
      linkStrongly(node, other);
    }
  }

  /** Whether some unit has no other place for the digit than the two nodes. */
  private boolean areAllPlaces(CellSet having, int node, int other) {
    if (kind == Kind.TWO_CANDIDATES) {
      return false;
    }
    both.setTo(nodes.cells(node)).or(nodes.cells(other));
    int cell = both.first();
    for (int i = 0; i < Units.PER_CELL; i++) {
      if (places.setToBoth(having, CellSets.unit(Units.of(cell, i))).isSame(both)) {
        return true;
      }
    }
    return false;
  }

  private void linkCell(int cell, int candidates) {
    boolean isPair = Digits.count(candidates) == 2;
    for (int rest = candidates; rest != 0; rest = Digits.withoutLowest(rest)) {
      int node = nodes.of(cell, Digits.lowest(rest));
      for (int more = Digits.withoutLowest(rest); more != 0; more = Digits.withoutLowest(more)) {
        int other = nodes.of(cell, Digits.lowest(more));
        if (isPair) {
          linkStrongly(node, other);
        }
        if (kind != Kind.TWO_CANDIDATES) {
          link(weak, node, other);
        }
      }
    }
  }

  private void linkSet(ChainSets sets, int set) {
    int all = sets.digits(set);
    for (int rest = all; rest != 0; rest = Digits.withoutLowest(rest)) {
      int node = sets.node(set, Digits.lowest(rest));
      for (int more = Digits.withoutLowest(rest); more != 0; more = Digits.withoutLowest(more)) {
        int other = sets.node(set, Digits.lowest(more));
        if (node != ChainSets.NO_NODE && other != ChainSets.NO_NODE) {
          linkStrongly(node, other);
        }
      }
    }
  }

  /** Whether the cell of a candidate has one other candidate. */
  private boolean isPairCell(int node) {
    return grid != null
        && !nodes.isGroup(node)
        && Digits.count(grid.candidates(nodes.cells(node).first())) == 2;
  }

  private void clear(int used) {
    if (weak.length < used) {
      weak = new long[2 * used];
      strong = new long[2 * used];
    }
    Arrays.fill(weak, 0, used, 0);
    Arrays.fill(strong, 0, used, 0);
    Arrays.fill(linked, 0);
  }

  private void linkStrongly(int node, int other) {
    link(strong, node, other);
    NodeBits.add(linked, 0, node);
    NodeBits.add(linked, 0, other);
  }

  private void link(long[] links, int node, int other) {
    NodeBits.add(links, node * nodes.words(), other);
    NodeBits.add(links, other * nodes.words(), node);
  }
}
