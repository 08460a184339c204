package dev.casilla.app;

import android.content.Context;
import android.os.SystemClock;
import androidx.lifecycle.ViewModelProvider;
import dev.casilla.app.concurrent.AppExecutors;
import dev.casilla.app.data.AppCompatLanguageStore;
import dev.casilla.app.data.HistoryRepository;
import dev.casilla.app.data.PreferencesSettingsStore;
import dev.casilla.app.data.SettingsStore;
import dev.casilla.app.data.room.RoomSheetRepository;
import dev.casilla.app.data.transfer.SheetTextParser;
import dev.casilla.app.reading.ReaderProvider;
import dev.casilla.app.reading.SecondOpinionProvider;
import dev.casilla.app.reading.photo.DevicePhotoSource;
import dev.casilla.app.reading.photo.PhotoSource;
import dev.casilla.app.ui.create.CreateViewModel;
import dev.casilla.app.ui.history.HistoryViewModel;
import dev.casilla.app.ui.history.transfer.TransferViewModel;
import dev.casilla.app.ui.photo.PhotoViewModel;
import dev.casilla.app.ui.puzzle.session.PuzzleViewModel;
import dev.casilla.app.ui.review.state.BoardPhotoCache;
import dev.casilla.app.ui.review.state.ReviewViewModel;
import dev.casilla.app.ui.review.state.StoredDraftViewModel;
import dev.casilla.app.ui.scan.state.ScanViewModel;
import dev.casilla.app.ui.settings.SettingsViewModel;
import dev.casilla.app.ui.share.ReceiveViewModel;
import dev.casilla.app.ui.share.ShareViewModel;
import dev.casilla.app.ui.share.SharedFileProvider;
import java.util.Random;

/** Creates what the screens need and wires it together. Lives as long as the process. */
final class AppContainer {
  private final AppExecutors executors;
  private final SettingsStore settings;
  private final HistoryRepository sheets;
  private final ViewModelProvider.Factory viewModelFactory;

  AppContainer(Context context) {
    this(context, new RoomSheetRepository(context, "sheets.db", System::currentTimeMillis));
  }

  AppContainer(Context context, HistoryRepository sheets) {
    this.sheets = sheets;
    executors = AppExecutors.create(context);
    settings =
        StrictModeSetup.allowSmallRead(
            () ->
                new PreferencesSettingsStore(
                    context.getSharedPreferences("settings", Context.MODE_PRIVATE),
                    executors.storage(),
                    executors.main()));
    SheetTextParser parser = new SheetTextParser(System::currentTimeMillis);
    ReaderProvider readers = new ReaderProvider();
    SecondOpinionProvider opinions = SecondOpinionFactory.create();
    PhotoSource photos = new DevicePhotoSource(context);
    BoardPhotoCache boardPhotos = new BoardPhotoCache();
    viewModelFactory =
        ViewModelProvider.Factory.from(
            PuzzleViewModel.initializer(sheets, settings, System::currentTimeMillis, executors),
            CreateViewModel.initializer(sheets, new Random()::nextLong, executors),
            ScanViewModel.initializer(readers, opinions, executors, SystemClock::elapsedRealtime),
            PhotoViewModel.initializer(
                photos, readers, opinions, executors, SystemClock::elapsedRealtime),
            ReviewViewModel.initializer(sheets, boardPhotos, readers, executors),
            StoredDraftViewModel.initializer(sheets, boardPhotos, executors),
            SettingsViewModel.initializer(settings, new AppCompatLanguageStore()),
            HistoryViewModel.initializer(sheets, executors),
            TransferViewModel.initializer(sheets, parser, executors),
            ReceiveViewModel.initializer(sheets, parser, executors),
            ShareViewModel.initializer(
                () -> SharedFileProvider.folder(context),
                file -> SharedFileProvider.uriOf(context, file),
                System::currentTimeMillis,
                executors));
    executors.storage().execute(photos::deleteOldCaptures);
  }

  AppExecutors executors() {
    return executors;
  }

  SettingsStore settings() {
    return settings;
  }

  ViewModelProvider.Factory viewModelFactory() {
    return viewModelFactory;
  }

  HistoryRepository sheets() {
    return sheets;
  }
}
