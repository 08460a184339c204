package dev.casilla.app.data.room;

import dev.casilla.app.model.SheetSummary;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Pages through the summaries, the last changed first, in one transaction. */
final class SheetSummaryPager {
  /** Rows of one query while searching. */
  private static final int STRIDE = 500;

  private final SheetDao sheets;
  private long changed;
  private long id;

  /** Starts after {@code after}; {@code null} starts at the first. */
  SheetSummaryPager(SheetDao sheets, @Nullable SheetSummary after) {
    this.sheets = sheets;
    changed = after == null ? Long.MAX_VALUE : after.changedMillis();
    id = after == null ? Long.MAX_VALUE : after.id();
  }

  /** The next {@code most} rows, or fewer at the end. */
  List<SheetSummaryRow> next(int most) {
    List<SheetSummaryRow> rows = sheets.summaries(changed, id, most);
    if (!rows.isEmpty()) {
      SheetSummaryRow last = rows.get(rows.size() - 1);
      changed = last.changed;
      id = last.id;
    }
    return rows;
  }

  /** The next {@code most} rows that are {@code wanted}, or fewer at the end. */
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
