package dev.casilla.app.ui.create;

import dev.casilla.solver.Grid;
import dev.casilla.solver.generator.Generator;

/** Makes puzzles with the wanted symmetry until one has the wanted level. */
final class LevelPuzzleMaker implements PuzzleMaker {
  @Override
  public Grid make(PuzzleSpec wish, long seed) {
    Generator generator = new Generator(seed, wish.symmetry());
    Grid puzzle = generator.next();
    while (DifficultyLevel.of(puzzle) != wish.level()) {
      puzzle = generator.next();
    }
    return puzzle;
  }
}
