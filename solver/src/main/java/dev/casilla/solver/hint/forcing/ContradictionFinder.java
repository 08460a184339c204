package dev.casilla.solver.hint.forcing;

import dev.casilla.solver.Cells;
import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.HintBuilder;
import dev.casilla.solver.hint.HintSink;
import dev.casilla.solver.hint.Link;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.TechniqueFinder;
import dev.casilla.solver.hint.grid.CandidateGrid;
import java.util.Arrays;
import java.util.List;

/**
 * Finds candidates that lead to a contradiction once they are taken for true, so they go, or for
 * false, so they are written: a cell is left without candidates or a unit without a digit. What
 * needs the fewest conclusions comes first. Confined to one thread.
 */
final class ContradictionFinder implements TechniqueFinder {
  private static final int BITS = 11;

  private final Technique technique;
  private final boolean isNet;
  private final NetState state;
  private final NetTrace trace;
  private final int[] found = new int[2 * NetRules.CANDIDATES];
  private int count;

  /** A finder of {@link Technique#FORCING_CHAIN_CONTRADICTION} or the like with nets. */
  ContradictionFinder(Technique technique) {
    this.technique = technique;
    isNet = technique == Technique.FORCING_NET_CONTRADICTION;
    state = new NetState(!isNet);
    trace = new NetTrace(state);
  }

  @Override
  public Technique technique() {
    return technique;
  }

  @Override
  public boolean findAll(CandidateGrid grid, HintSink sink) {
    state.update(grid);
    collect();
    for (int i = 0; i < count; i++) {
      int key = found[i] & (1 << BITS) - 1;
      if (sink.take(hint(key / 2, key % 2 == 0))) {
        return true;
      }
    }
    return false;
  }

  private void collect() {
    count = 0;
    for (int candidate = 0; candidate < NetRules.CANDIDATES; candidate++) {
      if (state.isThere(candidate)) {
        collect(candidate, true);
        collect(candidate, false);
      }
    }
    Arrays.sort(found, 0, count);
  }

  private void collect(int candidate, boolean isTrue) {
    if (!state.assume(candidate, isTrue)) {
      trace.clear();
      trace.needBroken();
      found[count++] = trace.follow(0) << BITS | 2 * candidate | (isTrue ? 0 : 1);
    }
    state.undo(0);
  }

  private Hint hint(int candidate, boolean isTrue) {
    HintBuilder hint = new HintBuilder(technique);
    state.assume(candidate, isTrue);
    trace.addPlace(hint, state.brokenPlace());
    if (isNet) {
      addNet(hint);
    } else {
      addChains(hint);
    }
    state.undo(0);
    int cell = NetRules.cell(candidate);
    int digit = NetRules.digit(candidate);
    return isTrue ? hint.eliminate(cell, digit).build() : hint.place(cell, digit).build();
  }

  private void addNet(HintBuilder hint) {
    trace.clear();
    trace.needBroken();
    trace.follow(0);
    List<Link> links = trace.links(0);
    trace.addDenial(links);
    links.forEach(hint::link);
  }

  /** Adds a chain to each candidate of the broken place. */
  private void addChains(HintBuilder hint) {
    for (int i = 0; i < Cells.SIDE; i++) {
      int member = NetRules.member(state.brokenPlace(), i);
      if (member == state.denied()) {
        List<Link> links = trace.path(state.deniedBy());
        trace.addDenial(links);
        links.forEach(hint::link);
      } else if (state.isThere(member)) {
        trace.path(member).forEach(hint::link);
      }
      hint.endChain();
    }
  }
}
