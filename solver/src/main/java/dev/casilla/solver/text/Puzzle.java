package dev.casilla.solver.text;

import dev.casilla.solver.Grid;

/**
 * A puzzle as a text gives it: the givens, and its title and a comment where the form has them,
 * else empty strings. Immutable and safe for use by many threads.
 */
public record Puzzle(Grid grid, String title, String comment) {
  /** A puzzle of which only the givens are known. */
  public static Puzzle of(Grid grid) {
    return new Puzzle(grid, "", "");
  }
}
