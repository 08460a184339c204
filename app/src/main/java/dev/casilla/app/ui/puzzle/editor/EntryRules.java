package dev.casilla.app.ui.puzzle.editor;

import dev.casilla.app.model.Sheet;
import dev.casilla.app.ui.puzzle.editor.EntryMode.Toggle;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;

/** The rules for entering and erasing digits and notes. Stateless. */
public final class EntryRules {
  private EntryRules() {}

  /** Whether {@code cell} can be edited; a clue can be only in clue mode. */
  static boolean isAllowed(Sheet sheet, int cell, EntryMode mode) {
    return mode.has(Toggle.CLUES) || !sheet.isGivenAt(cell);
  }

  static boolean writesNotes(EntryMode mode) {
    return mode.has(Toggle.NOTES) && !mode.has(Toggle.CLUES);
  }

  /** Whether notes can be entered into {@code cell}: it must be free of a digit. */
  static boolean isFree(Sheet sheet, int cell, EntryMode mode) {
    return isAllowed(sheet, cell, mode) && sheet.digitAt(cell) == Grid.NO_DIGIT;
  }

  static boolean isNoted(Sheet sheet, int cell, int digit, EntryMode mode) {
    return Digits.has(notes(sheet, cell, mode), digit);
  }

  static Sheet toggle(Sheet sheet, int cell, int digit, EntryMode mode) {
    if (writesNotes(mode)) {
      return isNoted(sheet, cell, digit, mode)
          ? removeNote(sheet, cell, digit, mode)
          : write(sheet, cell, digit, mode);
    }
    return sheet.digitAt(cell) == digit
        ? erase(sheet, cell, mode)
        : write(sheet, cell, digit, mode);
  }

  static Sheet write(Sheet sheet, int cell, int digit, EntryMode mode) {
    if (!isAllowed(sheet, cell, mode)) {
      return sheet;
    }
    if (mode.has(Toggle.CLUES)) {
      return sheet.withGiven(cell, digit);
    }
    if (mode.has(Toggle.NOTES)) {
      return note(sheet, cell, notes(sheet, cell, mode) | Digits.only(digit), mode);
    }
    return withoutNotesOf(digit, sheet.withEntry(cell, digit), cell);
  }

  static Sheet removeNote(Sheet sheet, int cell, int digit, EntryMode mode) {
    return note(sheet, cell, notes(sheet, cell, mode) & ~Digits.only(digit), mode);
  }

  static Sheet erase(Sheet sheet, int cell, EntryMode mode) {
    if (!isAllowed(sheet, cell, mode)) {
      return sheet;
    }
    return mode.has(Toggle.CLUES)
        ? sheet.withGiven(cell, Grid.NO_DIGIT)
        : sheet.withNotes(cell, Digits.NONE);
  }

  /** The digits that no peer of {@code cell} holds. */
  public static int candidates(Sheet sheet, int cell) {
    int candidates = Digits.ALL;
    for (int i = 0; i < Cells.PEERS; i++) {
      int digit = sheet.digitAt(Cells.peer(cell, i));
      candidates &= digit == Grid.NO_DIGIT ? Digits.ALL : ~Digits.only(digit);
    }
    return candidates;
  }

  /** The notes that {@code cell} shows: the person's, else the candidates if they are on. */
  public static int notes(Sheet sheet, int cell, EntryMode mode) {
    int own = sheet.notesAt(cell);
    boolean isFree = own == Digits.NONE && sheet.digitAt(cell) == Grid.NO_DIGIT;
    return isFree && mode.has(Toggle.CANDIDATES) ? candidates(sheet, cell) : own;
  }

  /** {@code sheet} without the note {@code digit} in the peers of {@code cell}. */
  static Sheet withoutNotesOf(int digit, Sheet sheet, int cell) {
    Sheet result = sheet;
    for (int i = 0; i < Cells.PEERS; i++) {
      int peer = Cells.peer(cell, i);
      int notes = result.notesAt(peer);
      if (Digits.has(notes, digit)) {
        result = result.withNotes(peer, notes & ~Digits.only(digit));
      }
    }
    return result;
  }

  /** {@code sheet} with {@code notes} in {@code cell}, unless it holds a digit. */
  private static Sheet note(Sheet sheet, int cell, int notes, EntryMode mode) {
    return isFree(sheet, cell, mode) ? sheet.withNotes(cell, notes) : sheet;
  }
}
