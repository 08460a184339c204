package dev.casilla.app.data.room;

import androidx.sqlite.db.SupportSQLiteDatabase;
import androidx.sqlite.db.SupportSQLiteOpenHelper;

/** Opens databases as another factory does, but leaves a damaged file alone. */
/*
 * Android's own answer to a damaged database is to delete it. Without an answer the damage comes up
 * as an exception, and the file can be set aside and read as far as that goes.
 */
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

  /** Passes everything on but the damage. */
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
