package dev.casilla.solver.text.paste;

import dev.casilla.solver.Cells;
import dev.casilla.solver.InvalidGridException.Problem;

/** Walks the lines of a board under one interpretation. Confined to one thread. */
/*
 * Rows must be even: each as long as the first, only the last may be shorter (a string wrapped by a
 * mail program). Without that, a cell lost in one row and gained in another would make a wrong grid
 * of 81 cells. For the same reason bars stand between blocks, after every third cell, or between
 * all cells; and blanks are cells only in nine rows or one, or else three rows of a table with
 * blanks on both sides of its digits would be a grid.
 */
final class BoardParser {
  private static final int NO_INDEX = -1;

  private final SourceText passage;
  private final Interpretation way;
  private final ParsedCells filling;
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

  private BoardParser(SourceText passage, Interpretation way) {
    this.passage = passage;
    this.way = way;
    this.filling = new ParsedCells(passage);
  }

  /** What the board in {@code passage} is when taken {@code way}. */
  static ParsedCells parse(SourceText passage, Interpretation way) {
    BoardParser walk = new BoardParser(passage, way);
    for (TextLine line : passage.lines()) {
      walk.line(line);
    }
    walk.check();
    walk.filling.checkMarkings();
    return walk.filling;
  }

  private void line(TextLine line) {
    if (line.isComment() || (line.isUndecided() && !way.isRow(line.cells(way)))) {
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
    char character = passage.charAt(index);
    int digit = CellMarks.digit(character);
    if (digit != CellMarks.NO_MARK) {
      add(digit, index);
    } else if (way.isEmptyCell(character)) {
      add(0, index);
    } else if (character == CellMarks.ELLIPSIS) {
      for (int dot = 0; dot < 3; dot++) {
        add(0, index);
      }
    } else if (CellMarks.isVertical(character)) {
      bar(index);
    } else if (!CellMarks.isBlank(character) && !CellMarks.isDecoration(character)) {
      filling.fail(Problem.UNEXPECTED_CHARACTER, index);
    }
  }

  private void add(int digit, int index) {
    filling.add(digit, index);
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
      filling.fail(Problem.UNEXPECTED_CHARACTER, barInBlock);
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
    if (rows == Cells.SIDE || (uneven && filling.cells() == Cells.COUNT)) {
      checkRows();
    } else if (way.readsBlanksAsCells() && rows > 1) {
      filling.fail(Problem.TOO_FEW_CELLS, passage.to());
    }
  }

  private void checkRows() {
    if (missing != NO_INDEX) {
      filling.fail(Problem.TOO_FEW_CELLS, missing);
    } else if (surplus != NO_INDEX) {
      filling.fail(Problem.TOO_MANY_CELLS, surplus);
    }
  }
}
