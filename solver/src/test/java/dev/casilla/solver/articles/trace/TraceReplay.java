package dev.casilla.solver.articles.trace;

import dev.casilla.solver.Digits;
import dev.casilla.solver.articles.Candidates;
import java.util.ArrayDeque;
import java.util.Deque;

/** Applies the effects of steps to candidates, without knowledge of the algorithms. */
final class TraceReplay implements Trace {
  private final Deque<Candidates> beforeChoices = new ArrayDeque<>();
  private Candidates candidates;

  TraceReplay(Candidates start) {
    this.candidates = start;
  }

  Candidates candidates() {
    return candidates;
  }

  int choices() {
    return beforeChoices.size();
  }

  @Override
  public void onStep(Step step) {
    if (step.rule() == Rule.GUESS) {
      beforeChoices.push(candidates);
    }
    if (step.depth() != beforeChoices.size()) {
      throw new AssertionError(step + " at depth " + beforeChoices.size());
    }
    int cell = step.cell();
    switch (step.rule().effect()) {
      case PLACES -> candidates = candidates.with(cell, Digits.only(step.digit()));
      case REMOVES -> {
        int rest = candidates.digitsAt(cell) & ~Digits.only(step.digit());
        candidates = candidates.with(cell, rest);
      }
      case UNDOES -> candidates = beforeChoices.pop();
      case NOTHING -> {}
    }
  }
}
