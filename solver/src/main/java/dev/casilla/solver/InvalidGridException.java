package dev.casilla.solver;

import java.util.Locale;

/**
 * Reports text that is not a grid: the problem, its position and the character there.
 *
 * <p>The message is for developers; a screen builds its own message from the accessors. There is no
 * stack trace, because the error is in the text, not in the program. Immutable and safe for use by
 * many threads.
 */
/*
 * A text may have half a million short malformed lines, so exceptions are small: a megabyte of such
 * lines took 414 MB with stack traces and ready messages, and 43 MB without.
 */
public final class InvalidGridException extends RuntimeException {
  /** The code point of the end of the text. */
  public static final int END = -1;

  private static final long serialVersionUID = 1L;

  /** The kind of error. */
  public enum Problem {
    /** A character that cannot be part of a grid. */
    UNEXPECTED_CHARACTER,
    /** The text ends before the last cell. */
    TOO_FEW_CELLS,
    /** There is a cell after the last one. */
    TOO_MANY_CELLS,
    /** The text can be read as two different grids, which first differ here. */
    AMBIGUOUS
  }

  private final Problem problem;
  private final int position;
  private final int codePoint;
  private final int cells;

  /**
   * An error in {@code text}.
   *
   * @param position the index of the character in question, or the text's length
   * @param cells the number of cells, for an unexpected character of those before it
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

  /** The kind of error. */
  public Problem problem() {
    return problem;
  }

  /**
   * The position in the text: an index from 0 of the unexpected character or of the first cell too
   * many, or the text's length where cells are missing.
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
