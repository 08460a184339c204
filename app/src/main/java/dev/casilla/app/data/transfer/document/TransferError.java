package dev.casilla.app.data.transfer.document;

import org.jspecify.annotations.Nullable;

/** Why an import or export failed. */
public enum TransferError {
  EMPTY,
  NO_PUZZLE,
  /** All puzzles in the text are blank. */
  BLANK,
  /** The text is too long, has too many puzzles or does not fit into memory. */
  TOO_LARGE,
  TOO_NEW,
  /** The document could not be read or written, or access was denied. */
  OUT_OF_REACH,
  /** Nothing could be stored: the disk is full or broken. */
  STORAGE,
  TOO_MANY,
  UNFORESEEN;

  /** The error for an unexpected {@code failure} of an import. */
  public static TransferError ofReading(@Nullable Throwable failure) {
    return failure instanceof OutOfMemoryError ? TOO_LARGE : UNFORESEEN;
  }
}
