package dev.casilla.app.ui.photo;

import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.reading.photo.PhotoError;
import dev.casilla.app.reading.photo.PhotoResult;
import java.util.Optional;

/** The state of the photo screen. Immutable. */
sealed interface PhotoUiState {
  record Choosing() implements PhotoUiState {}

  /** A camera app should open and write a photo to the content URI {@code place}. */
  record Capturing(String place) implements PhotoUiState {}

  record Reading() implements PhotoUiState {}

  /** The person chooses one of several puzzles in the photo. */
  record Several(PhotoResult.Found found) implements PhotoUiState {}

  record Trouble(PhotoError trouble) implements PhotoUiState {}

  record Taken(ScanDraft draft) implements PhotoUiState {}

  default boolean is(PhotoError trouble) {
    return this instanceof Trouble shown && shown.trouble() == trouble;
  }

  default Optional<ScanDraft> taken() {
    return this instanceof Taken taken ? Optional.of(taken.draft()) : Optional.empty();
  }
}
