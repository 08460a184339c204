package dev.casilla.app.ui.share;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import dev.casilla.app.log.FailureLog;
import java.io.IOException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.jspecify.annotations.Nullable;

/** Makes the file that is to go out, until nobody wants it any more. */
/*
 * All of it is done where files are written, what is in it and its address as well: a picture takes
 * a moment to draw, and an address is looked up on the disk. `writing` is what goes on.
 */
final class ShareViewModel extends ViewModel {
  private final SharedFileStore files;
  private final SharedFolder folder;
  private final ShareExecutors executors;
  private final MutableLiveData<ShareUiState> state =
      new MutableLiveData<>(new ShareUiState.Choosing());
  private @Nullable FutureTask<ShareUiState> writing;

  /** For {@code files} that are in {@code folder}. */
  ShareViewModel(SharedFileStore files, SharedFolder folder, ShareExecutors executors) {
    this.files = files;
    this.folder = folder;
    this.executors = executors;
  }

  /** What there is to say. */
  LiveData<ShareUiState> state() {
    return state;
  }

  /** Writes a file called {@code name} of the media type {@code type}, unless one is written. */
  void write(String name, String type, SharedFileStore.Content content) {
    if (writing == null) {
      FutureTask<ShareUiState> task = new FutureTask<>(() -> outcome(name, type, content));
      writing = task;
      state.setValue(new ShareUiState.Writing(false));
      executors.patience().execute(() -> admitWait(task));
      executors.transfer().execute(() -> run(task));
    }
  }

  /** The file was given. */
  void close() {
    state.setValue(new ShareUiState.Choosing());
  }

  /** The person went on to something else. */
  @Override
  protected void onCleared() {
    FutureTask<ShareUiState> outdated = writing;
    writing = null;
    if (outdated != null) {
      outdated.cancel(true);
    }
  }

  private void admitWait(FutureTask<ShareUiState> task) {
    if (task == writing) {
      state.setValue(new ShareUiState.Writing(true));
    }
  }

  private void run(FutureTask<ShareUiState> task) {
    task.run();
    if (!task.isCancelled()) {
      ShareUiState outcome = outcome(task);
      executors.screen().execute(() -> end(task, outcome));
    }
  }

  private void end(FutureTask<ShareUiState> task, ShareUiState outcome) {
    if (task == writing) {
      writing = null;
      state.setValue(outcome);
    }
  }

  private ShareUiState outcome(String name, String type, SharedFileStore.Content content) {
    try {
      return new ShareUiState.Ready(folder.address(files.write(name, content)), type);
    } catch (IOException e) {
      return new ShareUiState.Failed();
    }
  }

  private static ShareUiState outcome(FutureTask<ShareUiState> task) {
    try {
      return task.get();
    } catch (ExecutionException e) {
      FailureLog.log("writing a file to share", e.getCause());
      return new ShareUiState.Failed();
    } catch (InterruptedException e) {
      throw new IllegalStateException("what is done was waited for", e);
    }
  }
}
