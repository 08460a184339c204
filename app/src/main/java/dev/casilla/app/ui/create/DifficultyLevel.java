package dev.casilla.app.ui.create;

import dev.casilla.solver.Grid;
import dev.casilla.solver.articles.Candidates;
import dev.casilla.solver.articles.Strategies;
import dev.casilla.solver.articles.trace.Trace;

/** How hard a puzzle is, by what the articles' two strategies make of it. */
enum DifficultyLevel {
  /** Eliminate and only choice solve it. */
  STRATEGIES,
  /** They get stuck: something has to be tried, or known. */
  SEARCH;

  /** The level of {@code puzzle}, which has one solution. */
  static DifficultyLevel of(Grid puzzle) {
    Candidates reduced = new Strategies(Trace.NONE).reduce(Candidates.of(puzzle));
    return reduced.isSolved() ? STRATEGIES : SEARCH;
  }
}
