package dev.casilla.app.ui.history.transfer;

import androidx.lifecycle.SavedStateHandle;
import dev.casilla.app.data.transfer.document.TransferError;
import dev.casilla.app.ui.history.transfer.TransferUiState.Direction;

/** Keeps the outcome of a transfer in instance state until the person has closed it. */
// Encoded as a keyword followed by numbers or names, separated by spaces. A running transfer is not
// saved: it starts again.
final class SavedTransferState {
  private static final String KEY = "outcome";
  private static final String EXPORTED = "exported";
  private static final String IMPORTED = "imported";
  private static final String FAILED = "failed";
  private static final String NO_FILES_APP = "no-files-app";

  private final SavedStateHandle saved;

  SavedTransferState(SavedStateHandle saved) {
    this.saved = saved;
  }

  void write(TransferUiState state) {
    saved.set(KEY, text(state));
  }

  /** The saved state; idle if it cannot be read. */
  TransferUiState read() {
    String text = saved.get(KEY);
    try {
      return text == null ? new TransferUiState.Idle() : read(text.split(" "));
    } catch (IllegalArgumentException | ArrayIndexOutOfBoundsException e) {
      return new TransferUiState.Idle();
    }
  }

  private static TransferUiState read(String[] words) {
    return switch (words[0]) {
      case EXPORTED -> new TransferUiState.Exported(number(words[1]));
      case IMPORTED ->
          new TransferUiState.Imported(number(words[1]), number(words[2]), number(words[3]));
      case FAILED ->
          new TransferUiState.Failed(Direction.valueOf(words[1]), TransferError.valueOf(words[2]));
      case NO_FILES_APP -> new TransferUiState.NoFilesApp(Direction.valueOf(words[1]));
      default -> new TransferUiState.Idle();
    };
  }

  private static String text(TransferUiState state) {
    if (state instanceof TransferUiState.Exported exported) {
      return EXPORTED + " " + exported.sheets();
    }
    if (state instanceof TransferUiState.Imported in) {
      return IMPORTED + " " + in.added() + " " + in.known() + " " + in.malformed();
    }
    if (state instanceof TransferUiState.Failed failed) {
      return FAILED + " " + failed.direction().name() + " " + failed.trouble().name();
    }
    return state instanceof TransferUiState.NoFilesApp missing
        ? NO_FILES_APP + " " + missing.direction().name()
        : "";
  }

  private static int number(String word) {
    return Integer.parseInt(word);
  }
}
