package dev.casilla.app.ui.puzzle.editor;

import dev.casilla.app.model.Edit;
import dev.casilla.app.model.Edit.Change;
import dev.casilla.app.model.EditJournal;
import dev.casilla.app.model.Sheet;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.OptionalInt;

/** Looks for entries that are not the solution's. Stateless. */
public final class EntryChecker {
  private EntryChecker() {}

  /**
   * The cell of the wrong entry that was made first, as what follows may only follow from it; of
   * entries that the journal does not know, the first on the board.
   */
  public static OptionalInt firstWrong(Sheet sheet, EditJournal journal, Grid solution) {
    for (Edit edit : journal.edits().subList(0, journal.done())) {
      for (Change change : edit.changes()) {
        int cell = change.cell();
        if (isWrong(sheet, cell, solution) && isStillThere(change, sheet)) {
          return OptionalInt.of(cell);
        }
      }
    }
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (isWrong(sheet, cell, solution)) {
        return OptionalInt.of(cell);
      }
    }
    return OptionalInt.empty();
  }

  private static boolean isWrong(Sheet sheet, int cell, Grid solution) {
    int entry = sheet.entries().digitAt(cell);
    return entry != Grid.NO_DIGIT && entry != solution.digitAt(cell);
  }

  private static boolean isStillThere(Change change, Sheet sheet) {
    return change.after().isEntryOf(sheet.entries().digitAt(change.cell()));
  }
}
