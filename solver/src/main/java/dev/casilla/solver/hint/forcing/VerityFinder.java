package dev.casilla.solver.hint.forcing;

import dev.casilla.solver.Cells;
import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.HintBuilder;
import dev.casilla.solver.hint.HintSink;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.TechniqueFinder;
import dev.casilla.solver.hint.grid.CandidateGrid;
import java.util.Arrays;

/**
 * Finds what follows from each candidate of a cell, or from each place of a digit in a unit, one of
 * which is true. Cells and units with fewer candidates come first. Confined to one thread.
 */
final class VerityFinder implements TechniqueFinder {
  private static final int WORDS = (NetRules.CANDIDATES + 63) / 64;

  private final Technique technique;
  private final boolean isNet;
  private final NetState state;
  private final NetTrace trace;

  /** What is true, and what is false, if a candidate is true: a row of bits for each. */
  private final long[] whatIsTrue = new long[NetRules.CANDIDATES * WORDS];

  private final long[] whatIsFalse = new long[NetRules.CANDIDATES * WORDS];
  private final boolean[] agrees = new boolean[NetRules.CANDIDATES];
  private final long[] common = new long[WORDS];

  /** A finder of {@link Technique#FORCING_CHAIN_VERITY} or {@link Technique#FORCING_NET_VERITY}. */
  VerityFinder(Technique technique) {
    this.technique = technique;
    isNet = technique == Technique.FORCING_NET_VERITY;
    state = new NetState(!isNet);
    trace = new NetTrace(state);
  }

  @Override
  public Technique technique() {
    return technique;
  }

  @Override
  public boolean findAll(CandidateGrid grid, HintSink sink) {
    if (state.update(grid)) {
      drawConclusions();
    }
    for (int size = 2; size <= Cells.SIDE; size++) {
      for (int place = 0; place < NetRules.PLACES; place++) {
        if (state.size(place) == size && doAllAgree(place) && findIn(place, sink)) {
          return true;
        }
      }
    }
    return false;
  }

  private void drawConclusions() {
    Arrays.fill(whatIsTrue, 0);
    Arrays.fill(whatIsFalse, 0);
    for (int candidate = 0; candidate < NetRules.CANDIDATES; candidate++) {
      if (state.isThere(candidate)) {
        agrees[candidate] = state.assume(candidate, true);
        for (int i = 0; i < state.length(); i++) {
          int concluded = state.conclusion(i);
          long[] bits = state.isTrue(concluded) ? whatIsTrue : whatIsFalse;
          bits[candidate * WORDS + (concluded >>> 6)] |= 1L << concluded;
        }
        state.undo(0);
      }
    }
  }

  private boolean doAllAgree(int place) {
    for (int i = 0; i < Cells.SIDE; i++) {
      int member = NetRules.member(place, i);
      if (state.isThere(member) && !agrees[member]) {
        return false;
      }
    }
    return true;
  }

  private boolean findIn(int place, HintSink sink) {
    return findIn(place, whatIsTrue, sink) || findIn(place, whatIsFalse, sink);
  }

  private boolean findIn(int place, long[] conclusions, HintSink sink) {
    Arrays.fill(common, -1);
    for (int i = 0; i < Cells.SIDE; i++) {
      int member = NetRules.member(place, i);
      for (int word = 0; word < WORDS && state.isThere(member); word++) {
        common[word] &= conclusions[member * WORDS + word];
      }
    }
    for (int word = 0; word < WORDS; word++) {
      for (long rest = common[word]; rest != 0; rest &= rest - 1) {
        int concluded = (word << 6) + Long.numberOfTrailingZeros(rest);
        if (sink.take(hint(place, concluded, conclusions == whatIsTrue))) {
          return true;
        }
      }
    }
    return false;
  }

  private Hint hint(int place, int concluded, boolean isTrue) {
    HintBuilder hint = new HintBuilder(technique);
    trace.addPlace(hint, place);
    for (int i = 0; i < Cells.SIDE; i++) {
      int member = NetRules.member(place, i);
      if (state.isThere(member)) {
        state.assume(member, true);
        addReasons(hint, concluded);
        state.undo(0);
      }
    }
    int cell = NetRules.cell(concluded);
    int digit = NetRules.digit(concluded);
    return isTrue ? hint.place(cell, digit).build() : hint.eliminate(cell, digit).build();
  }

  private void addReasons(HintBuilder hint, int concluded) {
    if (isNet) {
      trace.clear();
      trace.need(concluded);
      trace.follow(0);
      trace.links(0).forEach(hint::link);
    } else {
      trace.path(concluded).forEach(hint::link);
    }
    hint.endChain();
  }
}
