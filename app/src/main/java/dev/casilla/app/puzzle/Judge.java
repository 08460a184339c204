package dev.casilla.app.puzzle;

import dev.casilla.solver.Grid;

/** Finds out what is true of a grid's solutions. */
interface Judge {
  /**
   * What there is to say of {@code clues}; may take long.
   *
   * @throws CancellationException on an interrupted thread
   */
  Judgement judge(Grid clues);
}
