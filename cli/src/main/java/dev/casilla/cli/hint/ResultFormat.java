package dev.casilla.cli.hint;

/** How results about puzzles are written. */
public enum ResultFormat {
  /** For people; also what other programs read if it does not depend on the locale. */
  TEXT,
  /** One object on each line. */
  JSON;

  /** The format that the option {@code --json} chooses. */
  public static ResultFormat of(boolean isJson) {
    return isJson ? JSON : TEXT;
  }
}
