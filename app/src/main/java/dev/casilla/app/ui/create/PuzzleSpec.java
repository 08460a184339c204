package dev.casilla.app.ui.create;

import dev.casilla.solver.Grid;
import dev.casilla.solver.articles.Candidates;
import dev.casilla.solver.articles.Strategies;
import dev.casilla.solver.articles.trace.Trace;
import dev.casilla.solver.generator.Symmetry;

/** The kind of puzzle to generate. */
record PuzzleSpec(Symmetry symmetry, DifficultyLevel level) {
  /** The default: what newspapers print. */
  static final PuzzleSpec DEFAULT = new PuzzleSpec(Symmetry.HALF_TURN, DifficultyLevel.STRATEGIES);

  PuzzleSpec with(Symmetry other) {
    return new PuzzleSpec(other, level);
  }

  PuzzleSpec with(DifficultyLevel other) {
    return new PuzzleSpec(symmetry, other);
  }

  /** The difficulty of a puzzle for the articles' two strategies. */
  enum DifficultyLevel {
    /** Eliminate and only choice solve the puzzle. */
    STRATEGIES,
    /** The two strategies get stuck. */
    SEARCH;

    /** The level of {@code puzzle}, which has exactly one solution. */
    static DifficultyLevel of(Grid puzzle) {
      Candidates reduced = new Strategies(Trace.NONE).reduce(Candidates.of(puzzle));
      return reduced.isSolved() ? STRATEGIES : SEARCH;
    }
  }
}
