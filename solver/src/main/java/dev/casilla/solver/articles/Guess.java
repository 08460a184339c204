package dev.casilla.solver.articles;

import dev.casilla.solver.articles.trace.Reason;
import dev.casilla.solver.articles.trace.Rule;
import dev.casilla.solver.articles.trace.Step;
import dev.casilla.solver.articles.trace.Trace;

/**
 * A digit tried in a cell without a rule that forces it. Immutable.
 *
 * @param depth the number of guesses on the board with this one, from 1
 */
record Guess(int cell, int digit, int depth) {
  void report(Trace trace, Rule rule) {
    if (trace.isListening()) {
      trace.onStep(new Step(cell, digit, rule, Reason.FREE, depth));
    }
  }
}
