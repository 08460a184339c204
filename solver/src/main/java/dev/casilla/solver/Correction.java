package dev.casilla.solver;

/**
 * One change of one cell that makes a proper puzzle of a grid. Immutable.
 *
 * @param cell which cell to change
 * @param from the digit it shows
 * @param to the digit it should show, or {@link Grid#NO_DIGIT} if it should be empty
 */
public record Correction(int cell, int from, int to) {
  /** What {@code grid} becomes by this change. */
  public Grid applyTo(Grid grid) {
    return grid.with(cell, to);
  }
}
