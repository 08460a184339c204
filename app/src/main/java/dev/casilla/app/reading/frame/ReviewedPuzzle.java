package dev.casilla.app.reading.frame;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;

/**
 * A puzzle that was taken and looked over: it is not taken again by itself. Immutable.
 *
 * @param taken its givens as they were read
 * @param left its givens as a person left them
 */
/*
 * The page is the same, whatever was corrected: it may be read once more as it was, with the same
 * mistake, or this time as it is printed. Both are known.
 */
public record ReviewedPuzzle(Grid taken, Grid left) {
  /** No puzzle was looked over. */
  public static final ReviewedPuzzle NOTHING = new ReviewedPuzzle(Grid.EMPTY, Grid.EMPTY);

  /** Cells with a digit in either that may differ between a puzzle and a doubtful look at it. */
  private static final double MOST_DIFFERING = 0.25;

  /** A puzzle that nobody has changed, as yet. */
  public static ReviewedPuzzle asTaken(Grid taken) {
    return new ReviewedPuzzle(taken, taken);
  }

  /** This puzzle as a person left it. */
  public ReviewedPuzzle correctedTo(Grid newLeft) {
    return new ReviewedPuzzle(taken, newLeft);
  }

  /** Whether {@code shown} is that puzzle. */
  boolean matches(Grid shown) {
    return shown.equals(taken) || shown.equals(left);
  }

  /** Whether {@code shown} may be a doubtful look at that puzzle. */
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
