package dev.casilla.app.ui.create;

import dev.casilla.solver.Grid;

/** Makes puzzles. */
interface PuzzleMaker {
  /**
   * The puzzle that belongs to {@code wish} and {@code seed}; may take long.
   *
   * @throws CancellationException on an interrupted thread
   */
  Grid make(PuzzleSpec wish, long seed);
}
