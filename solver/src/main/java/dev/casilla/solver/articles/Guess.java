package dev.casilla.solver.articles;

import dev.casilla.solver.articles.trace.Reason;
import dev.casilla.solver.articles.trace.Rule;
import dev.casilla.solver.articles.trace.Step;
import dev.casilla.solver.articles.trace.Trace;

/**
 * A digit tried in a cell where no rule forces one. Immutable.
 *
 * @param depth which choice on the way from the clues it is, from 1
 */
record Guess(int cell, int digit, int depth) {
  void report(Trace trace, Rule rule) {
    if (trace.isListening()) {
      trace.tell(new Step(cell, digit, rule, Reason.FREE, depth));
    }
  }
}
