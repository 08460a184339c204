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
 * A database that mends itself: a damaged file is set aside, a new one begun with what can be read
 * of the old one, and what was asked for is asked again. Safe for use by many threads.
 */
/*
 * Damage shows when the file is opened or only when the damaged part is read, be it a page or what
 * a row says, so every piece of work is guarded. One that fails a second time, on a file just made,
 * is not tried again.
 *
 * Whoever works on a database has it `inUse`: it is replaced, or closed, when nobody does. Opening
 * is guarded by this object's own lock: at that time there is nothing to be in use.
 *
 * Text that has become a blob is refused in words that are no different from others: whether that is
 * the matter has to be looked up.
 *
 * A file that a newer Casilla wrote counts as damaged: it cannot be used, but is not to be lost.
 */
final class RecoveringDatabase {
  private final Context context;
  private final String name;
  private final LongSupplier millis;
  private final ReadWriteLock inUse = new ReentrantReadWriteLock();
  private @Nullable SheetDatabase open;

  /** The database called {@code name}, made when it is first needed. */
  RecoveringDatabase(Context context, String name, LongSupplier millis) {
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
    try {
      return mending(work);
    } catch (SQLiteException | DamagedRowException e) {
      throw new StorageException(e);
    }
  }

  /** Lets go of the file; the next call opens it again. */
  void close() {
    whenUnused(this::closeNow);
  }

  private <T extends @Nullable Object> T mending(Function<SheetDao, T> work) {
    SheetDatabase asked = using(database -> database);
    try {
      return using(database -> call(database, work));
    } catch (SQLiteDatabaseCorruptException | DamagedRowException e) {
      return callAnother(asked, work);
    } catch (SQLiteException e) {
      if (using(database -> database == asked && call(database, SheetDao::countMistyped) == 0)) {
        throw e;
      }
      return callAnother(asked, work);
    }
  }

  private <T extends @Nullable Object> T callAnother(
      SheetDatabase damaged, Function<SheetDao, T> work) {
    whenUnused(() -> replaceOnce(damaged));
    return using(database -> call(database, work));
  }

  /** Does {@code work} on a database that nobody takes away meanwhile. */
  private <T extends @Nullable Object> T using(Function<SheetDatabase, T> work) {
    inUse.readLock().lock();
    try {
      return work.apply(open());
    } finally {
      inUse.readLock().unlock();
    }
  }

  private void whenUnused(Runnable work) {
    inUse.writeLock().lock();
    try {
      work.run();
    } finally {
      inUse.writeLock().unlock();
    }
  }

  private synchronized void closeNow() {
    if (open != null) {
      open.close();
      open = null;
    }
  }

  private synchronized SheetDatabase open() {
    if (open == null) {
      DatabaseFile file = file();
      file.endSuccession();
      SheetDatabase database = make(file.file());
      try {
        database.getOpenHelper().getWritableDatabase();
        open = database;
      } catch (SQLiteDatabaseCorruptException | IllegalStateException e) {
        // Room's word for a schema that it does not know is IllegalStateException.
        return replace(database);
      }
    }
    return open;
  }

  /** Replaces {@code damaged}, unless another thread has done so already. */
  private synchronized void replaceOnce(SheetDatabase damaged) {
    if (open == damaged) {
      replace(damaged);
    }
  }

  private SheetDatabase replace(SheetDatabase damaged) {
    damaged.close();
    open = null;
    DatabaseFile file = file();
    DatabaseRecovery rescue = DatabaseRecovery.from(file.file());
    begin(file.clearSuccessor(), rescue);
    file.succeed(millis.getAsLong());
    SheetDatabase database = make(file.file());
    open = database;
    return database;
  }

  /** Without a write-ahead log all of it is in one file afterwards, which can be moved. */
  private void begin(File place, DatabaseRecovery rescue) {
    SheetDatabase database = builder(place).setJournalMode(JournalMode.TRUNCATE).build();
    try {
      database.runInTransaction(() -> rescue.into(database));
    } finally {
      database.close();
    }
  }

  private DatabaseFile file() {
    return new DatabaseFile(context.getDatabasePath(name));
  }

  private SheetDatabase make(File place) {
    return builder(place).build();
  }

  private RoomDatabase.Builder<SheetDatabase> builder(File place) {
    return Room.databaseBuilder(context, SheetDatabase.class, place.getName())
        .addMigrations(new Migration2To3())
        .openHelperFactory(new PreservingOpenHelperFactory(new FrameworkSQLiteOpenHelperFactory()));
  }

  private static <T extends @Nullable Object> T call(
      SheetDatabase database, Function<SheetDao, T> work) {
    return database.runInTransaction(() -> work.apply(database.sheets()));
  }
}
