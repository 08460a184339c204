package dev.casilla.solver.hint.chain;

import dev.casilla.solver.hint.HintBuilder;
import dev.casilla.solver.hint.Link;
import dev.casilla.solver.hint.Role;
import java.util.Arrays;

/**
 * A way through a {@link ChainGraph}: nodes that are in turn false and true. Reused. Confined to
 * one thread.
 */
final class ChainPath {
  private final ChainSearch search;
  private final ChainGraph graph;
  private final ChainNodes nodes;
  private final int[] path;
  private final long[] visited;
  private int length;
  private boolean startsTrue;

  ChainPath(ChainSearch search) {
    this.search = search;
    graph = search.graph();
    nodes = graph.nodes();
    // The longest way: every node both false and true.
    path = new int[2 * nodes.max() + 2];
    visited = nodes.newSet();
  }

  /** Takes the way that the search found to {@code end} being true or false. */
  ChainPath to(int end, boolean isTrue) {
    length = 0;
    boolean is = isTrue;
    for (int node = end; node != NodeBits.NONE; is = !is) {
      path[length++] = node;
      node = search.before(node, is);
    }
    startsTrue = !is;
    for (int i = 0; i < length / 2; i++) {
      int swap = path[i];
      path[i] = path[length - 1 - i];
      path[length - 1 - i] = swap;
    }
    return this;
  }

  /** Takes the way that only has {@code start}. */
  void begin(int start, boolean isTrue) {
    path[0] = start;
    length = 1;
    startsTrue = isTrue;
  }

  /** Adds {@code node} at the end. */
  void add(int node) {
    path[length++] = node;
  }

  void removeLast() {
    length--;
  }

  int length() {
    return length;
  }

  int node(int index) {
    return path[index];
  }

  /** Whether a node occurs twice, not counting that the last may be the first. */
  boolean crossesItself() {
    Arrays.fill(visited, 0);
    int end = path[0] == path[length - 1] ? length - 1 : length;
    for (int i = 0; i < end; i++) {
      if (NodeBits.has(visited, 0, path[i])) {
        return true;
      }
      NodeBits.add(visited, 0, path[i]);
    }
    return false;
  }

  /** Whether there is a group on the way, or an almost locked set that links two candidates. */
  boolean isGrouped() {
    for (int i = 0; i < length; i++) {
      if (nodes.isGroup(path[i]) || setAfter(i) != ChainGraph.NO_SET) {
        return true;
      }
    }
    return false;
  }

  /** The almost locked set between the node at {@code index} and the next, if any. */
  int setAfter(int index) {
    boolean isLinkStrong = !isTrue(index) && index + 1 < length;
    return isLinkStrong ? graph.setBetween(path[index], path[index + 1]) : ChainGraph.NO_SET;
  }

  /** Whether the node at {@code index} is true if the first is what it is taken for. */
  boolean isTrue(int index) {
    return startsTrue == (index % 2 == 0);
  }

  /** The node after that at {@code index}; after the last comes the first. */
  int next(int index) {
    return path[index + 1 == length ? 0 : index + 1];
  }

  /** Adds the links, and the one from the end to the start if the way {@code closes}. */
  void addTo(HintBuilder hint, boolean closes) {
    int end = closes ? length : length - 1;
    for (int i = 0; i < end; i++) {
      int set = setAfter(i);
      if (set != ChainGraph.NO_SET) {
        hint.lockedSet(graph.sets().cells(set), graph.sets().digits(set));
      }
      Link.Strength strength = isTrue(i) ? Link.Strength.WEAK : Link.Strength.STRONG;
      hint.link(new Link(strength, nodes.candidates(path[i]), nodes.candidates(next(i))));
    }
    hint.endChain();
  }

  /** Marks the candidates of the node at {@code index} as an end of the chain. */
  void markEnd(HintBuilder hint, int index) {
    int node = path[index];
    hint.mark(Role.CAUSE, nodes.cells(node), nodes.digit(node));
  }
}
