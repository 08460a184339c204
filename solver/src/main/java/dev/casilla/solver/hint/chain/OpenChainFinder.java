package dev.casilla.solver.hint.chain;

import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.HintBuilder;
import dev.casilla.solver.hint.HintSink;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.TechniqueFinder;
import dev.casilla.solver.hint.grid.CandidateGrid;

/**
 * Finds chains that begin and end with a strong link: one of the two ends is true, so what neither
 * can be true beside goes. Confined to one thread.
 */
final class OpenChainFinder implements TechniqueFinder {
  /** How much longer a chain may be than one that visits a node twice. */
  private static final int LONGER = 4;

  private static final int MAX_STEPS = 20_000;

  /** A person loses the thread of a longer chain of one kind; HoDoKu's limit is 20 candidates. */
  private static final int MAX_LINKS_OF_ONE_KIND = 19;

  private final Technique technique;
  private final ChainSearch search;
  private final ChainGraph graph;
  private final ChainNodes nodes;
  private final ChainPath path;
  private final ChainWays ways;
  private final FoundChains found = new FoundChains();
  private final long[] targets;

  /** Whether both ends have the same digit. */
  private final boolean hasOneDigit;

  /** A chain that removes only one candidate is told as a discontinuous loop where there is one. */
  private final int minTargets;

  private final boolean isGrouped;

  OpenChainFinder(Technique technique, ChainSearch search) {
    this.technique = technique;
    this.search = search;
    graph = search.graph();
    nodes = graph.nodes();
    path = new ChainPath(search);
    isGrouped = technique == Technique.GROUPED_ALTERNATING_INFERENCE_CHAIN;
    ways = new ChainWays(search, path, MAX_STEPS, way -> way.isGrouped() == isGrouped);
    targets = nodes.newSet();
    hasOneDigit = technique == Technique.X_CHAIN || technique == Technique.XY_CHAIN;
    minTargets = hasOneDigit ? 1 : 2;
  }

  @Override
  public Technique technique() {
    return technique;
  }

  @Override
  public boolean findAll(CandidateGrid grid, HintSink sink) {
    if (!search.update(grid)) {
      return false;
    }
    collect();
    for (int i = 0; i < found.count(); i++) {
      boolean isFound = ways.find(found.start(i), false, found.end(i), true, LONGER);
      if (isFound && sink.take(hint())) {
        return true;
      }
    }
    return false;
  }

  private void collect() {
    found.clear();
    int words = nodes.words();
    for (int start = 0; start < nodes.count(); start++) {
      if (hasTargets(start)) {
        search.startFalse(start);
        long[] ends = search.isTrue();
        for (int end = NodeBits.next(ends, words, start + 1);
            end != NodeBits.NONE;
            end = NodeBits.next(ends, words, end + 1)) {
          collect(start, end);
        }
      }
    }
    found.sort();
  }

  private void collect(int start, int end) {
    int links = search.depthTrue(end);
    boolean isPossible =
        !hasOneDigit || (nodes.digit(start) == nodes.digit(end) && links <= MAX_LINKS_OF_ONE_KIND);
    // One strong link on its own is no chain.
    if (isPossible && links > 1 && targets(start, end) >= minTargets) {
      found.add(links, start, end);
    }
  }

  private boolean hasTargets(int start) {
    int words = nodes.words();
    for (int i = 0; i < words; i++) {
      if ((graph.weak()[start * words + i] & search.refuted()[i]) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Takes the candidates that are linked to both ends; answers how many there are. */
  private int targets(int start, int end) {
    int words = nodes.words();
    for (int i = 0; i < words; i++) {
      targets[i] =
          graph.weak()[start * words + i] & graph.weak()[end * words + i] & nodes.singles()[i];
    }
    return NodeBits.count(targets, words);
  }

  private Hint hint() {
    HintBuilder hint = new HintBuilder(technique);
    path.markEnd(hint, 0);
    path.markEnd(hint, path.length() - 1);
    path.addTo(hint, false);
    targets(path.node(0), path.node(path.length() - 1));
    nodes.eliminate(hint, targets);
    return hint.build();
  }
}
