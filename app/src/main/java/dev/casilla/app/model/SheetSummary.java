package dev.casilla.app.model;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;

/**
 * A stored sheet as a list shows it, without notes and journal. Immutable.
 *
 * @param changedMillis when it was last changed, in milliseconds since 1970
 * @param isDraft whether it has not been reviewed
 */
public record SheetSummary(
    long id, Origin origin, Grid givens, Grid entries, long changedMillis, boolean isDraft) {
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
