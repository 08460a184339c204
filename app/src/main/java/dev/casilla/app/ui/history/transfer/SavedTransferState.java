package dev.casilla.app.ui.history.transfer;

import androidx.lifecycle.SavedStateHandle;
import dev.casilla.app.data.transfer.document.TransferError;
import dev.casilla.app.ui.history.transfer.TransferUiState.Direction;

/** What came of a transfer, for a person who has not read it when the process ends. */
/*
 * A word that says what, then numbers or names, with blanks between them. What goes on is none: it is
 * begun again.
 */
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

  /** {@code state} is what there is to say now. */
  void write(TransferUiState state) {
    saved.set(KEY, text(state));
  }

  /** What there was to say; nothing if that cannot be told any more. */
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
