package dev.casilla.app.exchange;

/** Why sheets could not come in or go out. */
public enum Trouble {
  /** There is no text. */
  EMPTY,
  /** There is text, but not one puzzle in it. */
  NO_PUZZLE,
  /** Puzzles were found, but not a clue in any of them. */
  BLANK,
  /** It is longer than any list of puzzles, or has too many of them. */
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
  UNFORESEEN
}
