package dev.casilla.solver.text;

import dev.casilla.solver.Cells;
import dev.casilla.solver.InvalidGridException.Problem;

/**
 * Walks the lines of a table, nine fields a line, where a blank field is an empty cell: Markdown,
 * comma-separated values, a paste from a spreadsheet. Confined to one thread.
 */
final class TableWalk {
  private static final int NOWHERE = -1;

  private final Passage passage;
  private final Delimiter delimiter;
  private final Filling filling;
  private int mark = NOWHERE;

  private TableWalk(Passage passage, Delimiter delimiter) {
    this.passage = passage;
    this.delimiter = delimiter;
    this.filling = new Filling(passage);
  }

  /** What ends a field. */
  enum Delimiter {
    BAR(Marks.VERTICALS),
    COMMA(","),
    SEMICOLON(";"),
    TAB("\t");

    private final String characters;

    Delimiter(String characters) {
      this.characters = characters;
    }

    boolean occursIn(Passage body) {
      return body.containsAnyOf(characters);
    }

    private boolean is(char character) {
      return characters.indexOf(character) >= 0;
    }
  }

  /** What the table in {@code passage} is whose fields {@code delimiter} ends. */
  static Filling walk(Passage passage, Delimiter delimiter) {
    TableWalk walk = new TableWalk(passage, delimiter);
    for (Line line : passage.lines()) {
      if (walk.isRow(line)) {
        walk.row(walk.inner(line));
      }
    }
    walk.filling.judgeMarkings();
    return walk.filling;
  }

  private boolean isRow(Line line) {
    boolean isRule = line.isUndecided() || line.afterRules(line.start()) == line.end();
    return line.isBlank() ? delimiters(line) > 0 : !isRule && !line.isComment();
  }

  private int delimiters(Line line) {
    int delimiters = 0;
    for (int i = line.start(); i < line.end(); i++) {
      delimiters += delimiter.is(passage.charAt(i)) ? 1 : 0;
    }
    return delimiters;
  }

  /** The line without the bars at both ends, where it has so many that these are no fields. */
  private Line inner(Line line) {
    int first = line.firstSolid();
    int last = line.lastSolid();
    boolean framed =
        delimiter == Delimiter.BAR
            && delimiters(line) == Cells.SIDE + 1
            && delimiter.is(passage.charAt(first))
            && delimiter.is(passage.charAt(last));
    return framed ? new Line(passage, first + 1, last) : line;
  }

  private void row(Line line) {
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
    if (Marks.digit(character) != Marks.NO_MARK) {
      if (mark != NOWHERE) {
        filling.fail(Problem.UNEXPECTED_CHARACTER, index);
      }
      mark = index;
    } else if (!Marks.isBlank(character) && !Marks.isDecoration(character)) {
      filling.fail(Problem.UNEXPECTED_CHARACTER, index);
    }
  }

  private void endField(int end) {
    if (mark == NOWHERE) {
      filling.add(0, end);
    } else {
      filling.add(Marks.digit(passage.charAt(mark)), mark);
    }
    mark = NOWHERE;
  }
}
