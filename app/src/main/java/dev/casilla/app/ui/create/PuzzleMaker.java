package dev.casilla.app.ui.create;

import dev.casilla.app.ui.create.PuzzleSpec.DifficultyLevel;
import dev.casilla.solver.Grid;
import dev.casilla.solver.generator.Generator;

/** Makes puzzles. */
interface PuzzleMaker {
  /**
   * The puzzle for {@code spec} and {@code seed}; may take long.
   *
   * @throws CancellationException on an interrupted thread
   */
  Grid make(PuzzleSpec spec, long seed);

  /** Generates puzzles with the wanted symmetry until one has the wanted level. */
  static Grid generate(PuzzleSpec spec, long seed) {
    Generator generator = new Generator(seed, spec.symmetry());
    Grid puzzle = generator.next();
    while (DifficultyLevel.of(puzzle) != spec.level()) {
      puzzle = generator.next();
    }
    return puzzle;
  }
}
