package dev.casilla.solver.text.paste;

import dev.casilla.solver.Cells;
import dev.casilla.solver.InvalidGridException.Problem;

/** Parses the lines of a board under one interpretation. Confined to one thread. */
/*
 * Each row must be as long as the first; only the last may be shorter (a string wrapped by a mail
 * program). Otherwise a cell lost in one row and gained in another would give a wrong grid of 81
 * cells. For the same reason bars must separate blocks, after every third cell, or all cells. Blanks
 * are cells only in one row or nine, because otherwise three rows of a table with blanks on both
 * sides of its digits would be a grid.
 */
final class BoardParser {
  private static final int NO_INDEX = -1;

  private final SourceText source;
  private final Interpretation interpretation;
  private final ParsedCells parsed;
  private int rows;
  private int firstLength;
  private int length;
  private int tenthCellIndex;
  private int bars;
  private int barInBlock;
  private int missing = NO_INDEX;
  private int surplus = NO_INDEX;
  private boolean endedShort;
  private boolean uneven;

  private BoardParser(SourceText source, Interpretation interpretation) {
    this.source = source;
    this.interpretation = interpretation;
    this.parsed = new ParsedCells(source);
  }

  /** The cells of the board in {@code source} under {@code interpretation}. */
  static ParsedCells parse(SourceText source, Interpretation interpretation) {
    BoardParser parser = new BoardParser(source, interpretation);
    for (TextLine line : source.lines()) {
      parser.line(line);
    }
    parser.check();
    parser.parsed.checkMarkings();
    return parser.parsed;
  }

  private void line(TextLine line) {
    if (line.isComment()
        || (line.isUndecided() && !interpretation.isRow(line.cells(interpretation)))) {
      return;
    }
    length = 0;
    bars = 0;
    barInBlock = NO_INDEX;
    for (int i = line.skipRules(line.start()); i < line.end(); i = line.skipRules(i + 1)) {
      take(i);
    }
    if (length > 0) {
      endRow(line);
    }
  }

  private void take(int index) {
    char character = source.charAt(index);
    int digit = CellMarks.digit(character);
    if (digit != CellMarks.NO_MARK) {
      add(digit, index);
    } else if (interpretation.isEmptyCell(character)) {
      add(0, index);
    } else if (character == CellMarks.ELLIPSIS) {
      for (int dot = 0; dot < 3; dot++) {
        add(0, index);
      }
    } else if (CellMarks.isVertical(character)) {
      bar(index);
    } else if (!CellMarks.isBlank(character) && !CellMarks.isDecoration(character)) {
      parsed.fail(Problem.UNEXPECTED_CHARACTER, index);
    }
  }

  private void add(int digit, int index) {
    parsed.add(digit, index);
    length++;
    if (length == Cells.SIDE + 1) {
      tenthCellIndex = index;
    }
  }

  private void bar(int index) {
    bars++;
    if (length % 3 != 0 && barInBlock == NO_INDEX) {
      barInBlock = index;
    }
  }

  private void endRow(TextLine line) {
    if (barInBlock != NO_INDEX && bars < length - 1) {
      parsed.fail(Problem.UNEXPECTED_CHARACTER, barInBlock);
    }
    firstLength = rows == 0 ? length : firstLength;
    uneven |= length > firstLength || endedShort;
    endedShort = length < firstLength;
    if (length != Cells.SIDE && missing == NO_INDEX && surplus == NO_INDEX) {
      missing = length < Cells.SIDE ? line.end() : NO_INDEX;
      surplus = length > Cells.SIDE ? tenthCellIndex : NO_INDEX;
    }
    rows++;
  }

  private void check() {
    if (rows == Cells.SIDE || (uneven && parsed.cells() == Cells.COUNT)) {
      checkRows();
    } else if (interpretation.readsBlanksAsCells() && rows > 1) {
      parsed.fail(Problem.TOO_FEW_CELLS, source.to());
    }
  }

  private void checkRows() {
    if (missing != NO_INDEX) {
      parsed.fail(Problem.TOO_FEW_CELLS, missing);
    } else if (surplus != NO_INDEX) {
      parsed.fail(Problem.TOO_MANY_CELLS, surplus);
    }
  }
}
