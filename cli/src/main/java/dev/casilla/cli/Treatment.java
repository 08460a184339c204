package dev.casilla.cli;

import dev.casilla.solver.Grid;
import dev.casilla.solver.InvalidGridException;

/** What a subcommand does with each puzzle; every thread has one of its own. */
interface Treatment {
  /** Writes about a puzzle. */
  void puzzle(Place place, Grid puzzle, Page page);

  /** Writes about a malformed one, beside the complaint, which is made already. */
  default void malformed(Place place, InvalidGridException trouble, Page page) {}
}
