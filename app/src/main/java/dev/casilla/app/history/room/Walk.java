package dev.casilla.app.history.room;

import dev.casilla.app.sheet.Outline;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Goes through the rows of a list, the last changed first. For one transaction. */
final class Walk {
  /** So many rows are looked at at a time: enough for one to cost nothing, and little memory. */
  private static final int STRIDE = 500;

  private final SheetDao sheets;
  private long changed;
  private long id;

  /** Begins after {@code after}; {@code null} for the beginning. */
  Walk(SheetDao sheets, @Nullable Outline after) {
    this.sheets = sheets;
    changed = after == null ? Long.MAX_VALUE : after.changedMillis();
    id = after == null ? Long.MAX_VALUE : after.id();
  }

  /** The next {@code most} rows, or what is left of them. */
  List<OutlineRow> next(int most) {
    List<OutlineRow> rows = sheets.outlines(changed, id, most);
    if (!rows.isEmpty()) {
      OutlineRow last = rows.get(rows.size() - 1);
      changed = last.changed;
      id = last.id;
    }
    return rows;
  }

  /** The next {@code most} rows that are {@code wanted}, or what is left of them. */
  List<OutlineRow> next(int most, Predicate<OutlineRow> wanted) {
    List<OutlineRow> found = new ArrayList<>();
    List<OutlineRow> rows = next(STRIDE);
    while (!rows.isEmpty() && found.size() < most) {
      for (OutlineRow row : rows) {
        if (found.size() < most && wanted.test(row)) {
          found.add(row);
        }
      }
      rows = next(STRIDE);
    }
    return found;
  }
}
