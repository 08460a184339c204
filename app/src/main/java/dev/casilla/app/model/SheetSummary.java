package dev.casilla.app.model;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;

/**
 * A kept sheet as a list shows it: without its notes and its journal. Immutable.
 *
 * @param id tells it from the others
 * @param origin how it came to Casilla
 * @param givens the printed digits
 * @param entries the digits filled in
 * @param changedMillis when it was last changed, in milliseconds since 1970
 * @param isDraft whether it still has to be looked over
 */
public record SheetSummary(
    long id, Origin origin, Grid givens, Grid entries, long changedMillis, boolean isDraft) {
  /** The outline of a sheet that is no draft. */
  public SheetSummary(long id, Origin origin, Grid givens, Grid entries, long changedMillis) {
    this(id, origin, givens, entries, changedMillis, false);
  }

  public Grid digits() {
    int[] digits = givens.toArray();
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      digits[cell] |= entries.digitAt(cell);
    }
    return Grid.of(digits);
  }
}
