package dev.casilla.solver.hint.chain;

import dev.casilla.solver.Digits;
import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.HintBuilder;
import dev.casilla.solver.hint.HintSink;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.TechniqueFinder;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.CellSet;
import dev.casilla.solver.hint.grid.MutableCellSet;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Finds closed chains: of any two nodes side by side exactly one is true, so what neither of two
 * weakly linked ones can be true beside goes, and an almost locked set on the way keeps its other
 * digits.
 *
 * <p>Of loops with the same effect only the first is handed out. Confined to one thread.
 */
final class ContinuousLoopFinder implements TechniqueFinder {
  private static final int MIN_LINKS = 4;

  /** All loops of so many links are found, as far as the steps for each node go. */
  private static final int LONGEST = 14;

  private static final int MAX_STEPS = 50_000;

  /** An odd number with its bits well mixed. */
  private static final long MIX = 0x9E3779B97F4A7C15L;

  private final Technique technique;
  private final ChainSearch search;
  private final ChainGraph graph;
  private final ChainNodes nodes;
  private final ChainPath path;
  private final ChainWays ways;
  private final long[] targets;
  private final MutableCellSet places = new MutableCellSet();
  private final MutableCellSet seen = new MutableCellSet();
  private final boolean isGrouped;
  private final long[] effects = new long[1000];
  private int effectCount;
  private int shortestEnd;
  private @Nullable CandidateGrid grid;
  private @Nullable HintSink sink;

  ContinuousLoopFinder(Technique technique, ChainSearch search) {
    this.technique = technique;
    this.search = search;
    graph = search.graph();
    nodes = graph.nodes();
    path = new ChainPath(search);
    ways = new ChainWays(search, path, MAX_STEPS, this::take);
    targets = nodes.newSet();
    isGrouped = technique == Technique.GROUPED_CONTINUOUS_NICE_LOOP;
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
    this.grid = grid;
    this.sink = sink;
    effectCount = 0;
    for (int start = 0; start < nodes.count(); start++) {
      if (ways.from(start).find(start, false, start, false, LONGEST)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public @Nullable Hint findFirst(CandidateGrid grid) {
    if (!search.update(grid)) {
      return null;
    }
    int start = shortest(grid);
    if (start == NodeBits.NONE) {
      return null;
    }
    search.startFalse(start);
    path.to(shortestEnd, true);
    takeTargets(grid);
    return hint();
  }

  /** The start of the shortest of all loops that are a shortest way between two of their nodes. */
  private int shortest(CandidateGrid grid) {
    int words = nodes.words();
    int shortest = NodeBits.NONE;
    int length = Integer.MAX_VALUE;
    for (int start = 0; start < nodes.count(); start++) {
      search.startFalse(start);
      long[] ends = search.isTrue();
      for (int end = NodeBits.next(ends, words, start + 1);
          end != NodeBits.NONE;
          end = NodeBits.next(ends, words, end + 1)) {
        int depth = search.depthTrue(end);
        if (depth >= MIN_LINKS - 1
            && depth < length
            && graph.isWeak(start, end)
            && isLoop(path.to(end, true))
            && takeTargets(grid)) {
          length = depth;
          shortest = start;
          shortestEnd = end;
        }
      }
    }
    return shortest;
  }

  private boolean take(ChainPath loop) {
    // The way ends where it begins, the loop before.
    loop.removeLast();
    boolean isEnough =
        loop.length() >= MIN_LINKS
            && loop.isGrouped() == isGrouped
            && takeTargets(Objects.requireNonNull(grid))
            && isNewEffect()
            && Objects.requireNonNull(sink).take(hint());
    loop.add(loop.node(0));
    return isEnough;
  }

  /** Whether no loop before had the same targets, as far as that is remembered. */
  private boolean isNewEffect() {
    long hash = 1;
    for (int word = 0; word < nodes.words(); word++) {
      hash = Long.rotateLeft((hash ^ targets[word]) * MIX, 32);
    }
    for (int i = 0; i < effectCount; i++) {
      if (effects[i] == hash) {
        return false;
      }
    }
    if (effectCount < effects.length) {
      effects[effectCount++] = hash;
    }
    return true;
  }

  private boolean isLoop(ChainPath loop) {
    return !loop.crossesItself() && loop.isGrouped() == isGrouped;
  }

  /** Takes what the loop removes; answers whether that is anything. */
  private boolean takeTargets(CandidateGrid grid) {
    int words = nodes.words();
    Arrays.fill(targets, 0, words, 0);
    for (int i = 0; i < path.length(); i++) {
      int set = path.setAfter(i);
      if (set != ChainGraph.NO_SET) {
        addTargetsOfSet(grid, set, path.node(i), path.next(i));
      } else if (path.isTrue(i)) {
        int row = path.node(i) * words;
        int next = path.next(i) * words;
        for (int word = 0; word < words; word++) {
          targets[word] |= graph.weak()[row + word] & graph.weak()[next + word];
        }
      }
    }
    boolean hasTargets = false;
    for (int word = 0; word < words; word++) {
      targets[word] &= nodes.singles()[word];
      hasTargets |= targets[word] != 0;
    }
    return hasTargets;
  }

  /** Adds what sees all places of a digit in the set that is not one of its two links. */
  private void addTargetsOfSet(CandidateGrid grid, int set, int from, int to) {
    int links = Digits.only(nodes.digit(from)) | Digits.only(nodes.digit(to));
    for (int rest = graph.sets().digits(set) & ~links;
        rest != 0;
        rest = Digits.withoutLowest(rest)) {
      int digit = Digits.lowest(rest);
      places.setToBoth(graph.sets().cells(set), grid.cells(digit));
      seen.setTo(grid.cells(digit)).andSeen(places);
      for (int cell = seen.first(); cell != CellSet.NONE; cell = seen.next(cell)) {
        NodeBits.add(targets, 0, nodes.of(cell, digit));
      }
    }
  }

  private Hint hint() {
    HintBuilder hint = new HintBuilder(technique);
    for (int i = 0; i < path.length(); i++) {
      path.markEnd(hint, i);
    }
    path.addTo(hint, true);
    nodes.eliminate(hint, targets);
    return hint.build();
  }
}
