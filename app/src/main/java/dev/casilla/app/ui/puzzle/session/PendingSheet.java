package dev.casilla.app.ui.puzzle.session;

import dev.casilla.app.model.EditJournal;
import dev.casilla.app.model.EditJournalCodec;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.StoredSheet;
import dev.casilla.app.ui.puzzle.editor.SheetWithJournal;

/** A sheet as it is to be written. Immutable. */
record PendingSheet(Sheet sheet, JournalExcerpt excerpt) {
  PendingSheet(Sheet sheet, EditJournal journal) {
    this(sheet, JournalExcerpt.all(journal));
  }

  /** Whether there is anything to lose: on the sheet, or in what undo brings back. */
  boolean hasAnything() {
    return !sheet.isBlank() || journal().done() > 0;
  }

  EditJournal journal() {
    return excerpt.journal();
  }

  /** The whole journal, as far as {@code kept}, an older state of the sheet, has the rest. */
  EditJournal journalIn(StoredSheet kept) {
    return excerpt.isAll()
        ? journal()
        : excerpt.in(EditJournalCodec.read(kept.journal(), kept.sheet()), sheet);
  }

  /** This instead of {@code kept}, an older state of the sheet; it was changed then. */
  SheetWithJournal in(StoredSheet kept, long changedMillis) {
    EditJournal journal = journalIn(kept);
    String text = EditJournalCodec.write(journal);
    StoredSheet newer =
        new StoredSheet(kept.id(), kept.origin(), sheet, text, kept.createdMillis(), changedMillis);
    return new SheetWithJournal(newer, journal);
  }
}
