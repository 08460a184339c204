package dev.casilla.app;

import android.content.Context;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.concurrent.AppExecutors;
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
import dev.casilla.app.ui.puzzle.session.PuzzleViewModel;
import dev.casilla.app.ui.puzzle.session.SheetAutosaver;
import dev.casilla.app.ui.puzzle.state.PuzzleAnalysis;
import dev.casilla.app.ui.settings.SettingsViewModels;
import dev.casilla.app.ui.share.FileProviderFolder;
import dev.casilla.app.ui.share.ShareExecutors;
import dev.casilla.app.ui.share.ShareViewModels;
import java.util.Random;
import java.util.concurrent.Executor;

/** Makes what the screens need, and knows who uses what. Lives as long as the process. */
final class AppContainer {
  private final SettingsStore settings;
  private final HistoryRepository sheets;
  private final PuzzleViewModel.Dependencies puzzleDependencies;
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
    AppExecutors executors = AppExecutors.create(context);
    Executor solving = executors.solving();
    Executor storage = executors.storage();
    Executor transfer = executors.transfer();
    Executor screen = executors.main();
    settings =
        StrictModeSetup.allowSmallRead(
            () ->
                new PreferencesSettingsStore(
                    context.getSharedPreferences("settings", Context.MODE_PRIVATE),
                    storage,
                    screen));
    Executor patience = executors.progressDelay();
    puzzleDependencies =
        new PuzzleViewModel.Dependencies(
            sheets,
            new SheetAutosaver(sheets, executors, System::currentTimeMillis),
            PuzzleAnalysis::of,
            System::currentTimeMillis,
            executors);
    Executor making = executors.generating();
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

  PuzzleViewModel.Dependencies puzzleDependencies() {
    return puzzleDependencies;
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
