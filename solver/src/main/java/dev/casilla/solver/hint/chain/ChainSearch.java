package dev.casilla.solver.hint.chain;

import dev.casilla.solver.Digits;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.DigitPlacements;
import java.util.Arrays;

/**
 * Follows the links of a {@link ChainGraph} from one node, breadth first: from true nodes to false
 * ones along weak links, from false nodes to true ones along strong links.
 *
 * <p>A candidate is refuted if it is false once it is taken for true. All that chains of any form
 * can remove is refuted: if nothing is, there are no chains.
 *
 * <p>Allocates nothing after it is made. Confined to one thread.
 */
final class ChainSearch {
  private static final int NONE = NodeBits.NONE;

  private final boolean isOneDigit;
  private final DigitPlacements placements;
  private final ChainGraph graph;
  private final ChainNodes nodes;
  private final Consequences consequences = new Consequences();
  private final short[] beforeTrue;
  private final short[] beforeFalse;
  private final short[] depthTrue;
  private final short[] depthFalse;
  private final long[] isTrue;
  private final long[] isFalse;
  private final long[] newTrue;
  private final long[] newFalse;
  private final long[] refuted;
  private int refutedCount;

  ChainSearch(ChainGraph.Kind kind, DigitPlacements placements) {
    isOneDigit = kind == ChainGraph.Kind.SAME_DIGIT;
    this.placements = placements;
    graph = new ChainGraph(kind);
    nodes = graph.nodes();
    beforeTrue = new short[nodes.max()];
    beforeFalse = new short[nodes.max()];
    depthTrue = new short[nodes.max()];
    depthFalse = new short[nodes.max()];
    isTrue = nodes.newSet();
    isFalse = nodes.newSet();
    newTrue = nodes.newSet();
    newFalse = nodes.newSet();
    refuted = nodes.newSet();
  }

  ChainGraph graph() {
    return graph;
  }

  /**
   * Takes the links of {@code grid}.
   *
   * @return whether any candidate is refuted
   */
  boolean update(CandidateGrid grid) {
    if (isOneDigit && placements.digits(grid) == Digits.NONE) {
      return false;
    }
    if (graph.update(grid)) {
      findRefuted();
    }
    return refutedCount > 0;
  }

  /** The refuted candidates. */
  long[] refuted() {
    return refuted;
  }

  /** Follows the links from {@code start}, taken for true. */
  void startTrue(int start) {
    startTrue(start, NONE);
  }

  /** How many links lead from {@code node}, a refuted one, to its being false. */
  int refutation(int node) {
    startTrue(node, node);
    return depthFalse[node];
  }

  /** Follows the links from {@code start}, taken for false. */
  void startFalse(int start) {
    clear();
    NodeBits.add(isFalse, 0, start);
    NodeBits.add(newFalse, 0, start);
    beforeFalse[start] = NONE;
    depthFalse[start] = 0;
    spread(graph.strong(), newFalse, newTrue, isTrue, beforeTrue, depthTrue, 1);
    follow(1, NONE);
  }

  /** The nodes that are true then. */
  long[] isTrue() {
    return isTrue;
  }

  /** The nodes that are false then. */
  long[] isFalse() {
    return isFalse;
  }

  /** How many links lead to {@code node} being true. */
  int depthTrue(int node) {
    return depthTrue[node];
  }

  /** How many links lead to {@code node} being false. */
  int depthFalse(int node) {
    return depthFalse[node];
  }

  /** The node before {@code node} on the way to its being true or false, or none at the start. */
  int before(int node, boolean isTrue) {
    return isTrue ? beforeTrue[node] : beforeFalse[node];
  }

  private void findRefuted() {
    Arrays.fill(refuted, 0);
    refutedCount = 0;
    consequences.find(graph);
    for (int node = 0; node < nodes.count(); node++) {
      if (!nodes.isGroup(node) && consequences.refutes(node)) {
        NodeBits.add(refuted, 0, node);
        refutedCount++;
      }
    }
  }

  private void startTrue(int start, int end) {
    clear();
    NodeBits.add(isTrue, 0, start);
    NodeBits.add(newTrue, 0, start);
    beforeTrue[start] = NONE;
    depthTrue[start] = 0;
    follow(0, end);
  }

  private void clear() {
    int words = nodes.words();
    Arrays.fill(isTrue, 0, words, 0);
    Arrays.fill(isFalse, 0, words, 0);
    Arrays.fill(newTrue, 0, words, 0);
    Arrays.fill(newFalse, 0, words, 0);
  }

  /** Goes on from the new true nodes at {@code depth} until nothing new or {@code end} is false. */
  private void follow(int depth, int end) {
    int words = nodes.words();
    for (int at = depth; !isEmpty(newTrue, words); at += 2) {
      Arrays.fill(newFalse, 0, words, 0);
      spread(graph.weak(), newTrue, newFalse, isFalse, beforeFalse, depthFalse, at + 1);
      if (end != NONE && NodeBits.has(isFalse, 0, end)) {
        return;
      }
      graph.keepLinked(newFalse);
      Arrays.fill(newTrue, 0, words, 0);
      spread(graph.strong(), newFalse, newTrue, isTrue, beforeTrue, depthTrue, at + 2);
    }
  }

  private static boolean isEmpty(long[] bits, int words) {
    return NodeBits.next(bits, words, 0) == NONE;
  }

  /** Adds what {@code links} lead to from {@code from} and was not {@code known}. */
  private void spread(
      long[] links,
      long[] from,
      long[] to,
      long[] known,
      short[] before,
      short[] depths,
      int depth) {
    int words = nodes.words();
    for (int node = NodeBits.next(from, words, 0);
        node != NONE;
        node = NodeBits.next(from, words, node + 1)) {
      int row = node * words;
      for (int word = 0; word < words; word++) {
        long fresh = links[row + word] & ~known[word];
        known[word] |= fresh;
        to[word] |= fresh;
        for (long rest = fresh; rest != 0; rest &= rest - 1) {
          int reached = (word << 6) + Long.numberOfTrailingZeros(rest);
          before[reached] = (short) node;
          depths[reached] = (short) depth;
        }
      }
    }
  }
}
