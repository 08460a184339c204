package dev.casilla.app.data.room;

import androidx.room.AutoMigration;
import androidx.room.Database;
import androidx.room.RoomDatabase;

/** The tables. Their shape in every version is in {@code app/schemas}. */
@Database(
    entities = {SheetRow.class, DraftRow.class, DatabaseDamageRow.class},
    version = SheetDatabase.VERSION,
    autoMigrations = @AutoMigration(from = 1, to = 2))
abstract class SheetDatabase extends RoomDatabase {
  /** Grows with every change of a table, each of which needs a migration: {@link Migration2To3}. */
  static final int VERSION = 3;

  abstract SheetDao sheets();
}
