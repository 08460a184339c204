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

/** The file of an archive, which tests damage behind its back. */
final class DatabaseFileFixture {
  private static final String NAME = "test.db";

  private final Context context = ApplicationProvider.getApplicationContext();
  final File file = context.getDatabasePath(NAME);

  /** What the archive's clock says. */
  long now = 1_000;

  RoomSheetRepository open() {
    return new RoomSheetRepository(context, NAME, () -> now);
  }

  RecoveringDatabase database() {
    return new RecoveringDatabase(context, NAME, () -> now);
  }

  /** Begins anew, somewhat later. */
  void forget() {
    now++;
    context.deleteDatabase(NAME);
  }

  /** An archive of so many sheets, which is closed again. */
  RoomSheetRepository fill(int sheets) {
    RoomSheetRepository archive = open();
    for (int i = 0; i < sheets; i++) {
      archive.add(Origin.TYPED, givens(i));
    }
    // Everything into the file itself, as when the app ends; two at a time lock each other out.
    archive.close();
    change("PRAGMA wal_checkpoint(TRUNCATE)");
    return archive;
  }

  /** The sheet that {@link #fill} makes as this one, counted from 0. */
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

  /** The files that were set aside, the oldest first. */
  File[] aside() {
    File[] aside =
        file.getParentFile().listFiles((folder, name) -> name.matches(".*damaged-[0-9]+"));
    Arrays.sort(aside);
    return aside;
  }
}
