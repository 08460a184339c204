package dev.casilla.solver.rating.difficulty.chain;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.CellSets;
import dev.casilla.solver.hint.grid.DigitPlacements;
import dev.casilla.solver.hint.grid.MutableCellSet;
import dev.casilla.solver.rating.difficulty.stage.Removals;
import dev.casilla.solver.rating.difficulty.stage.Stage;
import java.util.Arrays;

/**
 * Chains of strong and weak links in turn: chains of one digit, loops through cells with two
 * candidates, and chains of all links. The shortest are the easiest.
 *
 * <p>A chain begins and ends with a strong link, so one of its ends is right: what sees both goes.
 * If both ends are the same candidate, that is right. If they see each other the chain is a loop,
 * and what sees both ends of any weak link goes. Confined to one thread.
 */
public final class ChainStage implements Stage {
  private static final int SIMPLE_LOOP = 65;
  private static final int DIGIT_CHAIN = 66;
  private static final int CHAIN = 70;

  /** Strong links of a chain in a first, quick search. */
  private static final int SHORT = 4;

  private static final int CANDIDATES = Cells.COUNT * Cells.SIDE;

  private final DigitPlacements placements;
  private final ChainLinks links = new ChainLinks();
  private final Removals removals = new Removals();
  private final MutableCellSet targets = new MutableCellSet();

  /* A breadth-first search: those found to be true, in order, and where each was reached from. */
  private final short[] queue = new short[CANDIDATES];
  private final short[] trueBefore = new short[CANDIDATES];
  private final short[] falseBefore = new short[CANDIDATES];
  private final long[] isTrue = new long[CANDIDATES / Long.SIZE + 1];
  private final long[] isFalse = new long[CANDIDATES / Long.SIZE + 1];
  private int queued;

  private int chainDifficulty;
  private int loopDifficulty;
  private boolean onlyLoops;

  public ChainStage(DigitPlacements placements) {
    this.placements = placements;
  }

  @Override
  public int advance(CandidateGrid grid, int reached) {
    removals.begin(reached);
    links.find(grid, placements.digits(grid), true, false);
    search(grid, DIGIT_CHAIN, SIMPLE_LOOP, false);
    links.find(grid, Digits.NONE, false, true);
    search(grid, CHAIN, SIMPLE_LOOP, true);
    if (CHAIN <= removals.limit()) {
      links.find(grid, Digits.ALL, true, true);
      search(grid, CHAIN, CHAIN, false);
    }
    return removals.applyTo(grid);
  }

  private void search(CandidateGrid grid, int ofChain, int ofLoop, boolean loopsAlone) {
    chainDifficulty = ofChain;
    loopDifficulty = ofLoop;
    onlyLoops = loopsAlone;
    for (int start = 0; start < links.count(); start++) {
      searchFrom(grid, start, SHORT);
    }
    if (easiest(SHORT + 1) <= removals.limit()) {
      for (int start = 0; start < links.count(); start++) {
        searchFrom(grid, start, Integer.MAX_VALUE);
      }
    }
  }

  /** The least difficulty of what has {@code length} strong links. */
  private int easiest(int length) {
    return loopDifficulty + ChainLength.added(2 * length);
  }

  /** Follows what is true if {@code start} is false. */
  private void searchFrom(CandidateGrid grid, int start, int most) {
    Arrays.fill(isTrue, 0, links.words(), 0);
    Arrays.fill(isFalse, 0, links.words(), 0);
    add(isFalse, start);
    queued = 0;
    follow(start, start);
    int done = 0;
    for (int length = 1; done < queued && length <= most; length++) {
      if (easiest(length) > removals.limit()) {
        return;
      }
      for (int end = queued; done < end; done++) {
        int node = queue[done];
        if (node >= start) {
          report(grid, start, node, length);
        }
        deny(node);
      }
    }
  }

  private void deny(int node) {
    for (int word = 0; word < links.words(); word++) {
      long denied = links.weak(node, word) & ~isFalse[word];
      isFalse[word] |= denied;
      for (long rest = denied; rest != 0; rest &= rest - 1) {
        follow(word * Long.SIZE + Long.numberOfTrailingZeros(rest), node);
      }
    }
  }

  /** Adds what is true since {@code node} is false, which it is since {@code before} is true. */
  private void follow(int node, int before) {
    for (int i = 0; i < links.strongCount(node); i++) {
      int next = links.strong(node, i);
      if ((isTrue[next / Long.SIZE] & 1L << next) == 0) {
        add(isTrue, next);
        falseBefore[next] = (short) node;
        trueBefore[next] = (short) before;
        queue[queued++] = (short) next;
      }
    }
  }

  private static void add(long[] set, int node) {
    set[node / Long.SIZE] |= 1L << node;
  }

  private void report(CandidateGrid grid, int start, int end, int length) {
    if ((links.weak(start, end / Long.SIZE) & 1L << end) != 0) {
      reportLoop(grid, start, end, loopDifficulty + ChainLength.added(2 * length));
    } else if (!onlyLoops) {
      int statements = start == end ? 2 * length : 2 * length + 2;
      int difficulty = chainDifficulty + ChainLength.added(statements);
      if (start == end) {
        reportTrue(grid, start, difficulty);
      } else if (difficulty <= removals.limit()) {
        reportBetween(grid, start, end, difficulty);
      }
    }
  }

  private void reportTrue(CandidateGrid grid, int node, int difficulty) {
    int cell = links.cell(node);
    int digit = links.digit(node);
    removals.addAll(difficulty, cell, grid.candidates(cell) & ~Digits.only(digit));
    targets.setToBoth(grid.cells(digit), CellSets.peers(cell));
    removals.add(difficulty, targets, digit);
  }

  private void reportLoop(CandidateGrid grid, int start, int end, int difficulty) {
    if (difficulty <= removals.limit()) {
      reportBetween(grid, start, end, difficulty);
      for (int node = end; falseBefore[node] != start; node = trueBefore[node]) {
        reportBetween(grid, trueBefore[node], falseBefore[node], difficulty);
      }
    }
  }

  /** What sees both nodes goes. */
  private void reportBetween(CandidateGrid grid, int node, int other, int difficulty) {
    int cell = links.cell(node);
    int digit = links.digit(node);
    int otherCell = links.cell(other);
    int otherDigit = links.digit(other);
    if (digit == otherDigit) {
      targets.setToBoth(CellSets.peers(cell), CellSets.peers(otherCell)).and(grid.cells(digit));
      removals.add(difficulty, targets, digit);
    } else if (cell == otherCell) {
      int others = grid.candidates(cell) & ~Digits.only(digit) & ~Digits.only(otherDigit);
      removals.addAll(difficulty, cell, others);
    } else if (Cells.arePeers(cell, otherCell)) {
      removals.addAll(difficulty, cell, grid.candidates(cell) & Digits.only(otherDigit));
      removals.addAll(difficulty, otherCell, grid.candidates(otherCell) & Digits.only(digit));
    }
  }
}
