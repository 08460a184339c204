package dev.casilla.app.data.room;

import androidx.annotation.NonNull;
import androidx.room.Entity;
import androidx.room.Index;
import androidx.room.PrimaryKey;
import dev.casilla.app.model.NewSheet;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.StoredSheet;
import dev.casilla.solver.Cells;

/** A stored sheet as a row of the database. */
/*
 * The sheet's text has three columns: givens find duplicates, entries are shown in lists, and notes
 * are needed for the whole sheet only. `used` grows with every use, and the largest value marks the
 * last sheet; times would not do, because two can be equal and clocks are set back.
 *
 * Room ignores @NullMarked: without @NonNull a column may be null.
 */
@Entity(
    tableName = SheetRow.TABLE,
    indices = {
      @Index({"changed", "id"}),
      @Index("used"),
      @Index({"givens", "entries"}),
      @Index({"givens", "created"})
    })
final class SheetRow {
  static final String TABLE = "sheet";

  static final long NO_ID = 0;

  private static final int NOTES = 2 * Cells.COUNT;

  @PrimaryKey(autoGenerate = true)
  final long id;

  @NonNull final String origin;
  @NonNull final String givens;
  @NonNull final String entries;
  @NonNull final String notes;
  @NonNull final String journal;

  /** In milliseconds since 1970. */
  final long created;

  /** In milliseconds since 1970. */
  final long changed;

  final long used;

  final boolean deleted;

  SheetRow(
      long id,
      String origin,
      String givens,
      String entries,
      String notes,
      String journal,
      long created,
      long changed,
      long used,
      boolean deleted) {
    this.id = id;
    this.origin = RowParser.of(origin);
    this.givens = RowParser.of(givens);
    this.entries = RowParser.of(entries);
    this.notes = RowParser.of(notes);
    this.journal = RowParser.of(journal);
    this.created = created;
    this.changed = changed;
    this.used = used;
    this.deleted = deleted;
  }

  static SheetRow of(long id, NewSheet arrival, long used) {
    return new SheetRow(
        id,
        arrival.origin().name(),
        givens(arrival.sheet()),
        entries(arrival.sheet()),
        notes(arrival.sheet()),
        arrival.journal(),
        arrival.createdMillis(),
        arrival.changedMillis(),
        used,
        false);
  }

  static String givens(Sheet sheet) {
    return sheet.givens().toString();
  }

  static String entries(Sheet sheet) {
    return sheet.entries().toString();
  }

  static String notes(Sheet sheet) {
    return sheet.encode().substring(NOTES);
  }

  Sheet sheet() {
    return RowParser.read(() -> Sheet.decode(givens + entries + notes));
  }

  StoredSheet kept() {
    return new StoredSheet(id, RowParser.origin(origin), sheet(), journal, created, changed);
  }

  boolean says(Sheet sheet) {
    return givens.equals(givens(sheet))
        && entries.equals(entries(sheet))
        && notes.equals(notes(sheet));
  }
}
