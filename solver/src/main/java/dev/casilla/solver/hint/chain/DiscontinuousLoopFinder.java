package dev.casilla.solver.hint.chain;

import dev.casilla.solver.Digits;
import dev.casilla.solver.hint.FirstHint;
import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.HintBuilder;
import dev.casilla.solver.hint.HintSink;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.TechniqueFinder;
import dev.casilla.solver.hint.grid.CandidateGrid;
import org.jspecify.annotations.Nullable;

/**
 * Finds chains from a candidate back to it: if it is false once it is taken for true, it goes; if
 * it is true once it is taken for false, the other candidates of its cell go. Confined to one
 * thread.
 */
final class DiscontinuousLoopFinder implements TechniqueFinder {
  /** How much longer a loop may be than one that visits a node twice. */
  private static final int LONGER = 4;

  private static final int MAX_STEPS = 20_000;

  private final Technique technique;
  private final ChainSearch search;
  private final ChainNodes nodes;
  private final ChainPath path;
  private final ChainWays ways;
  private final FoundChains found = new FoundChains();
  private final FirstHint first = new FirstHint();
  private final boolean isGrouped;

  DiscontinuousLoopFinder(Technique technique, ChainSearch search) {
    this.technique = technique;
    this.search = search;
    nodes = search.graph().nodes();
    path = new ChainPath(search);
    isGrouped = technique == Technique.GROUPED_DISCONTINUOUS_NICE_LOOP;
    ways = new ChainWays(search, path, MAX_STEPS, way -> way.isGrouped() == isGrouped);
  }

  @Override
  public Technique technique() {
    return technique;
  }

  @Override
  public boolean findAll(CandidateGrid grid, HintSink sink) {
    return find(grid, sink, false);
  }

  @Override
  public @Nullable Hint findFirst(CandidateGrid grid) {
    first.clear();
    find(grid, first, true);
    return first.hint();
  }

  /**
   * Finds loops; leaves those out that are better told as open chains if these {@code comeNext}.
   */
  private boolean find(CandidateGrid grid, HintSink sink, boolean comeNext) {
    if (!search.update(grid)) {
      return false;
    }
    collect(grid);
    for (int i = 0; i < found.count(); i++) {
      int start = found.start(i);
      boolean isFalse = found.end(i) != 0;
      boolean isFound = ways.find(start, isFalse, start, !isFalse, LONGER);
      boolean isLeftOut = isFound && comeNext && isFalse && isOpenChain();
      if (isFound && !isLeftOut && sink.take(isFalse ? removal() : placement(grid))) {
        return true;
      }
    }
    return false;
  }

  /** Collects the candidates as starts; the end is 1 where the candidate is false. */
  private void collect(CandidateGrid grid) {
    found.clear();
    for (int node = 0; node < nodes.count(); node++) {
      if (NodeBits.has(search.refuted(), 0, node)) {
        found.add(search.refutation(node), node, 1);
      } else if (!nodes.isGroup(node) && areOthersRefuted(grid, node)) {
        search.startFalse(node);
        if (NodeBits.has(search.isTrue(), 0, node)) {
          found.add(search.depthTrue(node), node, 0);
        }
      }
    }
    found.sort();
  }

  /** Whether the way without its ends is an open chain that removes another candidate as well. */
  private boolean isOpenChain() {
    int words = nodes.words();
    int row = path.node(1) * words;
    int other = path.node(path.length() - 2) * words;
    int count = 0;
    long[] weak = search.graph().weak();
    for (int word = 0; word < words; word++) {
      count += Long.bitCount(weak[row + word] & weak[other + word] & nodes.singles()[word]);
    }
    return count > 1 && row != other;
  }

  private boolean areOthersRefuted(CandidateGrid grid, int node) {
    int others = others(grid, node);
    int cell = nodes.cells(node).first();
    for (int rest = others; rest != 0; rest = Digits.withoutLowest(rest)) {
      if (!NodeBits.has(search.refuted(), 0, nodes.of(cell, Digits.lowest(rest)))) {
        return false;
      }
    }
    return others != Digits.NONE;
  }

  private int others(CandidateGrid grid, int node) {
    return grid.candidates(nodes.cells(node).first()) & ~Digits.only(nodes.digit(node));
  }

  private Hint removal() {
    HintBuilder hint = new HintBuilder(technique);
    if (path.length() > 3) {
      path.markEnd(hint, 1);
      path.markEnd(hint, path.length() - 2);
    }
    path.addTo(hint, false);
    return hint.eliminate(nodes.cells(path.node(0)), nodes.digit(path.node(0))).build();
  }

  private Hint placement(CandidateGrid grid) {
    HintBuilder hint = new HintBuilder(technique);
    path.markEnd(hint, 0);
    path.addTo(hint, false);
    int node = path.node(0);
    return hint.eliminateDigits(nodes.cells(node).first(), others(grid, node)).build();
  }
}
