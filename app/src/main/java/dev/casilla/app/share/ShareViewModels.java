package dev.casilla.app.share;

import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.viewmodel.CreationExtras;
import dev.casilla.app.exchange.IncomingText;
import dev.casilla.app.sheet.Archive;
import java.util.Objects;
import java.util.function.LongSupplier;

/** Makes the view models of what comes in and goes out. */
public final class ShareViewModels implements ViewModelProvider.Factory {
  private final Receiving receiving;
  private final SharedFolder folder;
  private final SharedFiles files;
  private final ShareExecutors executors;

  /**
   * For view models that keep what comes in in {@code archive}, and write what goes out into {@code
   * folder}; the time is from {@code millis}.
   */
  public ShareViewModels(
      Archive archive, SharedFolder folder, LongSupplier millis, ShareExecutors executors) {
    this.receiving = new Receiving(archive, new IncomingText(millis));
    this.folder = folder;
    this.files = new SharedFiles(folder::place, millis);
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
