package dev.casilla.app.data.room;

import android.content.Context;
import android.database.sqlite.SQLiteDatabase;
import androidx.test.core.app.ApplicationProvider;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;

/** A database file that tests damage. */
final class DatabaseFileFixture {
  private static final String NAME = "test.db";

  private final Context context = ApplicationProvider.getApplicationContext();
  final File file = context.getDatabasePath(NAME);

  /** The time of the database's clock. */
  long now = 1_000;

  RoomSheetRepository open() {
    return new RoomSheetRepository(context, NAME, () -> now);
  }

  RecoveringDatabase database() {
    return new RecoveringDatabase(context, NAME, () -> now);
  }

  /** Deletes the database and advances the clock. */
  void delete() {
    now++;
    context.deleteDatabase(NAME);
  }

  /** Creates a database with this number of sheets and closes it. */
  RoomSheetRepository fill(int sheets) {
    RoomSheetRepository archive = open();
    for (int i = 0; i < sheets; i++) {
      archive.add(Origin.TYPED, givens(i));
    }
    // Move the write-ahead log into the file, as when the app ends; two connections would block
    // each other.
    archive.close();
    change("PRAGMA wal_checkpoint(TRUNCATE)");
    return archive;
  }

  /** Returns the sheet that {@link #fill} creates at this index. */
  static Sheet givens(int number) {
    return Sheet.EMPTY.withGiven(number % 81, 1 + number / 81).withGiven(80 - number % 80, 9);
  }

  void change(String... statements) {
    file.getParentFile().mkdirs();
    try (SQLiteDatabase database = SQLiteDatabase.openOrCreateDatabase(file, null)) {
      for (String statement : statements) {
        database.rawQuery(statement, null).moveToFirst();
      }
    }
  }

  void write(byte[] bytes) throws IOException {
    file.getParentFile().mkdirs();
    Files.write(file.toPath(), bytes);
    for (String companion : new String[] {"-wal", "-shm"}) {
      Files.deleteIfExists(new File(file.getPath() + companion).toPath());
    }
  }

  /** Returns the files that were set aside, the oldest first. */
  File[] aside() {
    File[] aside =
        file.getParentFile().listFiles((folder, name) -> name.matches(".*damaged-[0-9]+"));
    Arrays.sort(aside);
    return aside;
  }
}
