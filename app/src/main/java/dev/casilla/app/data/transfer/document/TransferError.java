package dev.casilla.app.data.transfer.document;

import org.jspecify.annotations.Nullable;

/** Why sheets could not come in or go out. */
public enum TransferError {
  /** There is no text. */
  EMPTY,
  /** There is text, but not one puzzle in it. */
  NO_PUZZLE,
  /** Puzzles were found, but not a clue in any of them. */
  BLANK,
  /** It is longer than any list of puzzles, has too many of them, or more than memory holds. */
  TOO_LARGE,
  /** A newer Casilla wrote it. */
  TOO_NEW,
  /** It could not be read or written, or that is not allowed. */
  OUT_OF_REACH,
  /** Nothing can be kept: the disk is full or does not work. */
  STORAGE,
  /** All kept sheets are more than could come in again from one file. */
  TOO_MANY,
  /** A mistake of Casilla's own. */
  UNFORESEEN;

  /** What to tell of {@code failure}, which nobody foresaw, to read a text. */
  public static TransferError ofReading(@Nullable Throwable failure) {
    return failure instanceof OutOfMemoryError ? TOO_LARGE : UNFORESEEN;
  }
}
