package dev.casilla.app.reading.photo;

/** What came of opening a photo. */
public sealed interface OpenedPhoto {
  /** The photo, small enough to be read. */
  record Opened(GrayPhoto photo) implements OpenedPhoto {}

  /** What there is of a photo that ends too soon, and nothing where the rest would be. */
  record Part(GrayPhoto photo) implements OpenedPhoto {}

  /** It could not be opened. */
  record Failed(PhotoError trouble) implements OpenedPhoto {}
}
