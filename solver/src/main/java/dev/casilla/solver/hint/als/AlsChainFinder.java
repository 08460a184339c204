package dev.casilla.solver.hint.als;

import dev.casilla.solver.Digits;
import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.HintBuilder;
import dev.casilla.solver.hint.HintSink;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.TechniqueFinder;
import dev.casilla.solver.hint.grid.CandidateGrid;
import java.util.Arrays;

/**
 * Finds chains of almost locked sets, each with a restricted common digit with the next, and never
 * the same digit twice in a row: a common digit of the first and the last set is in one of them, so
 * it goes from all cells that see all its places in both. Three sets are an XY-wing.
 *
 * <p>Of the chains with the same ends and the same first restricted common digit one is told.
 * Confined to one thread.
 */
public final class AlsChainFinder implements TechniqueFinder {
  private static final int WING = 3;
  private static final int MAX_LENGTH = SetReach.MAX_SETS + 1;

  private final Technique technique;
  private final int minLength;
  private final int maxLength;
  private final AlmostLockedSets sets;
  private final SetHints hints;

  /** The chain as far as it goes, and the digit by which each of its sets is left. */
  private final int[] path = new int[MAX_LENGTH];

  private final int[] exits = new int[MAX_LENGTH];

  /** The search in which a group was last entered at a length: {@code 8 * group + length}. */
  private int[] entered = new int[8 * 256];

  /** The search in which a set was last reported as an end. */
  private int[] reported = new int[256];

  private int search;
  private int length;

  /** A finder for an ALS-XY-wing or ALS-XY-chain that shares {@code sets} with others. */
  public AlsChainFinder(Technique technique, AlmostLockedSets sets) {
    this.technique = technique;
    this.minLength = technique == Technique.ALS_XY_WING ? WING : WING + 1;
    this.maxLength = technique == Technique.ALS_XY_WING ? WING : MAX_LENGTH;
    this.sets = sets;
    this.hints = new SetHints(sets);
  }

  @Override
  public Technique technique() {
    return technique;
  }

  @Override
  public boolean findAll(CandidateGrid grid, HintSink sink) {
    sets.update(grid);
    if (entered.length < 8 * sets.groups().count() || reported.length < sets.count()) {
      entered = new int[16 * sets.groups().count()];
      reported = new int[2 * sets.count()];
      search = 0;
    }
    for (length = minLength; length <= maxLength; length++) {
      for (int set = 0; set < sets.count(); set++) {
        if (findFrom(set, sink)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean findFrom(int set, HintSink sink) {
    int digits = sets.digits(set);
    for (int rest = digits; rest != 0; rest = Digits.withoutLowest(rest)) {
      int exit = Digits.lowest(rest);
      int ends = usefulEnds(set, digits & ~Digits.only(exit), sets.group(set, exit), length - 1);
      if (ends != 0) {
        nextSearch();
        path[0] = set;
        exits[0] = exit;
        if (extend(1, ends, sink)) {
          return true;
        }
      }
    }
    return false;
  }

  private void nextSearch() {
    if (++search == Integer.MAX_VALUE) {
      search = 1;
      Arrays.fill(entered, 0);
      Arrays.fill(reported, 0);
    }
  }

  /**
   * Those of {@code digits} of which a candidate that sees them all in {@code set} is also removed
   * over {@code more} sets if {@code group} is true.
   */
  private int usefulEnds(int set, int digits, int group, int more) {
    long[] removed = sets.reach().afterTrue(more);
    DigitGroups groups = sets.groups();
    int useful = 0;
    for (int rest = digits; rest != 0; rest = Digits.withoutLowest(rest)) {
      int digit = Digits.lowest(rest);
      int end = sets.group(set, digit);
      int at = SetReach.WIDTH * group + 2 * (digit - 1);
      if (((groups.seenLow(end) & removed[at]) | (groups.seenHigh(end) & removed[at + 1])) != 0) {
        useful |= Digits.only(digit);
      }
    }
    return useful;
  }

  /** Adds the set at {@code place}; {@code ends} are the digits that may end the chain. */
  private boolean extend(int place, int ends, HintSink sink) {
    DigitGroups groups = sets.groups();
    int digit = exits[place - 1];
    int group = sets.group(path[place - 1], digit);
    int end = groups.conflictsEnd(group);
    for (int at = groups.conflictsBegin(group); at < end; at++) {
      int entry = groups.conflict(at);
      int membersEnd = sets.membersEnd(entry);
      for (int i = sets.membersBegin(entry); i < membersEnd; i++) {
        if (!isOnPath(sets.member(i), place)) {
          path[place] = sets.member(i);
          if (place == length - 1 ? report(ends, sink) : leave(place, ends, digit, sink)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private boolean isOnPath(int set, int end) {
    for (int place = 0; place < end; place++) {
      if (path[place] == set) {
        return true;
      }
    }
    return false;
  }

  /** Leaves the set at {@code place} by each digit but the one by which it was entered. */
  private boolean leave(int place, int ends, int entry, HintSink sink) {
    int set = path[place];
    int digits = sets.digits(set) & ~Digits.only(entry);
    for (int rest = digits; rest != 0; rest = Digits.withoutLowest(rest)) {
      int exit = Digits.lowest(rest);
      int group = sets.group(set, exit);
      int at = 8 * group + place;
      if (entered[at] != search) {
        entered[at] = search;
        int left = usefulEnds(path[0], ends, group, length - 1 - place);
        if (left != 0) {
          exits[place] = exit;
          if (extend(place + 1, left, sink)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private boolean report(int ends, HintSink sink) {
    int last = path[length - 1];
    // Every chain is found from both ends.
    if (last < path[0] || reported[last] == search) {
      return false;
    }
    int digits = 0;
    int both = ends & sets.digits(last) & ~Digits.only(exits[length - 2]);
    for (int rest = both; rest != 0; rest = Digits.withoutLowest(rest)) {
      int digit = Digits.lowest(rest);
      if (hints.haveTarget(sets.group(path[0], digit), sets.group(last, digit))) {
        digits |= Digits.only(digit);
      }
    }
    if (digits == 0) {
      return false;
    }
    reported[last] = search;
    return sink.take(hint(digits));
  }

  private Hint hint(int digits) {
    HintBuilder hint = new HintBuilder(technique);
    int first = path[0];
    int last = path[length - 1];
    for (int place = 0; place < length; place++) {
      hints.addSet(hint, path[place]);
    }
    hints.mark(hint, first, digits);
    hints.mark(hint, last, digits);
    int entry = Digits.lowest(digits);
    for (int place = 0; place < length - 1; place++) {
      hints.linkWithin(hint, path[place], entry, exits[place]);
      hints.linkBetween(hint, path[place], path[place + 1], exits[place]);
      entry = exits[place];
    }
    hints.linkWithin(hint, last, entry, Digits.lowest(digits));
    for (int rest = digits; rest != 0; rest = Digits.withoutLowest(rest)) {
      int digit = Digits.lowest(rest);
      hints.eliminateSeenByBoth(hint, sets.group(first, digit), sets.group(last, digit));
    }
    return hint.build();
  }
}
