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
import java.util.Map;
import java.util.TreeMap;

/** Reads what can be read of a damaged database. */
/*
 * Damage ends a walk through a table, wherever it is; so there are two walks, one from each end. A
 * row is taken for what its columns say, whatever version of the schema wrote it; one that makes no
 * sheet is passed over.
 */
final class Rescue {
  private final Map<Long, Arrival> found = new TreeMap<>();

  private Rescue() {}

  /** The sheets of the database in {@code file}, in the order of their ids; maybe none. */
  static List<Arrival> from(File file) {
    Rescue rescue = new Rescue();
    try (SQLiteDatabase database =
        SQLiteDatabase.openDatabase(
            file.getPath(), null, SQLiteDatabase.OPEN_READWRITE, damaged -> {})) {
      rescue.walk(database, "ASC");
      rescue.walk(database, "DESC");
    } catch (SQLiteException e) {
      // Not a database at all: there is nothing to save.
      return new ArrayList<>();
    }
    return new ArrayList<>(rescue.found.values());
  }

  private void walk(SQLiteDatabase database, String direction) {
    String statement =
        "SELECT id, origin, givens, entries, notes, COALESCE(journal, ''), created, changed FROM sheet"
            + " NOT INDEXED WHERE NOT deleted ORDER BY id "
            + direction;
    try (Cursor row = database.rawQuery(statement, null)) {
      while (row.moveToNext()) {
        take(row);
      }
    } catch (SQLiteException | IllegalStateException e) {
      // Here is the damage; what was read before it stays found.
    }
  }

  private void take(Cursor row) {
    try {
      Sheet sheet = Sheet.decode(row.getString(2) + row.getString(3) + row.getString(4));
      Origin origin = Origin.valueOf(row.getString(1));
      Arrival arrival =
          new Arrival(origin, sheet, row.getString(5), row.getLong(6), row.getLong(7));
      found.putIfAbsent(row.getLong(0), arrival);
    } catch (IllegalArgumentException | InvalidGridException e) {
      // Damaged too.
    }
  }
}
