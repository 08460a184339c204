package dev.casilla.solver.hint.forcing;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.hint.grid.CandidateGrid;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What follows from assumptions: a true candidate makes its rivals false, and the last candidate of
 * a place that is not false is true. Conclusions are kept in the order in which they are drawn,
 * each with its reason, and are taken back in the opposite order.
 *
 * <p>Allocates nothing after it is made. Confined to one thread.
 */
final class NetState {
  /** The reason of an assumption, and no place. */
  static final int NONE = -1;

  private static final byte ABSENT = 0;
  private static final byte OPEN = 1;
  private static final byte TRUE = 2;
  private static final byte FALSE = 3;

  private final boolean onlyPairs;
  private final byte[] states = new byte[NetRules.CANDIDATES];

  /** Of a false candidate: the true one; of a true one: the place it is the last of. */
  private final short[] reasons = new short[NetRules.CANDIDATES];

  private final byte[] sizes = new byte[NetRules.PLACES];
  private final byte[] left = new byte[NetRules.PLACES];
  private final short[] trail = new short[NetRules.CANDIDATES];
  private int length;
  private int done;
  private int brokenPlace = NONE;
  private int deniedBy = NONE;
  private int denied = NONE;
  private @Nullable CandidateGrid grid;
  private long changes;

  /**
   * No assumptions.
   *
   * @param onlyPairs whether to use only places with two candidates, so that each conclusion
   *     follows from one other
   */
  NetState(boolean onlyPairs) {
    this.onlyPairs = onlyPairs;
  }

  /**
   * Takes the candidates of {@code grid}.
   *
   * @return whether they had to be taken anew
   */
  boolean update(CandidateGrid grid) {
    if (this.grid == grid && changes == grid.changes()) {
      return false;
    }
    this.grid = grid;
    changes = grid.changes();
    Arrays.fill(states, ABSENT);
    Arrays.fill(sizes, (byte) 0);
    length = 0;
    done = 0;
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      for (int rest = grid.candidates(cell); rest != 0; rest = Digits.withoutLowest(rest)) {
        int candidate = NetRules.candidate(cell, Digits.lowest(rest));
        states[candidate] = OPEN;
        for (int i = 0; i < NetRules.PLACES_OF_CANDIDATE; i++) {
          sizes[NetRules.place(candidate, i)]++;
        }
      }
    }
    System.arraycopy(sizes, 0, left, 0, left.length);
    return true;
  }

  /** Whether the grid has {@code candidate}. */
  boolean isThere(int candidate) {
    return states[candidate] != ABSENT;
  }

  boolean isOpen(int candidate) {
    return states[candidate] == OPEN;
  }

  boolean isTrue(int candidate) {
    return states[candidate] == TRUE;
  }

  boolean isFalse(int candidate) {
    return states[candidate] == FALSE;
  }

  int reason(int candidate) {
    return reasons[candidate];
  }

  /** How many candidates {@code place} has in the grid. */
  int size(int place) {
    return sizes[place];
  }

  /** How many candidates of {@code place} are not false. */
  int left(int place) {
    return left[place];
  }

  /** How many conclusions there are. */
  int length() {
    return length;
  }

  /** A candidate that something was concluded of. */
  int conclusion(int index) {
    return trail[index];
  }

  /** The place all of whose candidates are false, after a contradiction. */
  int brokenPlace() {
    return brokenPlace;
  }

  /** The last candidate of the broken place, if it was true until a rival was, or {@link #NONE}. */
  int denied() {
    return denied;
  }

  /** The rival of {@link #denied}. */
  int deniedBy() {
    return deniedBy;
  }

  /**
   * Assumes that an open candidate is true or false, and draws all conclusions.
   *
   * @return whether they agree
   */
  boolean assume(int candidate, boolean isTrue) {
    brokenPlace = NONE;
    denied = NONE;
    deniedBy = NONE;
    boolean agrees = isTrue || conclude(candidate, NONE);
    if (isTrue) {
      push(candidate, TRUE, NONE);
    }
    for (; agrees && done < length; done++) {
      int next = trail[done];
      agrees = states[next] == FALSE || denyRivals(next);
    }
    return agrees;
  }

  /** Takes back all but the first {@code length} conclusions. */
  void undo(int length) {
    while (this.length > length) {
      int candidate = trail[--this.length];
      if (states[candidate] == FALSE) {
        for (int i = 0; i < NetRules.PLACES_OF_CANDIDATE; i++) {
          left[NetRules.place(candidate, i)]++;
        }
      }
      states[candidate] = OPEN;
    }
    done = length;
  }

  private boolean denyRivals(int candidate) {
    for (int i = 0; i < NetRules.RIVALS; i++) {
      int rival = NetRules.rival(candidate, i);
      if (states[rival] == OPEN) {
        if (!conclude(rival, candidate)) {
          return false;
        }
      } else if (states[rival] == TRUE) {
        brokenPlace = reasons[rival];
        denied = rival;
        deniedBy = candidate;
        return false;
      }
    }
    return true;
  }

  /** Concludes that {@code candidate} is false; answers whether its places have others. */
  private boolean conclude(int candidate, int reason) {
    push(candidate, FALSE, reason);
    boolean agrees = true;
    for (int i = 0; i < NetRules.PLACES_OF_CANDIDATE; i++) {
      int place = NetRules.place(candidate, i);
      left[place]--;
      if (left[place] == 0) {
        brokenPlace = place;
        agrees = false;
      } else if (left[place] == 1 && (!onlyPairs || sizes[place] == 2)) {
        takeLast(place);
      }
    }
    return agrees;
  }

  private void takeLast(int place) {
    for (int i = 0; i < Cells.SIDE; i++) {
      int candidate = NetRules.member(place, i);
      if (states[candidate] == OPEN) {
        push(candidate, TRUE, place);
        return;
      }
    }
  }

  private void push(int candidate, byte state, int reason) {
    states[candidate] = state;
    reasons[candidate] = (short) reason;
    trail[length++] = (short) candidate;
  }
}
