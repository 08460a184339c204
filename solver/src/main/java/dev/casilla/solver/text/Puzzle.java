package dev.casilla.solver.text;

import dev.casilla.solver.Grid;

/**
 * A puzzle read from a text: its givens, and its title and comment, empty where the format has
 * none. Immutable and safe for use by many threads.
 */
public record Puzzle(Grid grid, String title, String comment) {
  /** A puzzle without title and comment. */
  public static Puzzle of(Grid grid) {
    return new Puzzle(grid, "", "");
  }
}
