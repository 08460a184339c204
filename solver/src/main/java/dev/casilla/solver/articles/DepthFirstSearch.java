package dev.casilla.solver.articles;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.articles.trace.Rule;
import dev.casilla.solver.articles.trace.Trace;
import java.util.Optional;

/**
 * Depth-first search that tries the candidates of the cell that has fewest, smallest digit first,
 * and leaves to a {@link Rules} what follows from each choice.
 *
 * <p>Immutable; as safe for use by many threads as its rules and trace.
 */
/*
 * Recursion is at most 81 deep: each choice solves for good a cell that was not solved before.
 */
final class DepthFirstSearch {
  /** What follows from a choice by rules alone. */
  interface Rules {
    /** What becomes of {@code candidates} after {@code choice}; nothing on a contradiction. */
    Optional<Candidates> after(Candidates candidates, Guess choice);
  }

  private final Rules rules;
  private final Trace trace;

  DepthFirstSearch(Rules rules, Trace trace) {
    this.rules = rules;
    this.trace = trace;
  }

  /** A solution within {@code candidates}, from which the rules deduce nothing further. */
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
      Guess choice = new Guess(cell, Digits.lowest(rest), depth);
      choice.report(trace, Rule.GUESS);
      Optional<Candidates> solution =
          rules.after(candidates, choice).flatMap(next -> search(next, depth));
      if (solution.isPresent()) {
        return solution;
      }
      choice.report(trace, Rule.BACKTRACK);
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
