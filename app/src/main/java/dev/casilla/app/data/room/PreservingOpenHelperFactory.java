package dev.casilla.app.data.room;

import androidx.sqlite.db.SupportSQLiteDatabase;
import androidx.sqlite.db.SupportSQLiteOpenHelper;

/** Delegates to another factory, but does not delete a damaged file. */
// By default Android deletes a damaged database. Without that default the damage raises an
// exception, and DatabaseRecovery can copy the readable rows.
final class PreservingOpenHelperFactory implements SupportSQLiteOpenHelper.Factory {
  private final SupportSQLiteOpenHelper.Factory factory;

  PreservingOpenHelperFactory(SupportSQLiteOpenHelper.Factory factory) {
    this.factory = factory;
  }

  @Override
  public SupportSQLiteOpenHelper create(SupportSQLiteOpenHelper.Configuration configuration) {
    return factory.create(
        SupportSQLiteOpenHelper.Configuration.builder(configuration.context)
            .name(configuration.name)
            .callback(new Callback(configuration.callback))
            .build());
  }

  /** Delegates everything except the report of damage. */
  private static final class Callback extends SupportSQLiteOpenHelper.Callback {
    private final SupportSQLiteOpenHelper.Callback callback;

    Callback(SupportSQLiteOpenHelper.Callback callback) {
      super(callback.version);
      this.callback = callback;
    }

    @Override
    public void onConfigure(SupportSQLiteDatabase database) {
      callback.onConfigure(database);
    }

    @Override
    public void onCreate(SupportSQLiteDatabase database) {
      callback.onCreate(database);
    }

    @Override
    public void onUpgrade(SupportSQLiteDatabase database, int oldVersion, int newVersion) {
      callback.onUpgrade(database, oldVersion, newVersion);
    }

    @Override
    public void onDowngrade(SupportSQLiteDatabase database, int oldVersion, int newVersion) {
      callback.onDowngrade(database, oldVersion, newVersion);
    }

    @Override
    public void onOpen(SupportSQLiteDatabase database) {
      callback.onOpen(database);
    }

    @Override
    public void onCorruption(SupportSQLiteDatabase database) {}
  }
}
