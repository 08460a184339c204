package dev.casilla.app.ui.puzzle.session;

import dev.casilla.app.ui.puzzle.state.PuzzleAnalysis;
import dev.casilla.solver.Grid;

/** Finds out what is true of a grid's solutions. */
interface PuzzleAnalyzer {
  /**
   * What there is to say of {@code clues}; may take long.
   *
   * @throws CancellationException on an interrupted thread
   */
  PuzzleAnalysis judge(Grid clues);
}
