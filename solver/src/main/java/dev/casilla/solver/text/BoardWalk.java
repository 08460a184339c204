package dev.casilla.solver.text;

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
final class BoardWalk {
  private static final int NOWHERE = -1;

  private final Passage passage;
  private final Interpretation way;
  private final Filling filling;
  private int rows;
  private int firstLength;
  private int length;
  private int tenthCell;
  private int bars;
  private int barInBlock;
  private int missing = NOWHERE;
  private int surplus = NOWHERE;
  private boolean endedShort;
  private boolean uneven;

  private BoardWalk(Passage passage, Interpretation way) {
    this.passage = passage;
    this.way = way;
    this.filling = new Filling(passage);
  }

  /** What the board in {@code passage} is when taken {@code way}. */
  static Filling walk(Passage passage, Interpretation way) {
    BoardWalk walk = new BoardWalk(passage, way);
    for (Line line : passage.lines()) {
      walk.line(line);
    }
    walk.judge();
    walk.filling.judgeMarkings();
    return walk.filling;
  }

  private void line(Line line) {
    if (line.isComment() || (line.isUndecided() && !way.isRow(line.cells(way)))) {
      return;
    }
    length = 0;
    bars = 0;
    barInBlock = NOWHERE;
    for (int i = line.afterRules(line.start()); i < line.end(); i = line.afterRules(i + 1)) {
      take(i);
    }
    if (length > 0) {
      endRow(line);
    }
  }

  private void take(int index) {
    char character = passage.charAt(index);
    int digit = Marks.digit(character);
    if (digit != Marks.NO_MARK) {
      add(digit, index);
    } else if (way.isEmptyCell(character)) {
      add(0, index);
    } else if (character == Marks.ELLIPSIS) {
      for (int dot = 0; dot < 3; dot++) {
        add(0, index);
      }
    } else if (Marks.isVertical(character)) {
      bar(index);
    } else if (!Marks.isBlank(character) && !Marks.isDecoration(character)) {
      filling.fail(Problem.UNEXPECTED_CHARACTER, index);
    }
  }

  private void add(int digit, int index) {
    filling.add(digit, index);
    length++;
    if (length == Cells.SIDE + 1) {
      tenthCell = index;
    }
  }

  private void bar(int index) {
    bars++;
    if (length % 3 != 0 && barInBlock == NOWHERE) {
      barInBlock = index;
    }
  }

  private void endRow(Line line) {
    if (barInBlock != NOWHERE && bars < length - 1) {
      filling.fail(Problem.UNEXPECTED_CHARACTER, barInBlock);
    }
    firstLength = rows == 0 ? length : firstLength;
    uneven |= length > firstLength || endedShort;
    endedShort = length < firstLength;
    if (length != Cells.SIDE && missing == NOWHERE && surplus == NOWHERE) {
      missing = length < Cells.SIDE ? line.end() : NOWHERE;
      surplus = length > Cells.SIDE ? tenthCell : NOWHERE;
    }
    rows++;
  }

  private void judge() {
    if (rows == Cells.SIDE || (uneven && filling.cells() == Cells.COUNT)) {
      judgeRows();
    } else if (way.takesBlanks() && rows > 1) {
      filling.fail(Problem.TOO_FEW_CELLS, passage.to());
    }
  }

  private void judgeRows() {
    if (missing != NOWHERE) {
      filling.fail(Problem.TOO_FEW_CELLS, missing);
    } else if (surplus != NOWHERE) {
      filling.fail(Problem.TOO_MANY_CELLS, surplus);
    }
  }
}
