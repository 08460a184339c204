package dev.casilla.solver.articles;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.articles.trace.Rule;
import dev.casilla.solver.articles.trace.Trace;
import java.util.Optional;

/**
 * Depth-first search that guesses in the cell with fewest candidates, smallest digit first, and
 * applies {@link Rules} after each guess.
 *
 * <p>Immutable; as safe for use by many threads as its rules and trace.
 */
/*
 * Recursion is at most 81 deep, because each guess solves a cell that was not solved before.
 */
final class DepthFirstSearch {
  /** Rules that deduce candidates without guessing. */
  interface Rules {
    /** The candidates after {@code guess}; empty on a contradiction. */
    Optional<Candidates> after(Candidates candidates, Guess guess);
  }

  private final Rules rules;
  private final Trace trace;

  DepthFirstSearch(Rules rules, Trace trace) {
    this.rules = rules;
    this.trace = trace;
  }

  /** A solution within {@code candidates}, to which the rules were applied already. */
  Optional<Candidates> search(Candidates candidates) {
    return search(candidates, 0);
  }

  private Optional<Candidates> search(Candidates candidates, int depth) {
    Cancellation.check();
    return candidates.isSolved() ? Optional.of(candidates) : tryGuesses(candidates, depth + 1);
  }

  private Optional<Candidates> tryGuesses(Candidates candidates, int depth) {
    int cell = cellWithFewestCandidates(candidates);
    for (int rest = candidates.digitsAt(cell); rest != 0; rest = Digits.withoutLowest(rest)) {
      Guess guess = new Guess(cell, Digits.lowest(rest), depth);
      guess.report(trace, Rule.GUESS);
      Optional<Candidates> solution =
          rules.after(candidates, guess).flatMap(next -> search(next, depth));
      if (solution.isPresent()) {
        return solution;
      }
      guess.report(trace, Rule.BACKTRACK);
    }
    return Optional.empty();
  }

  /** The unsolved cell with fewest candidates, the first such in board order. */
  private static int cellWithFewestCandidates(Candidates candidates) {
    int tightest = -1;
    int fewest = Cells.SIDE + 1;
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      int count = Digits.count(candidates.digitsAt(cell));
      if (count > 1 && count < fewest) {
        tightest = cell;
        fewest = count;
      }
    }
    return tightest;
  }
}
