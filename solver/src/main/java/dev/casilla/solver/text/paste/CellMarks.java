package dev.casilla.solver.text.paste;

/**
 * The meaning of single characters in a pasted board. Stateless and safe for use by many threads.
 */
/*
 * Sure marks are always cells: digits, the full-width digits of Chinese texts, and dots, zeros and
 * squares for empty. Doubtful marks (dashes, _ and *) are empty cells in one text and lines in
 * another; the Interpretation decides. Decoration is never a cell, but where it distinguishes some
 * digits from others its meaning is unknown.
 */
public final class CellMarks {
  static final int NO_MARK = -1;

  /** Three dots that a phone or a word processor has replaced by one character. */
  static final char ELLIPSIS = '…';

  /** Blanks: space, tab, and the spaces of fixed width that web pages and printed text have. */
  static final String BLANKS =
      " \t\u00a0\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007"
          + "\u2008\u2009\u200a\u202f\u205f\u3000";

  /** Dashes: hyphen, en dash, em dash and minus sign. */
  private static final String DASHES = "-\u2013\u2014\u2212";

  static final String DOUBTFUL = DASHES + "_*";

  /** Bars between columns. */
  static final String VERTICALS = "|│┃║┆┇┊┋╎╏¦";

  private static final String EMPTY = ".0·０．・•□⬜";
  private static final String ENCLOSING = "'\"`>()[]";
  private static final String DIGIT_MARKERS = "+~";
  private static final String DECORATION = "|=:;,/\\" + ENCLOSING + DIGIT_MARKERS;
  private static final String RULE = DASHES + "=+_*|:'";

  /** Turns the digit before it into a keycap emoji. */
  private static final String KEYCAP = "\ufe0f\u20e3";

  private CellMarks() {}

  /** The digit of a sure mark, 0 for empty, {@link #NO_MARK} for any other character. */
  public static int digit(char character) {
    if (character >= '1' && character <= '9') {
      return character - '0';
    }
    if (character >= '１' && character <= '９') {
      return character - '０';
    }
    return EMPTY.indexOf(character) >= 0 ? 0 : NO_MARK;
  }

  /** Whether the character may be a cell of a grid string: a sure or a doubtful mark. */
  public static boolean isMark(char character) {
    return digit(character) != NO_MARK || isDoubtful(character);
  }

  static boolean isDoubtful(char character) {
    return DOUBTFUL.indexOf(character) >= 0;
  }

  public static boolean isBlank(char character) {
    return BLANKS.indexOf(character) >= 0;
  }

  public static boolean isLineBreak(char character) {
    return character == '\n' || character == '\r';
  }

  static boolean isSpace(char character) {
    return isBlank(character) || isLineBreak(character);
  }

  static boolean isDecoration(char character) {
    return DECORATION.indexOf(character) >= 0
        || isBoxDrawing(character)
        || isVertical(character)
        || isInvisible(character);
  }

  /** Whether the character is invisible: joiners, marks of direction and order, page breaks. */
  static boolean isInvisible(char character) {
    return character == '\f'
        || KEYCAP.indexOf(character) >= 0
        || Character.getType(character) == Character.FORMAT;
  }

  /** Whether the character encloses cells, groups of cells or rows, such as a bracket. */
  static boolean isEnclosing(char character) {
    return ENCLOSING.indexOf(character) >= 0;
  }

  /** Whether the character next to a digit marks it as different from digits without it. */
  static boolean isDigitMarker(char character) {
    return DIGIT_MARKERS.indexOf(character) >= 0;
  }

  static boolean isVertical(char character) {
    return VERTICALS.indexOf(character) >= 0;
  }

  /** Whether a word of such characters may be a rule between rows. */
  static boolean isRule(char character) {
    return RULE.indexOf(character) >= 0 || isBoxDrawing(character);
  }

  /** Whether a word of rule characters with this one in it is certainly a rule. */
  static boolean isCrossing(char character) {
    return character == '+'
        || character == '='
        || (isBoxDrawing(character) && !isVertical(character));
  }

  private static boolean isBoxDrawing(char character) {
    return character >= '\u2500' && character <= '\u257F';
  }
}
