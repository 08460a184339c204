package dev.casilla.app.ui.share;

/** The state of sharing a sheet. Immutable. */
sealed interface ShareUiState {
  record Choosing() implements ShareUiState {}

  /**
   * A file is being written.
   *
   * @param isLong whether it takes long enough to show progress
   */
  record Writing(boolean isLong) implements ShareUiState {}

  /**
   * A file is ready to share.
   *
   * @param place its content URI
   */
  record Ready(String place, String type) implements ShareUiState {}

  record Failed() implements ShareUiState {}
}
