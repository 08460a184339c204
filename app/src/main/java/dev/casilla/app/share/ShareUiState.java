package dev.casilla.app.share;

import java.io.File;

/** What there is to say of a sheet that goes out. Immutable. */
sealed interface ShareUiState {
  /** In which form is to be chosen. */
  record Choosing() implements ShareUiState {}

  /** A file is being written. */
  record Writing() implements ShareUiState {}

  /**
   * A file is there to be given.
   *
   * @param type its media type
   */
  record Ready(File file, String type) implements ShareUiState {}

  /** No file could be written. */
  record Failed() implements ShareUiState {}
}
