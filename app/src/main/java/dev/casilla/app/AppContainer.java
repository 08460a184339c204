package dev.casilla.app;

import android.content.Context;
import android.os.Handler;
import android.os.Looper;
import androidx.core.content.ContextCompat;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.create.CreateExecutors;
import dev.casilla.app.create.CreateTools;
import dev.casilla.app.create.CreateViewModels;
import dev.casilla.app.exchange.IncomingText;
import dev.casilla.app.history.HistoryExecutors;
import dev.casilla.app.history.HistoryViewModels;
import dev.casilla.app.history.room.RoomArchive;
import dev.casilla.app.puzzle.PuzzleExecutors;
import dev.casilla.app.puzzle.PuzzleStores;
import dev.casilla.app.puzzle.PuzzleViewModels;
import dev.casilla.app.settings.AppLanguageStore;
import dev.casilla.app.settings.PreferencesSettingsStore;
import dev.casilla.app.settings.SettingsStore;
import dev.casilla.app.settings.SettingsViewModels;
import dev.casilla.app.share.ProvidedFolder;
import dev.casilla.app.share.ShareExecutors;
import dev.casilla.app.share.ShareViewModels;
import dev.casilla.app.sheet.Archive;
import java.io.File;
import java.util.Random;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;

/** Makes what the screens need, and knows who uses what. Lives as long as the process. */
final class AppContainer {
  /** Somebody who types this slowly wants to know how it looks. */
  private static final long PAUSE_MILLIS = 250;

  /** A wait shorter than this is not worth a word. */
  private static final long PATIENCE_MILLIS = 300;

  private final SettingsStore settings;
  private final Archive sheets;
  private final PuzzleViewModels puzzleViewModels;
  private final CreateViewModels createViewModels;
  private final HistoryViewModels historyViewModels;
  private final ShareViewModels shareViewModels;
  private final ReadingContainer reading;

  AppContainer(Context context) {
    this(context, new RoomArchive(context, "sheets.db", System::currentTimeMillis));
  }

  /** For what is kept in {@code sheets}. */
  AppContainer(Context context, Archive sheets) {
    this.sheets = sheets;
    Handler handler = new Handler(Looper.getMainLooper());
    Executor solving = Executors.newSingleThreadExecutor(work -> new Thread(work, "solving"));
    Executor storage = Executors.newSingleThreadExecutor(work -> new Thread(work, "storage"));
    Executor transfer = Executors.newCachedThreadPool(work -> new Thread(work, "transfer"));
    Executor screen = ContextCompat.getMainExecutor(context);
    settings =
        Strictness.allowSmallRead(
            () ->
                new PreferencesSettingsStore(
                    context.getSharedPreferences("settings", Context.MODE_PRIVATE),
                    storage,
                    screen));
    Executor patience = work -> handler.postDelayed(work, PATIENCE_MILLIS);
    Executor pause = work -> handler.postDelayed(work, PAUSE_MILLIS);
    puzzleViewModels =
        new PuzzleViewModels(
            new PuzzleStores(sheets, settings, () -> new File(context.getCacheDir(), "pasted")),
            System::currentTimeMillis,
            new PuzzleExecutors(solving, storage, screen, pause, patience));
    Executor making = Executors.newSingleThreadExecutor(work -> new Thread(work, "making"));
    createViewModels =
        new CreateViewModels(
            new CreateTools(
                sheets, new Random()::nextLong, new CreateExecutors(making, screen, patience)));
    historyViewModels =
        new HistoryViewModels(
            sheets,
            new IncomingText(System::currentTimeMillis),
            new HistoryExecutors(storage, transfer, screen, patience));
    shareViewModels =
        new ShareViewModels(
            sheets,
            new ProvidedFolder(context),
            System::currentTimeMillis,
            new ShareExecutors(transfer, screen, patience));
    reading = new ReadingContainer(context, sheets, solving, storage, Opinions.create());
  }

  ReadingContainer reading() {
    return reading;
  }

  SettingsStore settings() {
    return settings;
  }

  ViewModelProvider.Factory puzzleViewModels() {
    return puzzleViewModels;
  }

  ViewModelProvider.Factory createViewModels() {
    return createViewModels;
  }

  ViewModelProvider.Factory settingsViewModels() {
    return new SettingsViewModels(settings, new AppLanguageStore());
  }

  ViewModelProvider.Factory historyViewModels() {
    return historyViewModels;
  }

  ViewModelProvider.Factory shareViewModels() {
    return shareViewModels;
  }

  Archive sheets() {
    return sheets;
  }
}
