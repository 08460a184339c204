package dev.casilla.solver.text.paste;

import dev.casilla.solver.Cells;
import dev.casilla.solver.InvalidGridException.Problem;

/**
 * Parses the lines of a table with nine fields each, where a blank field is an empty cell:
 * Markdown, comma-separated values, cells copied from a spreadsheet. Confined to one thread.
 */
final class TableParser {
  private static final int NO_INDEX = -1;

  private final SourceText source;
  private final Delimiter delimiter;
  private final ParsedCells parsed;
  private int mark = NO_INDEX;

  private TableParser(SourceText source, Delimiter delimiter) {
    this.source = source;
    this.delimiter = delimiter;
    this.parsed = new ParsedCells(source);
  }

  /** The character that ends a field. */
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

  /** The cells of the table in {@code source} with this delimiter. */
  static ParsedCells parse(SourceText source, Delimiter delimiter) {
    TableParser parser = new TableParser(source, delimiter);
    for (TextLine line : source.lines()) {
      if (parser.isRow(line)) {
        parser.row(parser.inner(line));
      }
    }
    parser.parsed.checkMarkings();
    return parser.parsed;
  }

  private boolean isRow(TextLine line) {
    boolean isRule = line.isUndecided() || line.skipRules(line.start()) == line.end();
    return line.isBlank() ? delimiters(line) > 0 : !isRule && !line.isComment();
  }

  private int delimiters(TextLine line) {
    int delimiters = 0;
    for (int i = line.start(); i < line.end(); i++) {
      delimiters += delimiter.is(source.charAt(i)) ? 1 : 0;
    }
    return delimiters;
  }

  /** The line without its outer bars, if it has too many bars for them to end fields. */
  private TextLine inner(TextLine line) {
    int first = line.firstNonBlank();
    int last = line.lastNonBlank();
    boolean framed =
        delimiter == Delimiter.BAR
            && delimiters(line) == Cells.SIDE + 1
            && delimiter.is(source.charAt(first))
            && delimiter.is(source.charAt(last));
    return framed ? new TextLine(source, first + 1, last) : line;
  }

  private void row(TextLine line) {
    int before = parsed.cells();
    for (int i = line.start(); i < line.end(); i++) {
      if (delimiter.is(source.charAt(i))) {
        endField(i);
      } else {
        take(i);
      }
    }
    endField(line.end());
    int length = parsed.cells() - before;
    if (length != Cells.SIDE) {
      boolean isShort = length < Cells.SIDE;
      parsed.fail(isShort ? Problem.TOO_FEW_CELLS : Problem.TOO_MANY_CELLS, line.end());
    }
  }

  private void take(int index) {
    char character = source.charAt(index);
    if (CellMarks.digit(character) != CellMarks.NO_MARK) {
      if (mark != NO_INDEX) {
        parsed.fail(Problem.UNEXPECTED_CHARACTER, index);
      }
      mark = index;
    } else if (!CellMarks.isBlank(character) && !CellMarks.isDecoration(character)) {
      parsed.fail(Problem.UNEXPECTED_CHARACTER, index);
    }
  }

  private void endField(int end) {
    if (mark == NO_INDEX) {
      parsed.add(0, end);
    } else {
      parsed.add(CellMarks.digit(source.charAt(mark)), mark);
    }
    mark = NO_INDEX;
  }
}
