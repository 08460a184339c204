package dev.casilla.app.history.room;

import android.content.Context;
import android.database.sqlite.SQLiteDatabaseCorruptException;
import android.database.sqlite.SQLiteException;
import androidx.room.Room;
import androidx.sqlite.db.framework.FrameworkSQLiteOpenHelperFactory;
import dev.casilla.app.sheet.Arrival;
import dev.casilla.app.sheet.StorageException;
import java.io.File;
import java.util.List;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A database that mends itself: a damaged file is set aside, a new one begun with what can be read
 * of the old one, and what was asked for is asked again. Safe for use by many threads.
 */
/*
 * Damage shows when the file is opened or only when the damaged part is read, be it a page or what
 * a row says, so every piece of work is guarded. One that fails a second time, on a file just made, is not tried again.
 *
 * A file that a newer Casilla wrote counts as damaged: it cannot be used, but is not to be lost.
 */
final class SafeDatabase {
  private final Context context;
  private final String name;
  private final LongSupplier millis;
  private @Nullable SheetDatabase open;

  /** The database called {@code name}, made when it is first needed. */
  SafeDatabase(Context context, String name, LongSupplier millis) {
    this.context = context;
    this.name = name;
    this.millis = millis;
  }

  /**
   * Does {@code work} in a transaction.
   *
   * @throws StorageException if the disk is full or does not work
   */
  <T extends @Nullable Object> T call(Function<SheetDao, T> work) {
    SheetDatabase database = open();
    try {
      return call(database, work);
    } catch (SQLiteDatabaseCorruptException | DamagedRowException e) {
      return call(replacementOf(database), work);
    } catch (SQLiteException e) {
      throw new StorageException(e);
    }
  }

  /** Lets go of the file; the next call opens it again. */
  synchronized void close() {
    if (open != null) {
      open.close();
      open = null;
    }
  }

  private synchronized SheetDatabase open() {
    if (open == null) {
      SheetDatabase database = make();
      try {
        database.getOpenHelper().getWritableDatabase();
        open = database;
      } catch (SQLiteDatabaseCorruptException | IllegalStateException e) {
        // Room's word for a schema that it does not know is IllegalStateException.
        return replace(database);
      } catch (SQLiteException e) {
        throw new StorageException(e);
      }
    }
    return open;
  }

  /** Replaces {@code damaged}, unless another thread has done so already. */
  private synchronized SheetDatabase replacementOf(SheetDatabase damaged) {
    return open == damaged || open == null ? replace(damaged) : open;
  }

  private SheetDatabase replace(SheetDatabase damaged) {
    damaged.close();
    File file = context.getDatabasePath(name);
    List<Arrival> rescued = Rescue.from(new DatabaseFile(file).setAside(millis.getAsLong()));
    SheetDatabase database = make();
    call(
        database,
        sheets -> {
          for (Arrival arrival : rescued) {
            sheets.insert(SheetRow.of(SheetRow.NO_ID, arrival, sheets.nextUse()));
          }
          sheets.keep(new MishapRow(MishapRow.ONLY, rescued.size()));
          return null;
        });
    open = database;
    return database;
  }

  private SheetDatabase make() {
    return Room.databaseBuilder(context, SheetDatabase.class, name)
        .openHelperFactory(new Keeping(new FrameworkSQLiteOpenHelperFactory()))
        .build();
  }

  private static <T extends @Nullable Object> T call(
      SheetDatabase database, Function<SheetDao, T> work) {
    return database.runInTransaction(() -> work.apply(database.sheets()));
  }
}
