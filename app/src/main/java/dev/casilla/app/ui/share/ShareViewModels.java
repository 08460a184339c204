package dev.casilla.app.ui.share;

import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.viewmodel.CreationExtras;
import dev.casilla.app.data.HistoryRepository;
import dev.casilla.app.data.transfer.SheetTextParser;
import java.util.Objects;
import java.util.function.LongSupplier;

/** Makes the view models of what comes in and goes out. */
public final class ShareViewModels implements ViewModelProvider.Factory {
  private final ReceivedSheetImporter receiving;
  private final SharedFolder folder;
  private final SharedFileStore files;
  private final ShareExecutors executors;

  /**
   * For view models that keep what comes in in {@code archive}, and write what goes out into {@code
   * folder}; the time is from {@code millis}.
   */
  public ShareViewModels(
      HistoryRepository archive,
      SharedFolder folder,
      LongSupplier millis,
      ShareExecutors executors) {
    this.receiving = new ReceivedSheetImporter(archive, new SheetTextParser(millis));
    this.folder = folder;
    this.files = new SharedFileStore(folder::place, millis);
    this.executors = executors;
  }

  @Override
  public <T extends ViewModel> T create(Class<T> modelClass, CreationExtras extras) {
    ViewModel model =
        modelClass == ReceiveViewModel.class
            ? new ReceiveViewModel(receiving, executors)
            : new ShareViewModel(files, folder, executors);
    return Objects.requireNonNull(modelClass.cast(model));
  }
}
