package dev.casilla.solver.text;

/** What single characters mean in a pasted board. Stateless and safe for use by many threads. */
/*
 * Sure marks are cells wherever they stand in a row: digits, the full-width digits of Chinese
 * sources, and . 0 · for empty. Doubtful ones (- _ *) are empty cells in one text and lines of a
 * drawing in another; which of the two, Interpretation decides. Decoration is never a cell.
 */
final class Marks {
  static final int NO_MARK = -1;

  /** Blanks: space, tab, no-break space and the ideographic space. */
  static final String BLANKS = " \t\u00a0\u3000";

  static final String DOUBTFUL = "-_*";

  private static final String EMPTY = ".0·０";
  private static final String DECORATION = "|+=:;,'\"`>()[]/\\~";
  private static final String VERTICALS = "|│┃║";
  private static final String RULE = "-=+_*|:'";

  private Marks() {}

  /** The digit a sure mark stands for, 0 for empty, {@link #NO_MARK} for any other character. */
  static int digit(char character) {
    if (character >= '1' && character <= '9') {
      return character - '0';
    }
    if (character >= '１' && character <= '９') {
      return character - '０';
    }
    return EMPTY.indexOf(character) >= 0 ? 0 : NO_MARK;
  }

  /** Whether the character may be a cell of a grid string: a sure or a doubtful mark. */
  static boolean isMark(char character) {
    return digit(character) != NO_MARK || isDoubtful(character);
  }

  static boolean isDoubtful(char character) {
    return DOUBTFUL.indexOf(character) >= 0;
  }

  static boolean isBlank(char character) {
    return BLANKS.indexOf(character) >= 0;
  }

  static boolean isLineBreak(char character) {
    return character == '\n' || character == '\r';
  }

  static boolean isSpace(char character) {
    return isBlank(character) || isLineBreak(character);
  }

  static boolean isDecoration(char character) {
    return DECORATION.indexOf(character) >= 0 || isBoxDrawing(character);
  }

  static boolean isVertical(char character) {
    return VERTICALS.indexOf(character) >= 0;
  }

  /** Whether a word of such characters may be a rule between rows. */
  static boolean isRule(char character) {
    return RULE.indexOf(character) >= 0 || isBoxDrawing(character);
  }

  /** Whether a word of rule characters with this one in it is surely a rule. */
  static boolean isCrossing(char character) {
    return character == '+'
        || character == '='
        || (isBoxDrawing(character) && !isVertical(character));
  }

  private static boolean isBoxDrawing(char character) {
    return character >= '\u2500' && character <= '\u257F';
  }
}
