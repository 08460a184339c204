package dev.casilla.solver.text.paste;

/**
 * The characters {@code start} ≤ i < {@code end} of a passage, a line without its line break.
 * Immutable and safe for use by many threads.
 */
public record TextLine(SourceText passage, int start, int end) {
  private static final char COMMENT = '#';

  public char charAt(int index) {
    return passage.charAt(index);
  }

  /** Whether the line is a remark or a metadata line, as many puzzle files have. */
  public boolean isComment() {
    int first = firstNonBlank();
    return first < end && passage.charAt(first) == COMMENT;
  }

  /** Whether the line has a word in it: two letters side by side. */
  public boolean isProse() {
    for (int i = start + 1; i < end; i++) {
      if (Character.isLetter(passage.charAt(i)) && Character.isLetter(passage.charAt(i - 1))) {
        return true;
      }
    }
    return false;
  }

  /** Whether there is nothing to be seen on the line. */
  public boolean isBlank() {
    for (int i = start; i < end; i++) {
      if (!CellMarks.isBlank(passage.charAt(i)) && !CellMarks.isInvisible(passage.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  /** Whether the line is a rule of equals signs. */
  public boolean isDoubleRule() {
    int first = firstNonBlank();
    for (int i = first; i <= lastNonBlank(); i++) {
      if (passage.charAt(i) != '=') {
        return false;
      }
    }
    return first < end;
  }

  /** The first character that is no blank, or the end. */
  public int firstNonBlank() {
    int solid = start;
    while (solid < end && CellMarks.isBlank(passage.charAt(solid))) {
      solid++;
    }
    return solid;
  }

  /** The last character that is no blank, or the one before the line. */
  public int lastNonBlank() {
    int solid = end - 1;
    while (solid >= start && CellMarks.isBlank(passage.charAt(solid))) {
      solid--;
    }
    return solid;
  }

  /** Whether the line may be a row without digits or else a rule: the way of reading decides. */
  public boolean isUndecided() {
    boolean hasDoubtful = false;
    for (int i = start; i < end; i++) {
      char character = passage.charAt(i);
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

  /** How many cells the line has when taken {@code way}. */
  int cells(Interpretation way) {
    int cells = 0;
    for (int i = skipRules(start); i < end; i = skipRules(i + 1)) {
      char character = passage.charAt(i);
      if (CellMarks.digit(character) != CellMarks.NO_MARK || way.isEmptyCell(character)) {
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

  /** Whether blanks stand singly between marks, not at an end, so every second place is one. */
  boolean blanksOnlySeparate() {
    for (int i = start; i < end; i++) {
      if (CellMarks.isBlank(passage.charAt(i)) != ((i - start) % 2 == 1)) {
        return false;
      }
    }
    return (end - start) % 2 == 1;
  }

  private boolean isWordStart(int index) {
    return index == start || CellMarks.isBlank(passage.charAt(index - 1));
  }

  private boolean isRuleWord(int wordStart) {
    boolean crossing = false;
    for (int i = wordStart; i < end && !CellMarks.isBlank(passage.charAt(i)); i++) {
      if (!CellMarks.isRule(passage.charAt(i))) {
        return false;
      }
      crossing |= CellMarks.isCrossing(passage.charAt(i));
    }
    return crossing;
  }

  private int wordEnd(int wordStart) {
    int index = wordStart;
    while (index < end && !CellMarks.isBlank(passage.charAt(index))) {
      index++;
    }
    return index;
  }
}
