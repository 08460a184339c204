package dev.casilla.app.ui.share;

import dev.casilla.app.data.transfer.document.TransferError;

/** What there is to say of a text that came in. Immutable. */
sealed interface ReceiveUiState {
  /**
   * It is being read.
   *
   * @param isLong whether it has been being read for a while
   */
  record Reading(boolean isLong) implements ReceiveUiState {}

  /** There was one sheet in it: this one is to be shown. */
  record One(long id) implements ReceiveUiState {}

  /**
   * There were many sheets in it: all sheets are to be shown.
   *
   * @param added how many are new
   * @param known how many were kept before
   * @param malformed how many could not be read
   */
  record Many(int added, int known, int malformed) implements ReceiveUiState {}

  /** Nothing came of it; nothing was changed. */
  record Failed(TransferError trouble) implements ReceiveUiState {}
}
