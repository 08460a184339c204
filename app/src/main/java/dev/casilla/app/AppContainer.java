package dev.casilla.app;

import android.content.Context;
import android.os.Handler;
import android.os.Looper;
import androidx.core.content.ContextCompat;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.data.AppCompatLanguageStore;
import dev.casilla.app.data.HistoryRepository;
import dev.casilla.app.data.PreferencesSettingsStore;
import dev.casilla.app.data.SettingsStore;
import dev.casilla.app.data.room.RoomSheetRepository;
import dev.casilla.app.data.transfer.SheetTextParser;
import dev.casilla.app.ui.create.CreateExecutors;
import dev.casilla.app.ui.create.CreateTools;
import dev.casilla.app.ui.create.CreateViewModels;
import dev.casilla.app.ui.history.HistoryViewModels;
import dev.casilla.app.ui.history.transfer.HistoryExecutors;
import dev.casilla.app.ui.puzzle.session.PuzzleExecutors;
import dev.casilla.app.ui.puzzle.session.PuzzleStores;
import dev.casilla.app.ui.puzzle.session.PuzzleViewModels;
import dev.casilla.app.ui.settings.SettingsViewModels;
import dev.casilla.app.ui.share.FileProviderFolder;
import dev.casilla.app.ui.share.ShareExecutors;
import dev.casilla.app.ui.share.ShareViewModels;
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
  private final HistoryRepository sheets;
  private final PuzzleViewModels puzzleViewModels;
  private final CreateViewModels createViewModels;
  private final HistoryViewModels historyViewModels;
  private final ShareViewModels shareViewModels;
  private final ReadingContainer reading;

  AppContainer(Context context) {
    this(context, new RoomSheetRepository(context, "sheets.db", System::currentTimeMillis));
  }

  /** For what is kept in {@code sheets}. */
  AppContainer(Context context, HistoryRepository sheets) {
    this.sheets = sheets;
    Handler handler = new Handler(Looper.getMainLooper());
    Executor solving = Executors.newSingleThreadExecutor(work -> new Thread(work, "solving"));
    Executor storage = Executors.newSingleThreadExecutor(work -> new Thread(work, "storage"));
    Executor transfer = Executors.newCachedThreadPool(work -> new Thread(work, "transfer"));
    Executor screen = ContextCompat.getMainExecutor(context);
    settings =
        StrictModeSetup.allowSmallRead(
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
            new SheetTextParser(System::currentTimeMillis),
            new HistoryExecutors(storage, transfer, screen, patience));
    shareViewModels =
        new ShareViewModels(
            sheets,
            new FileProviderFolder(context),
            System::currentTimeMillis,
            new ShareExecutors(transfer, screen, patience));
    reading =
        new ReadingContainer(context, sheets, solving, storage, SecondOpinionFactory.create());
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
    return new SettingsViewModels(settings, new AppCompatLanguageStore());
  }

  ViewModelProvider.Factory historyViewModels() {
    return historyViewModels;
  }

  ViewModelProvider.Factory shareViewModels() {
    return shareViewModels;
  }

  HistoryRepository sheets() {
    return sheets;
  }
}
