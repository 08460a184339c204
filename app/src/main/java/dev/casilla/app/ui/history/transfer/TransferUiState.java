package dev.casilla.app.ui.history.transfer;

import dev.casilla.app.data.transfer.document.TransferError;

/** What there is to say of an import or an export. Immutable. */
public sealed interface TransferUiState {
  /** Nothing. */
  record Idle() implements TransferUiState {}

  /**
   * It goes on.
   *
   * @param direction where to
   * @param isLong whether it has been going on for a while
   */
  record Running(Direction direction, boolean isLong) implements TransferUiState {}

  /** So many sheets are in the file. */
  record Exported(int sheets) implements TransferUiState {}

  /**
   * Sheets came in.
   *
   * @param added how many are new
   * @param known how many were kept before
   * @param malformed how many could not be read
   */
  record Imported(int added, int known, int malformed) implements TransferUiState {}

  /** It did not work; nothing was changed. */
  record Failed(Direction direction, TransferError trouble) implements TransferUiState {}

  /** There is no app to choose a file with; nothing was begun. */
  record NoFilesApp(Direction direction) implements TransferUiState {}

  /** Which way sheets go. */
  enum Direction {
    IN,
    OUT
  }
}
