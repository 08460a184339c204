package dev.casilla.solver.text;

/**
 * The characters {@code start} ≤ i < {@code end} of a passage, a line without its line break.
 * Immutable and safe for use by many threads.
 */
record Line(Passage passage, int start, int end) {
  private static final char COMMENT = '#';

  char charAt(int index) {
    return passage.charAt(index);
  }

  /** Whether the line is a remark or a metadata line, as many puzzle files have. */
  boolean isComment() {
    int first = firstSolid();
    return first < end && passage.charAt(first) == COMMENT;
  }

  /** Whether the line has a word in it: two letters side by side. */
  boolean isProse() {
    for (int i = start + 1; i < end; i++) {
      if (Character.isLetter(passage.charAt(i)) && Character.isLetter(passage.charAt(i - 1))) {
        return true;
      }
    }
    return false;
  }

  /** Whether there is nothing to be seen on the line. */
  boolean isBlank() {
    for (int i = start; i < end; i++) {
      if (!Marks.isBlank(passage.charAt(i)) && !Marks.isInvisible(passage.charAt(i))) {
        return false;
      }
    }
    return true;
  }

  /** Whether the line is a rule of equals signs. */
  boolean isDoubleRule() {
    int first = firstSolid();
    for (int i = first; i <= lastSolid(); i++) {
      if (passage.charAt(i) != '=') {
        return false;
      }
    }
    return first < end;
  }

  /** The first character that is no blank, or the end. */
  int firstSolid() {
    int solid = start;
    while (solid < end && Marks.isBlank(passage.charAt(solid))) {
      solid++;
    }
    return solid;
  }

  /** The last character that is no blank, or the one before the line. */
  int lastSolid() {
    int solid = end - 1;
    while (solid >= start && Marks.isBlank(passage.charAt(solid))) {
      solid--;
    }
    return solid;
  }

  /** Whether the line may be a row without digits or else a rule: the way of reading decides. */
  boolean isUndecided() {
    boolean hasDoubtful = false;
    for (int i = start; i < end; i++) {
      char character = passage.charAt(i);
      boolean doubtful = Marks.isDoubtful(character);
      hasDoubtful |= doubtful;
      if (!doubtful
          && character != '.'
          && !Marks.isBlank(character)
          && !Marks.isDecoration(character)) {
        return false;
      }
    }
    return hasDoubtful || isBlank();
  }

  /** How many cells the line has when taken {@code way}. */
  int cells(Interpretation way) {
    int cells = 0;
    for (int i = afterRules(start); i < end; i = afterRules(i + 1)) {
      char character = passage.charAt(i);
      if (Marks.digit(character) != Marks.NO_MARK || way.isEmptyCell(character)) {
        cells++;
      }
    }
    return cells;
  }

  /** The first index from {@code index} on that is not in a word like {@code ---+---+---}. */
  int afterRules(int index) {
    int after = index;
    while (after < end && isWordStart(after) && isRuleWord(after)) {
      after = wordEnd(after);
    }
    return after;
  }

  /** Whether blanks stand singly between marks, not at an end, so every second place is one. */
  boolean blanksOnlySeparate() {
    for (int i = start; i < end; i++) {
      if (Marks.isBlank(passage.charAt(i)) != ((i - start) % 2 == 1)) {
        return false;
      }
    }
    return (end - start) % 2 == 1;
  }

  private boolean isWordStart(int index) {
    return index == start || Marks.isBlank(passage.charAt(index - 1));
  }

  private boolean isRuleWord(int wordStart) {
    boolean crossing = false;
    for (int i = wordStart; i < end && !Marks.isBlank(passage.charAt(i)); i++) {
      if (!Marks.isRule(passage.charAt(i))) {
        return false;
      }
      crossing |= Marks.isCrossing(passage.charAt(i));
    }
    return crossing;
  }

  private int wordEnd(int wordStart) {
    int index = wordStart;
    while (index < end && !Marks.isBlank(passage.charAt(index))) {
      index++;
    }
    return index;
  }
}
