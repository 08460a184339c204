package dev.casilla.solver.hint.als;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.hint.Candidate;
import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.HintBuilder;
import dev.casilla.solver.hint.HintSink;
import dev.casilla.solver.hint.Link;
import dev.casilla.solver.hint.Role;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.TechniqueFinder;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.CellSet;
import dev.casilla.solver.hint.grid.CellSets;
import dev.casilla.solver.hint.grid.MutableCellSet;
import java.util.Arrays;
import java.util.Collections;

/**
 * Finds a stem cell that sees, for each of its candidates, all places of that digit in some almost
 * locked set, its petal. Whatever the stem holds, one petal holds all its other digits: a digit
 * that all petals have goes from the cells that see all its places in all petals.
 *
 * <p>Of petals that leave the same candidates to remove, one is told. Confined to one thread.
 */
public final class DeathBlossomFinder implements TechniqueFinder {
  private final AlmostLockedSets sets;
  private final SetHints hints;

  /** The digits of the stem and the petals chosen for them. */
  private final int[] stemDigits = new int[Cells.SIDE];

  private final int[] petals = new int[Cells.SIDE];

  /** What is removed whichever petal counts, after each number of petals. */
  private final long[][] removed = new long[Cells.SIDE + 1][SetReach.WIDTH];

  /** What can be removed at best with the petals from each one on. */
  private final long[][] removable = new long[Cells.SIDE + 1][SetReach.WIDTH];

  /** What was tried already for each petal. */
  private final long[][] tried = new long[Cells.SIDE][64];

  private final int[] triedCount = new int[Cells.SIDE];
  private final MutableCellSet targets = new MutableCellSet();
  private int stem;
  private int stemCount;

  /** A finder that shares {@code sets} with others. */
  public DeathBlossomFinder(AlmostLockedSets sets) {
    this.sets = sets;
    this.hints = new SetHints(sets);
  }

  @Override
  public Technique technique() {
    return Technique.DEATH_BLOSSOM;
  }

  @Override
  public boolean findAll(CandidateGrid grid, HintSink sink) {
    sets.update(grid);
    Arrays.fill(removed[0], -1L);
    for (stem = grid.empty().first(); stem != CellSet.NONE; stem = grid.empty().next(stem)) {
      collectStemDigits(grid);
      if (stemCount > 1 && collectRemovable() && choose(0, sink)) {
        return true;
      }
    }
    return false;
  }

  private void collectStemDigits(CandidateGrid grid) {
    stemCount = 0;
    for (int rest = grid.candidates(stem); rest != 0; rest = Digits.withoutLowest(rest)) {
      stemDigits[stemCount++] = Digits.lowest(rest);
    }
  }

  /** Whether anything can be removed, whatever the petals. */
  private boolean collectRemovable() {
    Arrays.fill(removable[stemCount], -1L);
    for (int petal = stemCount - 1; petal >= 0; petal--) {
      long[] into = removable[petal];
      Arrays.fill(into, 0);
      collectRemovable(stemDigits[petal], into);
      if (!keepBoth(into, removable[petal + 1], into)) {
        return false;
      }
    }
    return true;
  }

  private void collectRemovable(int digit, long[] into) {
    long[] removedBySets = sets.reach().afterFalse(1);
    DigitGroups groups = sets.groups();
    for (int group = groups.first(digit); group != DigitGroups.NONE; group = groups.next(group)) {
      if (isSeenByStem(group)) {
        for (int word = 0; word < SetReach.WIDTH; word++) {
          into[word] |= removedBySets[SetReach.WIDTH * group + word];
        }
      }
    }
  }

  private boolean isSeenByStem(int group) {
    CellSet peers = CellSets.peers(stem);
    DigitGroups groups = sets.groups();
    return ((groups.low(group) & ~peers.low()) | (groups.high(group) & ~peers.high())) == 0;
  }

  /** Overwrites {@code into} with what both have, and tells whether that is anything. */
  private static boolean keepBoth(long[] one, long[] other, long[] into) {
    long any = 0;
    for (int word = 0; word < SetReach.WIDTH; word++) {
      into[word] = one[word] & other[word];
      any |= into[word];
    }
    return any != 0;
  }

  /** Chooses petal number {@code petal} and those after it. */
  private boolean choose(int petal, HintSink sink) {
    if (petal == stemCount) {
      return sink.take(hint());
    }
    triedCount[petal] = 0;
    DigitGroups groups = sets.groups();
    int digit = stemDigits[petal];
    for (int group = groups.first(digit); group != DigitGroups.NONE; group = groups.next(group)) {
      if (isSeenByStem(group) && chooseOf(group, petal, sink)) {
        return true;
      }
    }
    return false;
  }

  private boolean chooseOf(int group, int petal, HintSink sink) {
    int end = sets.membersEnd(group);
    for (int i = sets.membersBegin(group); i < end; i++) {
      petals[petal] = sets.member(i);
      if (pass(petal) && isNew(petal) && choose(petal + 1, sink)) {
        return true;
      }
    }
    return false;
  }

  /** Computes what is left to remove with the petal just chosen, and whether that is anything. */
  private boolean pass(int petal) {
    long[] before = removed[petal];
    long[] after = removed[petal + 1];
    long[] possible = removable[petal + 1];
    int set = petals[petal];
    int digits = sets.digits(set) & ~Digits.only(stemDigits[petal]);
    long any = 0;
    Arrays.fill(after, 0);
    for (int rest = digits; rest != 0; rest = Digits.withoutLowest(rest)) {
      int digit = Digits.lowest(rest);
      int group = sets.group(set, digit);
      int word = 2 * (digit - 1);
      after[word] = before[word] & sets.groups().seenLow(group) & possible[word];
      after[word + 1] = before[word + 1] & sets.groups().seenHigh(group) & possible[word + 1];
      any |= after[word] | after[word + 1];
    }
    return any != 0;
  }

  /** Whether no petal tried here before left the same to remove; petals are told by a hash. */
  private boolean isNew(int petal) {
    long hash = 1;
    for (int word = 0; word < SetReach.WIDTH; word++) {
      hash = (hash ^ removed[petal + 1][word]) * 0x9E3779B97F4A7C15L;
      hash ^= hash >>> 29;
    }
    for (int i = 0; i < triedCount[petal]; i++) {
      if (tried[petal][i] == hash) {
        return false;
      }
    }
    if (triedCount[petal] == tried[petal].length) {
      tried[petal] = Arrays.copyOf(tried[petal], 2 * triedCount[petal]);
    }
    tried[petal][triedCount[petal]++] = hash;
    return true;
  }

  private Hint hint() {
    HintBuilder hint = new HintBuilder(technique());
    long[] out = removed[stemCount];
    int digits = 0;
    for (int digit = 1; digit <= Cells.SIDE; digit++) {
      int word = 2 * (digit - 1);
      DigitGroups.fill(targets, out[word], out[word + 1]);
      hint.eliminate(targets, digit);
      digits |= targets.isEmpty() ? 0 : Digits.only(digit);
    }
    int told = Digits.lowest(digits);
    int stemSet = 0;
    for (int petal = 0; petal < stemCount; petal++) {
      stemSet |= Digits.only(stemDigits[petal]);
      hint.mark(Role.PIVOT, stem, stemDigits[petal]);
      hints.mark(hint, petals[petal], digits);
    }
    hint.lockedSet(targets.clear().add(stem), stemSet);
    for (int petal = 0; petal < stemCount; petal++) {
      int digit = stemDigits[petal];
      hints.addSet(hint, petals[petal]);
      hint.link(
          new Link(
              Link.Strength.WEAK,
              Collections.singletonList(Candidate.of(stem, digit)),
              hints.candidates(petals[petal], digit)));
      hints.linkWithin(hint, petals[petal], digit, told);
      hint.endChain();
    }
    return hint.build();
  }
}
