package dev.casilla.app.reading.frame;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;

/**
 * A puzzle that was reviewed and so does not end the scan again. Immutable.
 *
 * @param taken the givens as they were read
 * @param left the givens after the person's corrections
 */
// After a correction the same page may be read with the same mistake again, or correctly. Both
// count as the reviewed puzzle.
public record ReviewedPuzzle(Grid taken, Grid left) {
  public static final ReviewedPuzzle NOTHING = new ReviewedPuzzle(Grid.EMPTY, Grid.EMPTY);

  /** The share of filled cells that may differ in a doubtful reading of the same puzzle. */
  private static final double MOST_DIFFERING = 0.25;

  public static ReviewedPuzzle asTaken(Grid taken) {
    return new ReviewedPuzzle(taken, taken);
  }

  public ReviewedPuzzle correctedTo(Grid newLeft) {
    return new ReviewedPuzzle(taken, newLeft);
  }

  boolean matches(Grid shown) {
    return shown.equals(taken) || shown.equals(left);
  }

  boolean nearlyMatches(Grid shown) {
    return isNear(shown, taken) || isNear(shown, left);
  }

  private static boolean isNear(Grid shown, Grid known) {
    int filled = 0;
    int differing = 0;
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      int digit = shown.digitAt(cell);
      int before = known.digitAt(cell);
      filled += digit != Grid.NO_DIGIT || before != Grid.NO_DIGIT ? 1 : 0;
      differing += digit != before ? 1 : 0;
    }
    return filled > 0 && differing <= MOST_DIFFERING * filled;
  }
}
