package dev.casilla.solver.text.paste;

/**
 * A line of a source without its line break: the characters from {@code start} to before {@code
 * end}. Immutable and safe for use by many threads.
 */
public record TextLine(SourceText source, int start, int end) {
  private static final char COMMENT = '#';

  public char charAt(int index) {
    return source.charAt(index);
  }

  /** Whether the line is a comment or metadata. */
  public boolean isComment() {
    int first = firstNonBlank();
    return first < end && source.charAt(first) == COMMENT;
  }

  /** Whether the line has a word: two adjacent letters. */
  public boolean isProse() {
    for (int i = start + 1; i < end; i++) {
      if (Character.isLetter(source.charAt(i)) && Character.isLetter(source.charAt(i - 1))) {
        return true;
      }
    }
    return false;
  }

  /** Whether the line has no visible character. */
  public boolean isBlank() {
    for (int i = start; i < end; i++) {
      if (!CellMarks.isBlank(source.charAt(i)) && !CellMarks.isInvisible(source.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  /** Whether the line is a rule of equals signs. */
  public boolean isDoubleRule() {
    int first = firstNonBlank();
    for (int i = first; i <= lastNonBlank(); i++) {
      if (source.charAt(i) != '=') {
        return false;
      }
    }
    return first < end;
  }

  /** The index of the first character that is not blank, or the end. */
  public int firstNonBlank() {
    int solid = start;
    while (solid < end && CellMarks.isBlank(source.charAt(solid))) {
      solid++;
    }
    return solid;
  }

  /** The index of the last character that is not blank, or the one before the line. */
  public int lastNonBlank() {
    int solid = end - 1;
    while (solid >= start && CellMarks.isBlank(source.charAt(solid))) {
      solid--;
    }
    return solid;
  }

  /** Whether the line may be a row without digits or a rule; the interpretation decides. */
  public boolean isUndecided() {
    boolean hasDoubtful = false;
    for (int i = start; i < end; i++) {
      char character = source.charAt(i);
      boolean doubtful = CellMarks.isDoubtful(character);
      hasDoubtful |= doubtful;
      if (!doubtful
          && character != '.'
          && !CellMarks.isBlank(character)
          && !CellMarks.isDecoration(character)) {
        return false;
      }
    }
    return hasDoubtful || isBlank();
  }

  /** The number of cells under {@code interpretation}. */
  int cells(Interpretation interpretation) {
    int cells = 0;
    for (int i = skipRules(start); i < end; i = skipRules(i + 1)) {
      char character = source.charAt(i);
      if (CellMarks.digit(character) != CellMarks.NO_MARK
          || interpretation.isEmptyCell(character)) {
        cells++;
      }
    }
    return cells;
  }

  /** The first index from {@code index} on that is not in a word like {@code ---+---+---}. */
  public int skipRules(int index) {
    int after = index;
    while (after < end && isWordStart(after) && isRuleWord(after)) {
      after = wordEnd(after);
    }
    return after;
  }

  /** Whether every second character, and none at an end, is a blank. */
  boolean blanksOnlySeparate() {
    for (int i = start; i < end; i++) {
      if (CellMarks.isBlank(source.charAt(i)) != ((i - start) % 2 == 1)) {
        return false;
      }
    }
    return (end - start) % 2 == 1;
  }

  private boolean isWordStart(int index) {
    return index == start || CellMarks.isBlank(source.charAt(index - 1));
  }

  private boolean isRuleWord(int wordStart) {
    boolean crossing = false;
    for (int i = wordStart; i < end && !CellMarks.isBlank(source.charAt(i)); i++) {
      if (!CellMarks.isRule(source.charAt(i))) {
        return false;
      }
      crossing |= CellMarks.isCrossing(source.charAt(i));
    }
    return crossing;
  }

  private int wordEnd(int wordStart) {
    int index = wordStart;
    while (index < end && !CellMarks.isBlank(source.charAt(index))) {
      index++;
    }
    return index;
  }
}
