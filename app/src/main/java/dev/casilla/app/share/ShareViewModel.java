package dev.casilla.app.share;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import java.io.IOException;

/** Writes the file that is to go out. */
final class ShareViewModel extends ViewModel {
  private final SharedFiles files;
  private final ShareExecutors executors;
  private final MutableLiveData<ShareUiState> state =
      new MutableLiveData<>(new ShareUiState.Choosing());

  ShareViewModel(SharedFiles files, ShareExecutors executors) {
    this.files = files;
    this.executors = executors;
  }

  /** What there is to say. */
  LiveData<ShareUiState> state() {
    return state;
  }

  /** Writes a file called {@code name} of the media type {@code type}, unless one is written. */
  void write(String name, String type, SharedFiles.Content content) {
    if (!(state.getValue() instanceof ShareUiState.Writing)) {
      state.setValue(new ShareUiState.Writing());
      executors.transfer().execute(() -> writeNow(name, type, content));
    }
  }

  /** The file was given. */
  void close() {
    state.setValue(new ShareUiState.Choosing());
  }

  private void writeNow(String name, String type, SharedFiles.Content content) {
    ShareUiState outcome = outcome(name, type, content);
    executors.screen().execute(() -> state.setValue(outcome));
  }

  private ShareUiState outcome(String name, String type, SharedFiles.Content content) {
    try {
      return new ShareUiState.Ready(files.write(name, content), type);
    } catch (IOException e) {
      return new ShareUiState.Failed();
    }
  }
}
