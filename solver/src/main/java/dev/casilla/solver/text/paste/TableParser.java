package dev.casilla.solver.text.paste;

import dev.casilla.solver.Cells;
import dev.casilla.solver.InvalidGridException.Problem;

/**
 * Walks the lines of a table, nine fields a line, where a blank field is an empty cell: Markdown,
 * comma-separated values, a paste from a spreadsheet. Confined to one thread.
 */
final class TableParser {
  private static final int NO_INDEX = -1;

  private final SourceText passage;
  private final Delimiter delimiter;
  private final ParsedCells filling;
  private int mark = NO_INDEX;

  private TableParser(SourceText passage, Delimiter delimiter) {
    this.passage = passage;
    this.delimiter = delimiter;
    this.filling = new ParsedCells(passage);
  }

  /** What ends a field. */
  enum Delimiter {
    BAR(CellMarks.VERTICALS),
    COMMA(","),
    SEMICOLON(";"),
    TAB("\t");

    private final String characters;

    Delimiter(String characters) {
      this.characters = characters;
    }

    boolean occursIn(SourceText body) {
      return body.containsAnyOf(characters);
    }

    private boolean is(char character) {
      return characters.indexOf(character) >= 0;
    }
  }

  /** What the table in {@code passage} is whose fields {@code delimiter} ends. */
  static ParsedCells parse(SourceText passage, Delimiter delimiter) {
    TableParser walk = new TableParser(passage, delimiter);
    for (TextLine line : passage.lines()) {
      if (walk.isRow(line)) {
        walk.row(walk.inner(line));
      }
    }
    walk.filling.checkMarkings();
    return walk.filling;
  }

  private boolean isRow(TextLine line) {
    boolean isRule = line.isUndecided() || line.skipRules(line.start()) == line.end();
    return line.isBlank() ? delimiters(line) > 0 : !isRule && !line.isComment();
  }

  private int delimiters(TextLine line) {
    int delimiters = 0;
    for (int i = line.start(); i < line.end(); i++) {
      delimiters += delimiter.is(passage.charAt(i)) ? 1 : 0;
    }
    return delimiters;
  }

  /** The line without the bars at both ends, where it has so many that these are no fields. */
  private TextLine inner(TextLine line) {
    int first = line.firstNonBlank();
    int last = line.lastNonBlank();
    boolean framed =
        delimiter == Delimiter.BAR
            && delimiters(line) == Cells.SIDE + 1
            && delimiter.is(passage.charAt(first))
            && delimiter.is(passage.charAt(last));
    return framed ? new TextLine(passage, first + 1, last) : line;
  }

  private void row(TextLine line) {
    int before = filling.cells();
    for (int i = line.start(); i < line.end(); i++) {
      if (delimiter.is(passage.charAt(i))) {
        endField(i);
      } else {
        take(i);
      }
    }
    endField(line.end());
    int length = filling.cells() - before;
    if (length != Cells.SIDE) {
      boolean isShort = length < Cells.SIDE;
      filling.fail(isShort ? Problem.TOO_FEW_CELLS : Problem.TOO_MANY_CELLS, line.end());
    }
  }

  private void take(int index) {
    char character = passage.charAt(index);
    if (CellMarks.digit(character) != CellMarks.NO_MARK) {
      if (mark != NO_INDEX) {
        filling.fail(Problem.UNEXPECTED_CHARACTER, index);
      }
      mark = index;
    } else if (!CellMarks.isBlank(character) && !CellMarks.isDecoration(character)) {
      filling.fail(Problem.UNEXPECTED_CHARACTER, index);
    }
  }

  private void endField(int end) {
    if (mark == NO_INDEX) {
      filling.add(0, end);
    } else {
      filling.add(CellMarks.digit(passage.charAt(mark)), mark);
    }
    mark = NO_INDEX;
  }
}
