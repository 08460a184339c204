package dev.casilla.app.data.room;

import dev.casilla.app.model.SheetSummary;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;

/** What a list needs of a sheet's row. */
final class SheetSummaryRow {
  private static final char EMPTY = '.';

  final long id;
  final String origin;
  final String givens;
  final String entries;
  final long changed;
  final boolean isDraft;

  SheetSummaryRow(
      long id, String origin, String givens, String entries, long changed, boolean isDraft) {
    this.id = id;
    this.origin = RowParser.of(origin);
    this.givens = grid(givens);
    this.entries = grid(entries);
    this.changed = changed;
    this.isDraft = isDraft;
  }

  /** Whether {@code cells} is in its grid string, as printed or with what is filled in. */
  boolean holds(String cells) {
    return givens.contains(cells) || digits().contains(cells);
  }

  SheetSummary outline() {
    return RowParser.read(
        () ->
            new SheetSummary(
                id,
                RowParser.origin(origin),
                Grid.parse(givens),
                Grid.parse(entries),
                changed,
                isDraft));
  }

  private static String grid(String cells) {
    if (RowParser.of(cells).length() != Cells.COUNT) {
      throw new DamagedRowException("no grid: " + cells.length() + " characters");
    }
    return cells;
  }

  /** A grid is not made for it: a search looks at every row. */
  private String digits() {
    char[] digits = entries.toCharArray();
    for (int cell = 0; cell < digits.length; cell++) {
      digits[cell] = digits[cell] == EMPTY ? givens.charAt(cell) : digits[cell];
    }
    return new String(digits);
  }
}
