package dev.casilla.app.data.room;

import android.database.Cursor;
import android.database.sqlite.SQLiteCantOpenDatabaseException;
import android.database.sqlite.SQLiteDatabase;
import android.database.sqlite.SQLiteDatabaseCorruptException;
import android.database.sqlite.SQLiteException;
import dev.casilla.app.data.StorageException;
import dev.casilla.app.model.NewSheet;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.solver.InvalidGridException;
import java.io.File;
import java.io.IOException;
import java.util.Arrays;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** Sets a damaged database aside and copies its readable rows into a new one. */
/*
 * The new database is built beside the damaged one and then moves into its place, so that the
 * process can end at any moment without loss. Each id is looked up by itself, because a damaged
 * page ends a scan of the table. Sheets keep their ids, and no id is given twice.
 */
final class DatabaseRecovery {
  /** Looking up so many ids takes half a minute; a damaged sequence number could be any. */
  private static final long MAX_ID = 1_000_000;

  /** Older damaged files are deleted so that they do not fill the disk. */
  private static final int MAX_DAMAGED_FILES = 3;

  private static final String DAMAGED = ".damaged-";
  private static final String NEW = ".new";
  private static final String[] SUFFIXES = {"", "-wal", "-shm", "-journal"};

  private static final String SHEET =
      "SELECT origin || '', givens || entries || notes,"
          + SheetDao.JOURNAL
          + " || '', created, changed, used FROM sheet WHERE id = ? AND NOT deleted";
  private static final String DRAFT =
      "SELECT reading FROM draft WHERE sheet = ? AND typeof(reading) = 'blob'";
  private static final String LAST_GIVEN_ID =
      "SELECT seq FROM sqlite_sequence WHERE name = 'sheet'";
  private static final String LAST_STORED_ID = "SELECT MAX(id) FROM sheet";
  private static final String SET_LAST_ID =
      "INSERT INTO sqlite_sequence (name, seq) VALUES ('sheet', ?)";

  private DatabaseRecovery() {}

  /** Replaces the closed database in {@code file} by one that {@code builder} makes. */
  static void recover(File file, Function<File, SheetDatabase> builder, LongSupplier millis) {
    File successor = new File(file.getPath() + NEW);
    delete(successor);
    SheetDatabase database = builder.apply(successor);
    try {
      database.runInTransaction(() -> copy(file, database));
    } finally {
      database.close();
    }
    File damaged = new File(file.getPath() + DAMAGED + millis.getAsLong());
    for (String suffix : SUFFIXES) {
      move(new File(file.getPath() + suffix), new File(damaged.getPath() + suffix));
    }
    finishInterrupted(file);
    deleteOldest(file);
  }

  /** Moves the new database into its place if the process ended before that. */
  static void finishInterrupted(File file) {
    File successor = new File(file.getPath() + NEW);
    if (!file.exists() && successor.exists()) {
      delete(file);
      move(successor, file);
      delete(successor);
    }
  }

  private static void copy(File file, SheetDatabase database) {
    int copied = 0;
    try (SQLiteDatabase damaged = openDamaged(file)) {
      if (damaged != null) {
        copied = copySheets(damaged, database);
      }
    }
    database.sheets().insertOrReplace(new DatabaseDamageRow(DatabaseDamageRow.ONLY, copied));
  }

  private static int copySheets(SQLiteDatabase damaged, SheetDatabase database) {
    long last = lastId(damaged);
    database.getOpenHelper().getWritableDatabase().execSQL(SET_LAST_ID, new Object[] {last});
    int copied = 0;
    for (long id = 1; id <= last; id++) {
      if (copySheet(damaged, id, database.sheets())) {
        copied++;
      }
    }
    return copied;
  }

  private static boolean copySheet(SQLiteDatabase damaged, long id, SheetDao sheets) {
    String[] arguments = {String.valueOf(id)};
    SheetRow copy;
    try (Cursor row = damaged.rawQuery(SHEET, arguments)) {
      if (!row.moveToFirst()) {
        return false;
      }
      copy = SheetRow.of(id, sheet(row), row.getLong(5));
    } catch (SQLiteException | IllegalArgumentException | InvalidGridException e) {
      return false; // The page or the row is damaged.
    }
    sheets.insert(copy);
    try (Cursor row = damaged.rawQuery(DRAFT, arguments)) {
      if (row.moveToFirst()) {
        sheets.insertOrReplace(new DraftRow(id, row.getBlob(0)));
      }
    } catch (SQLiteException e) {
      // The page is damaged, or the file is older than drafts; the sheet is kept without a draft.
    }
    return true;
  }

  private static NewSheet sheet(Cursor row) {
    return new NewSheet(
        Origin.valueOf(String.valueOf(row.getString(0))),
        Sheet.decode(String.valueOf(row.getString(1))),
        row.getString(2),
        row.getLong(3),
        row.getLong(4));
  }

  private static @Nullable SQLiteDatabase openDamaged(File file) {
    try {
      return SQLiteDatabase.openDatabase(
          file.getPath(), null, SQLiteDatabase.OPEN_READWRITE, ignored -> {});
    } catch (SQLiteDatabaseCorruptException | SQLiteCantOpenDatabaseException e) {
      return null; // The file is not a database at all.
    }
  }

  private static long lastId(SQLiteDatabase damaged) {
    return Math.min(
        MAX_ID, Math.max(number(damaged, LAST_GIVEN_ID), number(damaged, LAST_STORED_ID)));
  }

  private static long number(SQLiteDatabase damaged, String query) {
    try (Cursor row = damaged.rawQuery(query, null)) {
      return row.moveToFirst() ? row.getLong(0) : 0;
    } catch (SQLiteException e) {
      return 0;
    }
  }

  private static void deleteOldest(File file) {
    String prefix = file.getName() + DAMAGED;
    File[] damaged =
        file.getAbsoluteFile()
            .getParentFile()
            .listFiles((folder, name) -> name.matches("\\Q" + prefix + "\\E[0-9]+"));
    if (damaged != null) {
      Arrays.sort(damaged);
      for (int i = 0; i < damaged.length - MAX_DAMAGED_FILES; i++) {
        delete(damaged[i]);
      }
    }
  }

  /** Deletes a database and the files that SQLite keeps beside it. */
  private static void delete(File file) {
    SQLiteDatabase.deleteDatabase(file);
    if (file.exists()) {
      throw new StorageException(new IOException("cannot delete " + file));
    }
  }

  private static void move(File from, File to) {
    if (from.exists() && !from.renameTo(to)) {
      throw new StorageException(new IOException("cannot move " + from + " to " + to));
    }
  }
}
