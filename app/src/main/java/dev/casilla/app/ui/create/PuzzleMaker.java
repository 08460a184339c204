package dev.casilla.app.ui.create;

import dev.casilla.app.ui.create.PuzzleSpec.DifficultyLevel;
import dev.casilla.solver.Grid;
import dev.casilla.solver.generator.Generator;

/** Makes puzzles. */
interface PuzzleMaker {
  /**
   * The puzzle for {@code wish} and {@code seed}; may take long.
   *
   * @throws CancellationException on an interrupted thread
   */
  Grid make(PuzzleSpec wish, long seed);

  /** Generates puzzles with the wanted symmetry until one has the wanted level. */
  static Grid generate(PuzzleSpec wish, long seed) {
    Generator generator = new Generator(seed, wish.symmetry());
    Grid puzzle = generator.next();
    while (DifficultyLevel.of(puzzle) != wish.level()) {
      puzzle = generator.next();
    }
    return puzzle;
  }
}
