package dev.casilla.reader.reading;

/** The kinds of cell content. */
public enum CellContent {
  /** No digit; pencil marks and dirt are ignored. */
  EMPTY,
  /** A printed digit. */
  GIVEN,
  /** A digit that a person wrote. */
  ENTRY
}
