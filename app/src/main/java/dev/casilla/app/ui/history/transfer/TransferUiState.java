package dev.casilla.app.ui.history.transfer;

import dev.casilla.app.data.transfer.document.TransferError;

/** The state of an import or export. Immutable. */
public sealed interface TransferUiState {
  /** There is nothing to show. */
  record Idle() implements TransferUiState {}

  /**
   * A transfer is running.
   *
   * @param direction import or export
   * @param isLong whether it takes long enough to show progress
   */
  record Running(Direction direction, boolean isLong) implements TransferUiState {}

  record Exported(int sheets) implements TransferUiState {}

  /**
   * Sheets were imported.
   *
   * @param added how many are new
   * @param known how many were stored before
   * @param malformed how many could not be read
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
