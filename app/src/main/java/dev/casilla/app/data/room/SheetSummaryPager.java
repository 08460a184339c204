package dev.casilla.app.data.room;

import dev.casilla.app.model.SheetSummary;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Goes through the rows of a list, the last changed first. For one transaction. */
final class SheetSummaryPager {
  /** So many rows are looked at at a time: enough for one to cost nothing, and little memory. */
  private static final int STRIDE = 500;

  private final SheetDao sheets;
  private long changed;
  private long id;

  /** Begins after {@code after}; {@code null} for the beginning. */
  SheetSummaryPager(SheetDao sheets, @Nullable SheetSummary after) {
    this.sheets = sheets;
    changed = after == null ? Long.MAX_VALUE : after.changedMillis();
    id = after == null ? Long.MAX_VALUE : after.id();
  }

  /** The next {@code most} rows, or what is left of them. */
  List<SheetSummaryRow> next(int most) {
    List<SheetSummaryRow> rows = sheets.summaries(changed, id, most);
    if (!rows.isEmpty()) {
      SheetSummaryRow last = rows.get(rows.size() - 1);
      changed = last.changed;
      id = last.id;
    }
    return rows;
  }

  /** The next {@code most} rows that are {@code wanted}, or what is left of them. */
  List<SheetSummaryRow> next(int most, Predicate<SheetSummaryRow> wanted) {
    List<SheetSummaryRow> found = new ArrayList<>();
    List<SheetSummaryRow> rows = next(STRIDE);
    while (!rows.isEmpty() && found.size() < most) {
      for (SheetSummaryRow row : rows) {
        if (found.size() < most && wanted.test(row)) {
          found.add(row);
        }
      }
      rows = next(STRIDE);
    }
    return found;
  }
}
