package dev.casilla.app.ui.history.transfer;

import dev.casilla.app.data.transfer.document.TransferError;

/** The state of an import or export. Immutable. */
public sealed interface TransferUiState {
  record Idle() implements TransferUiState {}

  /**
   * A transfer is running.
   *
   * @param isLong whether it takes long enough to show progress
   */
  record Running(Direction direction, boolean isLong) implements TransferUiState {}

  record Exported(int sheets) implements TransferUiState {}

  /**
   * Sheets were imported.
   *
   * @param known how many were stored before
   */
  record Imported(int added, int known, int malformed) implements TransferUiState {}

  /** The transfer failed; nothing has changed. */
  record Failed(Direction direction, TransferError trouble) implements TransferUiState {}

  /** No app can choose a file; nothing has started. */
  record NoFilesApp(Direction direction) implements TransferUiState {}

  enum Direction {
    IN,
    OUT
  }
}
