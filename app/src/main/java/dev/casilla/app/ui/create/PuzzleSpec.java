package dev.casilla.app.ui.create;

import dev.casilla.solver.Grid;
import dev.casilla.solver.articles.Candidates;
import dev.casilla.solver.articles.Strategies;
import dev.casilla.solver.articles.trace.Trace;
import dev.casilla.solver.generator.Symmetry;

/**
 * What kind of puzzle a person would like.
 *
 * @param symmetry how its clues are arranged
 * @param level how hard it is
 */
record PuzzleSpec(Symmetry symmetry, DifficultyLevel level) {
  /** What is wished for until somebody says otherwise: what newspapers print. */
  static final PuzzleSpec DEFAULT = new PuzzleSpec(Symmetry.HALF_TURN, DifficultyLevel.STRATEGIES);

  PuzzleSpec with(Symmetry other) {
    return new PuzzleSpec(other, level);
  }

  PuzzleSpec with(DifficultyLevel other) {
    return new PuzzleSpec(symmetry, other);
  }

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
}
