package dev.casilla.solver.text.paste;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * One meaning of the doubtful characters and lines of a pasted board. Immutable and safe for use by
 * many threads.
 *
 * @param empties the characters that are empty cells, besides the sure marks
 * @param lines the meaning of lines without digits, which may be rows or rules
 */
record Interpretation(String empties, Lines lines) {
  /** The meaning of an undecided line: dots, dashes, stars and the like without a digit. */
  enum Lines {
    RULES,
    ROWS_IF_NINE_CELLS,
    ROWS
  }

  /** All interpretations, the simplest first. */
  static final List<Interpretation> ALL = all();

  boolean isEmptyCell(char character) {
    return empties.indexOf(character) >= 0;
  }

  boolean readsBlanksAsCells() {
    return isEmptyCell(' ');
  }

  /** Whether the result for {@code body} may differ from that of the simplest interpretation. */
  boolean affects(SourceText body) {
    return empties.isEmpty() || body.containsAnyOf(empties);
  }

  /** Whether an undecided line with this number of cells is a row. */
  boolean isRow(int cells) {
    return lines == Lines.ROWS || (lines == Lines.ROWS_IF_NINE_CELLS && cells == 9);
  }

  private static List<Interpretation> all() {
    List<Interpretation> all = new ArrayList<>();
    for (String empties : emptyMarks()) {
      for (Lines lines : Lines.values()) {
        all.add(new Interpretation(empties, lines));
      }
    }
    return Collections.unmodifiableList(all);
  }

  /** No doubtful mark, each alone, all of them, blanks. */
  private static List<String> emptyMarks() {
    List<String> empties = new ArrayList<>();
    empties.add("");
    for (int i = 0; i < CellMarks.DOUBTFUL.length(); i++) {
      empties.add(CellMarks.DOUBTFUL.substring(i, i + 1));
    }
    empties.add(CellMarks.DOUBTFUL);
    empties.add(CellMarks.BLANKS);
    return empties;
  }
}
