package dev.casilla.app.data.room;

import android.database.sqlite.SQLiteException;
import androidx.room.migration.Migration;
import androidx.sqlite.db.SupportSQLiteDatabase;

/** From version 2 to version 3: two indices take the place of one. */
/*
 * Made by Room, this would copy every row into a new table, which does not know any more what ids
 * were given. Tables without the columns come up as an SQLiteException that is no more than that;
 * to Room, and so to who opens the database, an unknown schema is an IllegalStateException.
 */
final class Migration2To3 extends Migration {
  Migration2To3() {
    super(2, 3);
  }

  @Override
  public void migrate(SupportSQLiteDatabase database) {
    try {
      database.execSQL("DROP INDEX IF EXISTS index_sheet_givens");
      database.execSQL("CREATE INDEX index_sheet_givens_entries ON sheet (givens, entries)");
      database.execSQL("CREATE INDEX index_sheet_givens_created ON sheet (givens, created)");
    } catch (SQLiteException e) {
      throw e.getClass() == SQLiteException.class ? new IllegalStateException(e) : e;
    }
  }
}
