package dev.casilla.solver.hint.forcing;

import dev.casilla.solver.Cells;
import dev.casilla.solver.hint.Candidate;
import dev.casilla.solver.hint.HintBuilder;
import dev.casilla.solver.hint.Link;
import dev.casilla.solver.hint.Role;
import dev.casilla.solver.hint.grid.MutableCellSet;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * Tells which conclusions of a {@link NetState} something rests on, and how they are linked.
 * Confined to one thread.
 */
final class NetTrace {
  private final NetState state;
  private final boolean[] isNeeded = new boolean[NetRules.CANDIDATES];

  NetTrace(NetState state) {
    this.state = state;
  }

  /** Begins with nothing needed. */
  void clear() {
    Arrays.fill(isNeeded, false);
  }

  /** Says that the conclusion on {@code candidate} is needed. */
  void need(int candidate) {
    isNeeded[candidate] = true;
  }

  /** Says that all is needed that breaks the broken place. */
  void needBroken() {
    needOthers(state.brokenPlace(), state.denied());
    if (state.denied() != NetState.NONE) {
      need(state.deniedBy());
    }
  }

  /**
   * Adds the reasons of what is needed among the conclusions from {@code from} on.
   *
   * @return how many of these conclusions are needed
   */
  int follow(int from) {
    int count = 0;
    for (int i = state.length() - 1; i >= from; i--) {
      int candidate = state.conclusion(i);
      int reason = state.reason(candidate);
      if (isNeeded[candidate]) {
        count++;
        if (reason != NetState.NONE && state.isTrue(candidate)) {
          needOthers(reason, candidate);
        } else if (reason != NetState.NONE) {
          need(reason);
        }
      }
    }
    return count;
  }

  /** The links between the needed conclusions from {@code from} on, and those before. */
  List<Link> links(int from) {
    List<Link> links = new ArrayList<>();
    for (int i = from; i < state.length(); i++) {
      int candidate = state.conclusion(i);
      if (isNeeded[candidate] && state.reason(candidate) != NetState.NONE) {
        links.add(linkTo(candidate));
      }
    }
    return links;
  }

  /** The link by which the last candidate of the broken place is denied, if there is one. */
  void addDenial(List<Link> links) {
    if (state.denied() != NetState.NONE) {
      links.add(weak(state.deniedBy(), state.denied()));
    }
  }

  /** The one way to the conclusion on {@code candidate}, where each follows from one other. */
  List<Link> path(int candidate) {
    List<Link> links = new ArrayList<>();
    int at = candidate;
    while (state.reason(at) != NetState.NONE) {
      Link link = linkTo(at);
      links.add(link);
      at = number(link.from().get(0));
    }
    Collections.reverse(links);
    return links;
  }

  /** Adds to {@code hint} that {@code place} must have a true candidate. */
  void addPlace(HintBuilder hint, int place) {
    for (int i = 0; i < Cells.SIDE; i++) {
      int member = NetRules.member(place, i);
      if (state.isThere(member)) {
        hint.mark(Role.CAUSE, NetRules.cell(member), NetRules.digit(member));
      }
    }
    if (NetRules.isCell(place)) {
      int digits = 0;
      for (int i = 0; i < Cells.SIDE; i++) {
        digits |= state.isThere(NetRules.member(place, i)) ? 1 << i : 0;
      }
      hint.lockedSet(new MutableCellSet().add(place), digits);
    } else {
      hint.unit(NetRules.unit(place));
    }
  }

  private void needOthers(int place, int except) {
    for (int i = 0; i < Cells.SIDE; i++) {
      int member = NetRules.member(place, i);
      if (member != except && state.isThere(member)) {
        need(member);
      }
    }
  }

  private Link linkTo(int candidate) {
    int reason = state.reason(candidate);
    if (state.isFalse(candidate)) {
      return weak(reason, candidate);
    }
    List<Candidate> others = new ArrayList<>();
    for (int i = 0; i < Cells.SIDE; i++) {
      int member = NetRules.member(reason, i);
      if (member != candidate && state.isThere(member)) {
        others.add(candidate(member));
      }
    }
    return new Link(Link.Strength.STRONG, others, Collections.singletonList(candidate(candidate)));
  }

  private static Link weak(int from, int to) {
    return new Link(
        Link.Strength.WEAK,
        Collections.singletonList(candidate(from)),
        Collections.singletonList(candidate(to)));
  }

  private static Candidate candidate(int number) {
    return Candidate.of(NetRules.cell(number), NetRules.digit(number));
  }

  private static int number(Candidate candidate) {
    return NetRules.candidate(candidate.cell(), candidate.digit());
  }
}
