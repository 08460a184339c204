package dev.casilla.app.ui.share;

/** What there is to say of a sheet that goes out. Immutable. */
sealed interface ShareUiState {
  /** In which form is to be chosen. */
  record Choosing() implements ShareUiState {}

  /**
   * A file is being written.
   *
   * @param isLong whether it has been being written for a while
   */
  record Writing(boolean isLong) implements ShareUiState {}

  /**
   * A file is there to be given.
   *
   * @param place where other apps find it
   * @param type its media type
   */
  record Ready(String place, String type) implements ShareUiState {}

  /** No file could be written. */
  record Failed() implements ShareUiState {}
}
