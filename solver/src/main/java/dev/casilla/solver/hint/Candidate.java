package dev.casilla.solver.hint;

import dev.casilla.solver.Cells;

/**
 * A digit in a cell that may be right. Immutable.
 *
 * @param cell 0..80
 * @param digit 1..9
 */
public record Candidate(int cell, int digit) {
  private static final Candidate[] ALL = new Candidate[Cells.COUNT * Cells.SIDE];

  static {
    for (int i = 0; i < ALL.length; i++) {
      ALL[i] = new Candidate(i / Cells.SIDE, i % Cells.SIDE + 1);
    }
  }

  /** The candidate, without allocating one. */
  public static Candidate of(int cell, int digit) {
    return ALL[Cells.SIDE * cell + digit - 1];
  }

  /** For example {@code 5 in A1}. */
  @Override
  public String toString() {
    return digit + " in " + Cells.name(cell);
  }
}
