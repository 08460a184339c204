package dev.casilla.app.puzzle;

import dev.casilla.solver.Grid;
import dev.casilla.solver.Verdict;

/** Finds out what is true of a grid's solutions. */
interface Judge {
  /**
   * The verdict on {@code givens}; may take long.
   *
   * @throws java.util.concurrent.CancellationException on an interrupted thread
   */
  Verdict judge(Grid givens);
}
