package dev.casilla.app.history.room;

import android.database.Cursor;
import android.database.sqlite.SQLiteDatabase;
import android.database.sqlite.SQLiteException;
import dev.casilla.app.sheet.Arrival;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.solver.InvalidGridException;
import java.io.File;
import java.util.ArrayList;
import java.util.List;

/** Reads what can be read of a damaged database. */
/*
 * Damage ends a walk through a table, and a walk's rows come in a lot or not at all. So every id
 * that was ever given is looked up for itself: one that leads to a damaged page is lost, the next
 * one need not be. A row is taken for what its columns say, whatever version wrote it.
 */
final class Rescue {
  /** A damaged number could be any; so many lookups take half a minute. */
  private static final long MOST_IDS = 1_000_000;

  private static final String ROW =
      "SELECT origin, givens || entries || notes, COALESCE(journal, ''), created, changed"
          + " FROM sheet WHERE id = ? AND NOT deleted";
  private static final String LAST_GIVEN = "SELECT seq FROM sqlite_sequence WHERE name = 'sheet'";
  private static final String LAST_KEPT = "SELECT MAX(id) FROM sheet";

  private final SQLiteDatabase database;
  private final List<Arrival> found = new ArrayList<>();

  private Rescue(SQLiteDatabase database) {
    this.database = database;
  }

  /** The sheets of the database in {@code file}, in the order of their ids; maybe none. */
  static List<Arrival> from(File file) {
    try (SQLiteDatabase database =
        SQLiteDatabase.openDatabase(
            file.getPath(), null, SQLiteDatabase.OPEN_READWRITE, damaged -> {})) {
      Rescue rescue = new Rescue(database);
      rescue.lookUpAll();
      return rescue.found;
    } catch (SQLiteException e) {
      // Not a database at all: there is nothing to save.
      return new ArrayList<>();
    }
  }

  private void lookUpAll() {
    long last = Math.min(MOST_IDS, Math.max(number(LAST_GIVEN), number(LAST_KEPT)));
    for (long id = 1; id <= last; id++) {
      lookUp(id);
    }
  }

  private void lookUp(long id) {
    try (Cursor row = database.rawQuery(ROW, new String[] {String.valueOf(id)})) {
      if (row.moveToFirst()) {
        found.add(arrival(row));
      }
    } catch (SQLiteException | IllegalArgumentException | InvalidGridException e) {
      // Lost: the page is damaged, or the row is.
    }
  }

  private long number(String query) {
    try (Cursor row = database.rawQuery(query, null)) {
      return row.moveToFirst() ? row.getLong(0) : 0;
    } catch (SQLiteException e) {
      return 0;
    }
  }

  private static Arrival arrival(Cursor row) {
    return new Arrival(
        Origin.valueOf(String.valueOf(row.getString(0))),
        Sheet.decode(String.valueOf(row.getString(1))),
        row.getString(2),
        row.getLong(3),
        row.getLong(4));
  }
}
