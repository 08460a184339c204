package dev.casilla.solver.hint.forcing;

import dev.casilla.solver.Cells;
import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.HintBuilder;
import dev.casilla.solver.hint.HintSink;
import dev.casilla.solver.hint.Link;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.TechniqueFinder;
import dev.casilla.solver.hint.grid.CandidateGrid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds a candidate that leads to a contradiction whichever candidate of some cell or unit is true
 * beside it, and so on as deep as need be. Hands out only the hint with the fewest cases found in a
 * while.
 *
 * <p>The last resort: wherever a candidate is in no solution, there is a hint. Confined to one
 * thread.
 */
final class NestedNetFinder implements TechniqueFinder {
  /** Answered where a contradiction is not found. */
  private static final int NONE = -1;

  private static final int FEW_CASES = 2;

  /** So many cases are allowed at first. */
  private static final int SOME_CASES = 8;

  private static final int TRIES = 200;
  private static final int TRIES_FOR_CASE = 5;

  private final NetState state = new NetState(false);
  private final NetTrace trace = new NetTrace(state);
  private final boolean[] isNamed = new boolean[NetRules.PLACES];
  private int tried;

  @Override
  public Technique technique() {
    return Technique.NESTED_FORCING_NET;
  }

  @Override
  public boolean findAll(CandidateGrid grid, HintSink sink) {
    state.update(grid);
    int best = NONE;
    for (int max = SOME_CASES; best == NONE && max > 0; max *= 6) {
      best = best(max);
    }
    return best != NONE && sink.take(hint(best));
  }

  /** The candidate with the fewest cases, at most {@code max}, or none. */
  private int best(int max) {
    int best = NONE;
    int fewest = max + 1;
    tried = 0;
    for (int i = 0; i < NetRules.CANDIDATES && !isEnough(max, fewest); i++) {
      if (state.isThere(i)) {
        int cases = state.assume(i, true) ? refute(fewest - 1) : 0;
        state.undo(0);
        if (cases != NONE) {
          fewest = cases;
          best = i;
        }
      }
    }
    return best;
  }

  /** The more cases are allowed, the longer is the search: without a hint it goes on at last. */
  private boolean isEnough(int max, int fewest) {
    return fewest <= FEW_CASES || tried > TRIES + TRIES_FOR_CASE * (long) max;
  }

  /** How many cases lead to contradictions from here: not more than {@code max}, or none. */
  private int refute(int max) {
    int place = tightest();
    if (place == NONE) {
      return NONE;
    }
    int cases = 0;
    int from = state.length();
    for (int i = 0; i < Cells.SIDE; i++) {
      int member = NetRules.member(place, i);
      if (state.isOpen(member)) {
        if (++cases > max) {
          return NONE;
        }
        tried++;
        int more = state.assume(member, true) ? refute(max - cases) : 0;
        state.undo(from);
        if (more == NONE) {
          return NONE;
        }
        cases += more;
      }
    }
    return cases;
  }

  /** The place with the fewest open candidates, or none if all is concluded. */
  private int tightest() {
    int tightest = NONE;
    for (int place = 0; place < NetRules.PLACES; place++) {
      int left = state.left(place);
      if (left > 1 && (tightest == NONE || left < state.left(tightest))) {
        if (left == 2) {
          return place;
        }
        tightest = place;
      }
    }
    return tightest;
  }

  private Hint hint(int candidate) {
    HintBuilder hint = new HintBuilder(technique());
    Arrays.fill(isNamed, false);
    trace.clear();
    for (List<Link> links : explain(hint, candidate)) {
      links.forEach(hint::link);
      hint.endChain();
    }
    return hint.eliminate(NetRules.cell(candidate), NetRules.digit(candidate)).build();
  }

  /** What follows from {@code candidate}, then what follows in each case after that. */
  private List<List<Link>> explain(HintBuilder hint, int candidate) {
    List<List<Link>> explained = new ArrayList<>();
    int from = state.length();
    boolean agrees = state.assume(candidate, true);
    int place = agrees ? tightest() : state.brokenPlace();
    if (!isNamed[place]) {
      isNamed[place] = true;
      trace.addPlace(hint, place);
    }
    if (agrees) {
      for (int i = 0; i < Cells.SIDE; i++) {
        int member = NetRules.member(place, i);
        if (state.isOpen(member)) {
          explained.addAll(explain(hint, member));
        } else if (state.isThere(member)) {
          trace.need(member);
        }
      }
    } else {
      trace.needBroken();
    }
    trace.follow(from);
    List<Link> links = trace.links(from);
    if (!agrees) {
      trace.addDenial(links);
    }
    explained.add(0, links);
    state.undo(from);
    return explained;
  }
}
