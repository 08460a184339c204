package dev.casilla.solver.text;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import dev.casilla.solver.text.paste.SourceText;

/**
 * Reads the cells of a saved game of OpenSudoku from its {@code data} attribute. Confined to one
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
 * Entries are not part of the puzzle and are skipped. Source: OpenSudoku's own patterns in
 * CellCollection (versions 1 to 3) and SudokuBoard (all).
 */
final class OpenSudokuCells {
  private static final String VERSION = "version:";
  private static final String FIELDS_BEFORE_EDITABLE = "?22234";
  private static final char BAR = '|';

  private final SourceText source;
  private int at;
  private int cell;

  private OpenSudokuCells(SourceText source) {
    this.source = source;
    this.at = source.from();
  }

  static boolean isRecognised(SourceText source) {
    return source.startsWith(VERSION, source.nonBlankFrom(source.from()));
  }

  static Grid read(SourceText source) {
    return new OpenSudokuCells(source).grid();
  }

  private Grid grid() {
    at = source.nonBlankFrom(at) + VERSION.length();
    at = source.nonBlankFrom(at);
    int version = digit('1', (char) ('0' + FIELDS_BEFORE_EDITABLE.length() - 1));
    int notes = FIELDS_BEFORE_EDITABLE.charAt(version) - '0' - 1;
    at = source.nonBlankFrom(at);
    int[] digits = new int[Cells.COUNT];
    for (cell = 0; cell < Cells.COUNT; cell++) {
      digits[cell] = given(notes, version == 2);
    }
    at = source.nonBlankFrom(at);
    if (at < source.to()) {
      throw source.unexpected(at, cell);
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
    if (barTooMany && source.startsWith("|", at)) {
      at++;
    }
    int editable = digit('0', '1');
    bar();
    return editable == 0 ? digit : Grid.NO_DIGIT;
  }

  private void note() {
    while (at < source.to() && "0123456789,-".indexOf(source.charAt(at)) >= 0) {
      at++;
    }
  }

  private void bar() {
    if (at == source.to() || source.charAt(at) != BAR) {
      throw source.unexpected(at, cell);
    }
    at++;
  }

  private int digit(char least, char greatest) {
    if (at == source.to() || source.charAt(at) < least || source.charAt(at) > greatest) {
      throw source.unexpected(at, cell);
    }
    return source.charAt(at++) - '0';
  }
}
