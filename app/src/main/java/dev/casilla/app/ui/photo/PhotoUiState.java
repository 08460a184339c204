package dev.casilla.app.ui.photo;

import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.reading.photo.PhotoError;
import dev.casilla.app.reading.photo.PhotoResult;
import java.util.Optional;

/** All that the photo screen shows. Immutable. */
sealed interface PhotoUiState {
  /** The ways to a photo. */
  record Choosing() implements PhotoUiState {}

  /** A camera app is to be opened, which is to put a photo there. */
  record Capturing(String place) implements PhotoUiState {}

  /** A photo is being read. */
  record Reading() implements PhotoUiState {}

  /** There are several puzzles in the photo: which one is meant? */
  record Several(PhotoResult.Found found) implements PhotoUiState {}

  /** The photo gives no puzzle. */
  record Trouble(PhotoError trouble) implements PhotoUiState {}

  /** The reading is there. */
  record Taken(ScanDraft draft) implements PhotoUiState {}

  /** Whether {@code trouble} is what is the matter. */
  default boolean is(PhotoError trouble) {
    return this instanceof Trouble shown && shown.trouble() == trouble;
  }

  /** The reading that ends the screen's work. */
  default Optional<ScanDraft> taken() {
    return this instanceof Taken taken ? Optional.of(taken.draft()) : Optional.empty();
  }
}
