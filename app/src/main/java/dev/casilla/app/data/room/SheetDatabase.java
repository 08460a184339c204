package dev.casilla.app.data.room;

import androidx.room.AutoMigration;
import androidx.room.Database;
import androidx.room.RoomDatabase;

/** The tables; {@code app/schemas} has the schema of every version. */
@Database(
    entities = {SheetRow.class, DraftRow.class, DatabaseDamageRow.class},
    version = SheetDatabase.VERSION,
    autoMigrations = @AutoMigration(from = 1, to = 2))
abstract class SheetDatabase extends RoomDatabase {
  /** Every change of a table increments it and needs a migration, such as {@link Migration2To3}. */
  static final int VERSION = 3;

  abstract SheetDao sheets();
}
