package dev.casilla.app.photo;

/** What came of opening a photo. */
sealed interface OpenedPhoto {
  /** The photo, small enough to be read. */
  record Opened(GrayPhoto photo) implements OpenedPhoto {}

  /** It could not be opened. */
  record Failed(PhotoTrouble trouble) implements OpenedPhoto {}
}
