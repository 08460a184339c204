package dev.casilla.solver.text;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import dev.casilla.solver.text.paste.SourceText;

/**
 * Reads the cells of a game that OpenSudoku saved, its {@code data} attribute. Confined to one
 * thread.
 */
/*
 * "version: N", a line break (an XML reader makes it a blank), then for each cell fields that end
 * with a bar: the digit, notes, and last whether the person may edit it: 0 for a given.
 *
 *   version 1:    digit|1,2,3,|editable|     notes as a list, - for none
 *   version 2, 3: digit|notes|editable|      notes as a number; 2 may have a bar too many after it
 *   version 4:    digit|notes|notes|editable|
 *   version 5:    digit|notes|notes|colour|editable|
 *
 * Entries are not part of the puzzle and left out. Source: OpenSudoku's own patterns in
 * CellCollection (versions 1 to 3) and SudokuBoard (all).
 */
final class OpenSudokuCells {
  private static final String VERSION = "version:";
  private static final String FIELDS_BEFORE_EDITABLE = "?22234";
  private static final char BAR = '|';

  private final SourceText passage;
  private int at;
  private int cell;

  private OpenSudokuCells(SourceText passage) {
    this.passage = passage;
    this.at = passage.from();
  }

  static boolean isRecognised(SourceText passage) {
    return passage.startsWith(VERSION, passage.nonBlankFrom(passage.from()));
  }

  static Grid read(SourceText passage) {
    return new OpenSudokuCells(passage).grid();
  }

  private Grid grid() {
    at = passage.nonBlankFrom(at) + VERSION.length();
    at = passage.nonBlankFrom(at);
    int version = digit('1', (char) ('0' + FIELDS_BEFORE_EDITABLE.length() - 1));
    int notes = FIELDS_BEFORE_EDITABLE.charAt(version) - '0' - 1;
    at = passage.nonBlankFrom(at);
    int[] digits = new int[Cells.COUNT];
    for (cell = 0; cell < Cells.COUNT; cell++) {
      digits[cell] = given(notes, version == 2);
    }
    at = passage.nonBlankFrom(at);
    if (at < passage.to()) {
      throw passage.unexpected(at, cell);
    }
    return Grid.of(digits);
  }

  private int given(int notes, boolean barTooMany) {
    int digit = digit('0', '9');
    bar();
    for (int i = 0; i < notes; i++) {
      note();
      bar();
    }
    if (barTooMany && passage.startsWith("|", at)) {
      at++;
    }
    int editable = digit('0', '1');
    bar();
    return editable == 0 ? digit : Grid.NO_DIGIT;
  }

  private void note() {
    while (at < passage.to() && "0123456789,-".indexOf(passage.charAt(at)) >= 0) {
      at++;
    }
  }

  private void bar() {
    if (at == passage.to() || passage.charAt(at) != BAR) {
      throw passage.unexpected(at, cell);
    }
    at++;
  }

  private int digit(char least, char greatest) {
    if (at == passage.to() || passage.charAt(at) < least || passage.charAt(at) > greatest) {
      throw passage.unexpected(at, cell);
    }
    return passage.charAt(at++) - '0';
  }
}
