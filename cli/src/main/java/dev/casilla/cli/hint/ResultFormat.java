package dev.casilla.cli.hint;

/** How results about puzzles are written. */
public enum ResultFormat {
  /** For people; also what other programs read if it does not depend on the locale. */
  TEXT,
  /** One object on each line. */
  JSON
}
