package dev.casilla.solver;

/**
 * A change of one cell that leaves a grid exactly one solution. Immutable.
 *
 * @param cell the cell to change
 * @param from the digit it shows
 * @param to the digit it should show, or {@link Grid#NO_DIGIT} if it should be empty
 */
public record Correction(int cell, int from, int to) {
  /** Returns {@code grid} with this change. */
  public Grid applyTo(Grid grid) {
    return grid.with(cell, to);
  }
}
