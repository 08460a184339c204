package dev.casilla.app.puzzle;

import dev.casilla.solver.Grid;

/** What is true of a grid's solutions. */
sealed interface Verdict {
  /** There is exactly one. */
  record Unique(Grid solution) implements Verdict {}

  /** There are at least these two. */
  record Several(Grid first, Grid second) implements Verdict {}

  /** There is not one. */
  record None() implements Verdict {}
}
