package dev.casilla.app.data.room;

import android.database.Cursor;
import android.database.sqlite.SQLiteDatabase;
import android.database.sqlite.SQLiteDatabaseLockedException;
import android.database.sqlite.SQLiteException;
import android.database.sqlite.SQLiteFullException;
import dev.casilla.app.model.NewSheet;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.solver.InvalidGridException;
import java.io.File;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** What can be read of a damaged database. */
/*
 * Damage ends a walk through a table, and a walk's rows come in a lot or not at all. So every id
 * that was ever given is looked up for itself: one that leads to a damaged page is lost, the next
 * one need not be. A row is taken for what its columns say, whatever version wrote it. What is
 * strung together is text, even if damage has made a blob of it.
 *
 * Sheets keep their ids, and a new one gets none that was ever given: a sheet that lies on the desk
 * is kept under its id without being asked for again.
 */
final class DatabaseRecovery {
  /** A damaged number could be any; so many lookups take half a minute. */
  private static final long MOST_IDS = 1_000_000;

  private static final String ROW =
      "SELECT origin || '', givens || entries || notes,"
          + SheetDao.JOURNAL
          + " || '', created, changed, used"
          + " FROM sheet WHERE id = ? AND NOT deleted";
  private static final String LAST_GIVEN = "SELECT seq FROM sqlite_sequence WHERE name = 'sheet'";
  private static final String LAST_KEPT = "SELECT MAX(id) FROM sheet";

  private static final String GIVE = "INSERT INTO sqlite_sequence (name, seq) VALUES ('sheet', ?)";

  private static final String DRAFT = "SELECT reading FROM draft WHERE sheet = ?";

  private final List<RecoveredSheet> saved = new ArrayList<>();
  private final List<DraftRow> drafts = new ArrayList<>();
  private long last;

  private DatabaseRecovery() {}

  /** A sheet that could be read; a larger {@code used} is of one that was used later. */
  private record RecoveredSheet(long id, long used, NewSheet arrival) {}

  /**
   * Reads the database in {@code file}.
   *
   * @throws SQLiteException if that cannot be done just now
   */
  static DatabaseRecovery from(File file) {
    DatabaseRecovery rescue = new DatabaseRecovery();
    try (SQLiteDatabase database =
        SQLiteDatabase.openDatabase(
            file.getPath(), null, SQLiteDatabase.OPEN_READWRITE, damaged -> {})) {
      rescue.lookUpAll(database);
    } catch (SQLiteFullException | SQLiteDatabaseLockedException e) {
      throw e;
    } catch (SQLiteException e) {
      // Not a database at all: there is nothing to save.
    }
    return rescue;
  }

  /** Puts what was saved, and that something happened, into {@code database}, an empty one. */
  void into(SheetDatabase database) {
    database.getOpenHelper().getWritableDatabase().execSQL(GIVE, new Object[] {last});
    SheetDao sheets = database.sheets();
    saved.sort(Comparator.comparingLong(RecoveredSheet::used));
    for (RecoveredSheet one : saved) {
      sheets.insert(SheetRow.of(one.id, one.arrival, sheets.nextUse()));
    }
    drafts.forEach(sheets::insertOrReplace);
    sheets.insertOrReplace(new DatabaseDamageRow(DatabaseDamageRow.ONLY, saved.size()));
  }

  private void lookUpAll(SQLiteDatabase database) {
    last = Math.min(MOST_IDS, Math.max(number(database, LAST_GIVEN), number(database, LAST_KEPT)));
    for (long id = 1; id <= last; id++) {
      lookUp(database, id);
    }
  }

  private void lookUp(SQLiteDatabase database, long id) {
    try (Cursor row = database.rawQuery(ROW, new String[] {String.valueOf(id)})) {
      if (row.moveToFirst()) {
        saved.add(new RecoveredSheet(id, row.getLong(5), arrival(row)));
        lookUpDraft(database, id);
      }
    } catch (SQLiteException | IllegalArgumentException | InvalidGridException e) {
      // Lost: the page is damaged, or the row is.
    }
  }

  /** Without it the sheet is as good as any other. */
  private void lookUpDraft(SQLiteDatabase database, long id) {
    try (Cursor row = database.rawQuery(DRAFT, new String[] {String.valueOf(id)})) {
      if (row.moveToFirst() && row.getType(0) == Cursor.FIELD_TYPE_BLOB) {
        drafts.add(new DraftRow(id, row.getBlob(0)));
      }
    } catch (SQLiteException e) {
      // Lost; or the file is older than drafts are.
    }
  }

  private static long number(SQLiteDatabase database, String query) {
    try (Cursor row = database.rawQuery(query, null)) {
      return row.moveToFirst() ? row.getLong(0) : 0;
    } catch (SQLiteException e) {
      return 0;
    }
  }

  private static NewSheet arrival(Cursor row) {
    return new NewSheet(
        Origin.valueOf(String.valueOf(row.getString(0))),
        Sheet.decode(String.valueOf(row.getString(1))),
        row.getString(2),
        row.getLong(3),
        row.getLong(4));
  }
}
