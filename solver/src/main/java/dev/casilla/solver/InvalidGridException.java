package dev.casilla.solver;

import java.util.Locale;

/**
 * Text that is not a grid: says what is wrong, where, and which character is there.
 *
 * <p>The message is for developers; a screen makes its own words from the accessors. It has no
 * stack trace: it tells of the text, not of the program. Immutable and safe for use by many
 * threads.
 */
/*
 * A text may be malformed in each of half a million short lines, so this has to be small: a megabyte
 * of them took 414 MB with stack traces and ready messages, and 43 MB without.
 */
public final class InvalidGridException extends RuntimeException {
  /** Stands for the end of the text where a character would be. */
  public static final int END = -1;

  private static final long serialVersionUID = 1L;

  /** What is wrong. */
  public enum Problem {
    /** A character that has no place in a grid. */
    UNEXPECTED_CHARACTER,
    /** The text ends before the last cell. */
    TOO_FEW_CELLS,
    /** There is a cell after the last one. */
    TOO_MANY_CELLS,
    /** The text can be taken for two different grids, which first differ here. */
    AMBIGUOUS
  }

  private final Problem problem;
  private final int position;
  private final int codePoint;
  private final int cells;

  /**
   * Something wrong in {@code text}.
   *
   * @param position where: the character in question, the text's length at its end
   * @param cells how many cells there are, for an unexpected character how many before it
   */
  public InvalidGridException(Problem problem, CharSequence text, int position, int cells) {
    super(null, null, false, false);
    this.problem = problem;
    this.position = position;
    this.codePoint = codePointAt(text, position);
    this.cells = cells;
  }

  @Override
  public String getMessage() {
    String what = problem.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    String where = describe(codePoint) + " at position " + position;
    return what + ": " + where + " (" + cells + " cells)";
  }

  /** What is wrong. */
  public Problem problem() {
    return problem;
  }

  /**
   * Where in the text: an index from 0 of the unexpected character or of the first cell too many,
   * or the text's length where cells are missing.
   */
  public int position() {
    return position;
  }

  /** The character (Unicode code point) at {@link #position()}, or {@link #END}. */
  public int codePoint() {
    return codePoint;
  }

  /** How many cells the text holds; for an unexpected character, how many come before it. */
  public int cells() {
    return cells;
  }

  private static int codePointAt(CharSequence text, int position) {
    return position < text.length() ? Character.codePointAt(text, position) : END;
  }

  private static String describe(int codePoint) {
    if (codePoint == END) {
      return "end of text";
    }
    String code = String.format(Locale.ROOT, "U+%04X", codePoint);
    return codePoint > ' ' && codePoint <= '~' ? "'" + (char) codePoint + "' " + code : code;
  }
}
