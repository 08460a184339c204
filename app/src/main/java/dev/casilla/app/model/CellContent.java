package dev.casilla.app.model;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;

/**
 * What a cell of a sheet holds: nothing, a given, an entry or notes.
 *
 * @param code 0 for nothing, 1..9 for a given, 10..18 for an entry, 19..529 for a digit set of
 *     notes
 */
public record CellContent(int code) {
  private static final int GIVEN = 0;
  private static final int ENTRY = GIVEN + Cells.SIDE;
  private static final int NOTES = ENTRY + Cells.SIDE;
  private static final CellContent NOTHING = new CellContent(0);

  public CellContent {
    if (code < 0 || code > NOTES + Digits.ALL) {
      throw new IllegalArgumentException("no content: " + code);
    }
  }

  static CellContent of(Sheet sheet, int cell) {
    int digit = sheet.digitAt(cell);
    if (digit != Grid.NO_DIGIT) {
      return new CellContent((sheet.isGivenAt(cell) ? GIVEN : ENTRY) + digit);
    }
    int notes = sheet.notesAt(cell);
    return notes == Digits.NONE ? NOTHING : new CellContent(NOTES + notes);
  }

  Sheet putInto(Sheet sheet, int cell) {
    if (isGiven()) {
      return sheet.withGiven(cell, code - GIVEN);
    }
    Sheet emptied = sheet.withGiven(cell, Grid.NO_DIGIT);
    if (code == NOTHING.code) {
      return emptied;
    }
    return code <= NOTES
        ? emptied.withEntry(cell, code - ENTRY)
        : emptied.withNotes(cell, code - NOTES);
  }

  boolean isGiven() {
    return code > GIVEN && code <= ENTRY;
  }

  boolean isEntry() {
    return code > ENTRY && code <= NOTES;
  }

  public boolean isEntryOf(int digit) {
    return code == ENTRY + digit;
  }
}
