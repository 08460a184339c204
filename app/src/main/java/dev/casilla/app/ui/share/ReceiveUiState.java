package dev.casilla.app.ui.share;

import dev.casilla.app.data.transfer.document.TransferError;

/** The state of receiving a text. Immutable. */
sealed interface ReceiveUiState {
  /**
   * The text is being read.
   *
   * @param isLong whether it takes long enough to show progress
   */
  record Reading(boolean isLong) implements ReceiveUiState {}

  /** The text had one sheet: it opens. */
  record One(long id) implements ReceiveUiState {}

  /**
   * The text had several sheets: the history opens.
   *
   * @param known how many were stored before
   */
  record Many(int added, int known, int malformed) implements ReceiveUiState {}

  record Failed(TransferError trouble) implements ReceiveUiState {}
}
