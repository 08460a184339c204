package dev.casilla.app.ui.share;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.viewmodel.ViewModelInitializer;
import dev.casilla.app.concurrent.AppExecutors;
import dev.casilla.app.concurrent.FailureLog;
import dev.casilla.app.concurrent.LatestTask;
import java.io.File;
import java.io.IOException;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** Writes the file that is shared, off the main thread. */
// Drawing the picture takes a moment, and the content URI is looked up on the disk.
public final class ShareViewModel extends ViewModel {
  private final SharedFileStore files;
  private final Function<File, String> contentUris;
  private final AppExecutors executors;
  private final LatestTask task;
  private final MutableLiveData<ShareUiState> state =
      new MutableLiveData<>(new ShareUiState.Choosing());

  /** Shares {@code files}, each under the URI that {@code contentUris} returns for it. */
  ShareViewModel(
      SharedFileStore files, Function<File, String> contentUris, AppExecutors executors) {
    this.files = files;
    this.contentUris = contentUris;
    this.executors = executors;
    task = new LatestTask(executors.main());
  }

  public static ViewModelInitializer<ShareViewModel> initializer(
      Supplier<File> folder,
      Function<File, String> uris,
      LongSupplier millis,
      AppExecutors executors) {
    SharedFileStore files = new SharedFileStore(folder, millis);
    return new ViewModelInitializer<>(
        ShareViewModel.class, extras -> new ShareViewModel(files, uris, executors));
  }

  LiveData<ShareUiState> state() {
    return state;
  }

  /** Writes a file called {@code name} of media type {@code type}, unless one is being written. */
  void write(String name, String type, SharedFileStore.Content content) {
    if (!task.isRunning()) {
      state.setValue(new ShareUiState.Writing(false));
      task.start(
          executors.transfer(), () -> outcome(name, type, content), state::setValue, this::fail);
      task.whenSlow(
          executors.progressDelay(), () -> state.setValue(new ShareUiState.Writing(true)));
    }
  }

  /** The file was handed to the other app. */
  void close() {
    state.setValue(new ShareUiState.Choosing());
  }

  @Override
  protected void onCleared() {
    task.cancel();
  }

  private void fail(Throwable failure) {
    FailureLog.log("writing a file to share", failure);
    state.setValue(new ShareUiState.Failed());
  }

  private ShareUiState outcome(String name, String type, SharedFileStore.Content content) {
    try {
      return new ShareUiState.Ready(contentUris.apply(files.write(name, content)), type);
    } catch (IOException e) {
      return new ShareUiState.Failed();
    }
  }
}
