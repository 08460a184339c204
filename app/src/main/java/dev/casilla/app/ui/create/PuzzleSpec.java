package dev.casilla.app.ui.create;

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
}
