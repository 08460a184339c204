package dev.casilla.solver.generator;

import dev.casilla.solver.Cells;

/**
 * How many clues a puzzle may have. Immutable.
 *
 * @param min the fewest
 * @param max the most
 */
public record ClueRange(int min, int max) {
  /** Any number of clues. */
  public static final ClueRange ANY = new ClueRange(0, Cells.COUNT);

  /** Refuses a range that is empty or beyond the number of cells. */
  public ClueRange {
    if (min < 0 || max < min || max > Cells.COUNT) {
      throw new IllegalArgumentException("not a range of clues: " + min + " to " + max);
    }
  }

  /** Whether a puzzle may have {@code clues} clues. */
  public boolean contains(int clues) {
    return min <= clues && clues <= max;
  }
}
