package dev.casilla.solver.hint.als;

import dev.casilla.solver.Digits;
import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.HintBuilder;
import dev.casilla.solver.hint.HintSink;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.TechniqueFinder;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.grid.MutableCellSet;

/**
 * Finds two almost locked sets with one restricted common digit: another common digit is in one of
 * them, so it goes from all cells that see all its places in both. With two restricted common
 * digits each set holds exactly one of these: both go from the cells that see them in both sets,
 * and the other digits of each set from the cells that see them there. Confined to one thread.
 */
public final class AlsXzFinder implements TechniqueFinder {
  private final AlmostLockedSets sets;
  private final SetHints hints;
  private final MutableCellSet targets = new MutableCellSet();

  /** Cells of the pattern from which nothing is removed. */
  private final MutableCellSet spared = new MutableCellSet();

  private final MutableCellSet cells = new MutableCellSet();

  /** The restricted common digits with the set looked at, for each later set. */
  private short[] common = new short[256];

  private int[] neighbors = new int[256];
  private int neighborCount;

  /** A finder that shares {@code sets} with others. */
  public AlsXzFinder(AlmostLockedSets sets) {
    this.sets = sets;
    this.hints = new SetHints(sets);
  }

  @Override
  public Technique technique() {
    return Technique.ALS_XZ;
  }

  @Override
  public boolean findAll(CandidateGrid grid, HintSink sink) {
    sets.update(grid);
    if (common.length < sets.count()) {
      common = new short[2 * sets.count()];
      neighbors = new int[2 * sets.count()];
    }
    for (int set = 0; set < sets.count(); set++) {
      collectNeighbors(set);
      boolean hasEnough = false;
      for (int i = 0; i < neighborCount && !hasEnough; i++) {
        hasEnough = report(set, neighbors[i], sink);
      }
      for (int i = 0; i < neighborCount; i++) {
        common[neighbors[i]] = 0;
      }
      if (hasEnough) {
        return true;
      }
    }
    return false;
  }

  private void collectNeighbors(int set) {
    DigitGroups groups = sets.groups();
    neighborCount = 0;
    for (int rest = sets.digits(set); rest != 0; rest = Digits.withoutLowest(rest)) {
      int digit = Digits.lowest(rest);
      int group = sets.group(set, digit);
      int end = groups.conflictsEnd(group);
      for (int at = groups.conflictsBegin(group); at < end; at++) {
        int other = groups.conflict(at);
        // The members are in ascending order, and only later sets count.
        int begin = sets.membersBegin(other);
        for (int i = sets.membersEnd(other) - 1; i >= begin && sets.member(i) > set; i--) {
          int neighbor = sets.member(i);
          if (common[neighbor] == 0) {
            neighbors[neighborCount++] = neighbor;
          }
          common[neighbor] |= (short) Digits.only(digit);
        }
      }
    }
  }

  private boolean report(int set, int other, HintSink sink) {
    int restricted = common[other];
    if (Digits.isSingle(restricted)) {
      int digits = targetDigits(set, other, restricted);
      return digits != 0 && sink.take(single(set, other, restricted, digits));
    }
    return Digits.count(restricted) == 2
        && hasDoubledTargets(set, other, restricted)
        && sink.take(doubled(set, other, restricted));
  }

  /** The common digits beside {@code restricted} that have something to remove. */
  private int targetDigits(int set, int other, int restricted) {
    int digits = 0;
    int both = sets.digits(set) & sets.digits(other) & ~restricted;
    for (int rest = both; rest != 0; rest = Digits.withoutLowest(rest)) {
      int digit = Digits.lowest(rest);
      if (hints.haveTarget(sets.group(set, digit), sets.group(other, digit))) {
        digits |= Digits.only(digit);
      }
    }
    return digits;
  }

  private boolean hasDoubledTargets(int set, int other, int restricted) {
    // What goes from the sets themselves is told only if there is nothing else.
    spared.setTo(sets.cells(set, cells)).or(sets.cells(other, cells));
    if (hasDoubledTarget(set, other, restricted)) {
      return true;
    }
    spared.clear();
    return hasDoubledTarget(set, other, restricted);
  }

  private boolean hasDoubledTarget(int set, int other, int restricted) {
    int digits = sets.digits(set) | sets.digits(other);
    for (int rest = digits; rest != 0; rest = Digits.withoutLowest(rest)) {
      int digit = Digits.lowest(rest);
      if (!targets(set, other, digit, Digits.has(restricted, digit)).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  private Hint single(int set, int other, int restricted, int digits) {
    HintBuilder hint = new HintBuilder(Technique.ALS_XZ);
    hints.addSet(hint, set);
    hints.addSet(hint, other);
    hints.mark(hint, set, digits);
    hints.mark(hint, other, digits);
    int digit = Digits.lowest(digits);
    int link = Digits.lowest(restricted);
    hints.linkWithin(hint, set, digit, link);
    hints.linkBetween(hint, set, other, link);
    hints.linkWithin(hint, other, link, digit);
    for (int rest = digits; rest != 0; rest = Digits.withoutLowest(rest)) {
      int out = Digits.lowest(rest);
      hints.eliminateSeenByBoth(hint, sets.group(set, out), sets.group(other, out));
    }
    return hint.build();
  }

  private Hint doubled(int set, int other, int restricted) {
    HintBuilder hint = new HintBuilder(Technique.ALS_XZ);
    hints.addSet(hint, set);
    hints.addSet(hint, other);
    hints.mark(hint, set, restricted);
    hints.mark(hint, other, restricted);
    int first = Digits.lowest(restricted);
    int second = Digits.lowest(Digits.withoutLowest(restricted));
    hints.linkWithin(hint, set, second, first);
    hints.linkBetween(hint, set, other, first);
    hints.linkWithin(hint, other, first, second);
    hints.linkBetween(hint, other, set, second);
    int digits = sets.digits(set) | sets.digits(other);
    for (int rest = digits; rest != 0; rest = Digits.withoutLowest(rest)) {
      int digit = Digits.lowest(rest);
      hint.eliminate(targets(set, other, digit, Digits.has(restricted, digit)), digit);
    }
    return hint.build();
  }

  private MutableCellSet targets(int set, int other, int digit, boolean isRestricted) {
    DigitGroups groups = sets.groups();
    boolean isInSet = Digits.has(sets.digits(set), digit);
    boolean isInOther = Digits.has(sets.digits(other), digit);
    int group = sets.group(isInSet ? set : other, digit);
    long low = groups.seenLow(group);
    long high = groups.seenHigh(group);
    if (isInSet && isInOther) {
      int second = sets.group(other, digit);
      long secondLow = groups.seenLow(second);
      long secondHigh = groups.seenHigh(second);
      low = isRestricted ? low & secondLow : low | secondLow;
      high = isRestricted ? high & secondHigh : high | secondHigh;
    }
    return DigitGroups.fill(targets, low, high).andNot(spared);
  }
}
