package dev.casilla.app.data.room;

import android.content.Context;
import android.database.sqlite.SQLiteDatabaseCorruptException;
import android.database.sqlite.SQLiteException;
import androidx.room.Room;
import androidx.room.RoomDatabase;
import androidx.room.RoomDatabase.JournalMode;
import androidx.sqlite.db.framework.FrameworkSQLiteOpenHelperFactory;
import dev.casilla.app.data.StorageException;
import java.io.File;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A database that recovers from damage: {@link DatabaseRecovery} replaces a damaged file, and the
 * call that met the damage runs once more. Safe for use by many threads.
 */
// Damage shows when the file is opened or when a damaged row is read. Calls share the read lock;
// the file is closed and replaced under the write lock.
final class RecoveringDatabase {
  private final Context context;
  private final String name;
  private final LongSupplier millis;
  private final ReadWriteLock lock = new ReentrantReadWriteLock();
  private @Nullable SheetDatabase open;

  /** The database called {@code name}; it is opened by the first call. */
  RecoveringDatabase(Context context, String name, LongSupplier millis) {
    this.context = context;
    this.name = name;
    this.millis = millis;
  }

  /**
   * Runs {@code work} in a transaction.
   *
   * @throws StorageException if the disk is full or fails
   */
  <T extends @Nullable Object> T call(Function<SheetDao, T> work) {
    try {
      SheetDatabase asked = using(database -> database);
      try {
        return using(database -> run(database, work));
      } catch (SQLiteException | DamagedRowException e) {
        if (!isDamage(e)) {
          throw e;
        }
      }
      replace(asked);
      return using(database -> run(database, work));
    } catch (SQLiteException | DamagedRowException e) {
      throw new StorageException(e);
    }
  }

  /** Closes the file; the next call opens it again. */
  void close() {
    lock.writeLock().lock();
    try {
      SheetDatabase database = open;
      open = null;
      if (database != null) {
        database.close();
      }
    } finally {
      lock.writeLock().unlock();
    }
  }

  private static <T extends @Nullable Object> T run(
      SheetDatabase database, Function<SheetDao, T> work) {
    return database.runInTransaction(() -> work.apply(database.sheets()));
  }

  /** Runs {@code work} on the open database, which stays open meanwhile. */
  private <T extends @Nullable Object> T using(Function<SheetDatabase, T> work) {
    while (true) {
      lock.readLock().lock();
      try {
        SheetDatabase database = open;
        if (database != null) {
          return work.apply(database);
        }
      } finally {
        lock.readLock().unlock();
      }
      ensureOpen();
    }
  }

  private void ensureOpen() {
    lock.writeLock().lock();
    try {
      if (open == null) {
        open = openOrRecover();
      }
    } finally {
      lock.writeLock().unlock();
    }
  }

  private SheetDatabase openOrRecover() {
    File file = context.getDatabasePath(name);
    DatabaseRecovery.finishInterrupted(file);
    SheetDatabase database = builder(file).build();
    try {
      database.getOpenHelper().getWritableDatabase();
      return database;
    } catch (SQLiteDatabaseCorruptException | IllegalStateException e) {
      // Room throws IllegalStateException for an unknown schema, also one of a newer version.
      database.close();
      recover(file);
      return builder(file).build();
    }
  }

  /** Replaces {@code damaged}, unless another thread has done so already. */
  private void replace(SheetDatabase damaged) {
    lock.writeLock().lock();
    try {
      if (open == damaged) {
        damaged.close();
        open = null;
        recover(context.getDatabasePath(name));
      }
    } finally {
      lock.writeLock().unlock();
    }
  }

  /** Without a write-ahead log the new database is a single file, which can be moved. */
  private void recover(File file) {
    DatabaseRecovery.recover(
        file, place -> builder(place).setJournalMode(JournalMode.TRUNCATE).build(), millis);
  }

  private RoomDatabase.Builder<SheetDatabase> builder(File place) {
    return Room.databaseBuilder(context, SheetDatabase.class, place.getName())
        .addMigrations(new SheetDatabase.Migration2To3())
        .openHelperFactory(new PreservingOpenHelperFactory(new FrameworkSQLiteOpenHelperFactory()));
  }

  /** A value of the wrong type raises SQLiteException itself; a full disk raises a subclass. */
  private static boolean isDamage(RuntimeException e) {
    return e instanceof SQLiteDatabaseCorruptException
        || e instanceof DamagedRowException
        || e.getClass() == SQLiteException.class;
  }
}
