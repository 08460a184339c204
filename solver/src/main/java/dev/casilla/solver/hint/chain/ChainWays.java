package dev.casilla.solver.hint.chain;

import java.util.Arrays;

/**
 * Finds ways through a {@link ChainGraph} that visit no node twice, shorter ways first: depth
 * first, and turning back where the end is too far away.
 *
 * <p>How far it is comes from a search from the end: if one state leads to another, the opposite of
 * the other leads to the opposite of the one, in as many links. Confined to one thread.
 */
final class ChainWays {
  /** Decides on a way. */
  @FunctionalInterface
  interface Taker {
    /** Takes the way in {@code path}; answers whether that is enough. */
    boolean take(ChainPath path);
  }

  private final ChainSearch search;
  private final ChainGraph graph;
  private final ChainNodes nodes;
  private final ChainPath path;
  private final int maxSteps;
  private final Taker taker;
  private final long[] visited;
  private int lowest;
  private int steps;

  /**
   * Ways are built in {@code path} and handed to {@code taker}, which must not use the search. Each
   * time no more than {@code maxSteps} links are tried.
   */
  ChainWays(ChainSearch search, ChainPath path, int maxSteps, Taker taker) {
    this.maxSteps = maxSteps;
    this.search = search;
    this.path = path;
    this.taker = taker;
    graph = search.graph();
    nodes = graph.nodes();
    visited = nodes.newSet();
  }

  /** Visits only {@code node} and later ones from now on. */
  ChainWays from(int node) {
    lowest = node;
    return this;
  }

  /**
   * Hands over the ways between two states, up to {@code longer} links longer than the shortest of
   * all ways.
   *
   * @return whether the taker had enough
   */
  boolean find(int start, boolean startsTrue, int end, boolean endsTrue, int longer) {
    steps = maxSteps;
    if (endsTrue) {
      search.startFalse(end);
    } else {
      search.startTrue(end);
    }
    Arrays.fill(visited, 0);
    NodeBits.add(visited, 0, start);
    path.begin(start, startsTrue);
    boolean isLoop = start == end && startsTrue == endsTrue;
    int least = isLoop ? 2 : distance(start, startsTrue);
    for (int links = least; links > 0 && links <= least + longer; links += 2) {
      if (extend(start, startsTrue, links)) {
        return true;
      }
    }
    return false;
  }

  /** How many links lead from a state to the end, or a negative number if none do. */
  private int distance(int node, boolean isTrue) {
    boolean leads = NodeBits.has(isTrue ? search.isFalse() : search.isTrue(), 0, node);
    return !leads ? -1 : isTrue ? search.depthFalse(node) : search.depthTrue(node);
  }

  /** Goes on from the last node of the path with exactly {@code links} more. */
  private boolean extend(int node, boolean isTrue, int links) {
    int words = nodes.words();
    long[] matrix = isTrue ? graph.weak() : graph.strong();
    for (int word = 0; word < words; word++) {
      for (long rest = matrix[node * words + word]; rest != 0; rest &= rest - 1) {
        if (--steps < 0) {
          return false;
        }
        int next = (word << 6) + Long.numberOfTrailingZeros(rest);
        int left = distance(next, !isTrue);
        boolean isEnd = left == 0 && links == 1;
        boolean isNear = left > 0 && left < links;
        if (isEnd ? finish(next) : isNear && visit(next, !isTrue, links - 1)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean visit(int node, boolean isTrue, int links) {
    if (node < lowest || NodeBits.has(visited, 0, node)) {
      return false;
    }
    visited[node >>> 6] ^= 1L << node;
    path.add(node);
    if (extend(node, isTrue, links)) {
      return true;
    }
    path.removeLast();
    visited[node >>> 6] ^= 1L << node;
    return false;
  }

  private boolean finish(int node) {
    if (node != path.node(0) && NodeBits.has(visited, 0, node)) {
      return false;
    }
    path.add(node);
    if (taker.take(path)) {
      return true;
    }
    path.removeLast();
    return false;
  }
}
