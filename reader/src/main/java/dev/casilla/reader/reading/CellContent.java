package dev.casilla.reader.reading;

/** What kind of thing is in a cell. */
public enum CellContent {
  /** Nothing, or nothing that counts: pencil marks, dirt. */
  EMPTY,
  /** A printed digit. */
  GIVEN,
  /** A digit that the person wrote. */
  ENTRY
}
