package dev.casilla.solver;

/**
 * A digit tried in a cell where no rule forces one. Immutable.
 *
 * @param depth which choice on the way from the clues it is, from 1
 */
record Choice(int cell, int digit, int depth) {
  void tell(Trace trace, Rule rule) {
    if (trace.isListening()) {
      trace.tell(new Step(cell, digit, rule, Why.FREE, depth));
    }
  }
}
