package dev.casilla.app.puzzle;

import dev.casilla.app.sheet.KeptSheet;
import dev.casilla.app.sheet.Sheet;

/** A sheet as it is to be written. Immutable. */
record Draft(Sheet sheet, Excerpt excerpt) {
  Draft(Sheet sheet, Journal journal) {
    this(sheet, Excerpt.all(journal));
  }

  /** Whether there is anything to lose: on the sheet, or in what undo brings back. */
  boolean hasAnything() {
    return !sheet.isBlank() || journal().done() > 0;
  }

  Journal journal() {
    return excerpt.journal();
  }

  /** The whole journal, as far as {@code kept}, an older state of the sheet, has the rest. */
  Journal journalIn(KeptSheet kept) {
    return excerpt.isAll()
        ? journal()
        : excerpt.in(JournalText.read(kept.journal(), kept.sheet()), sheet);
  }

  /** This instead of {@code kept}, an older state of the sheet; it was changed then. */
  Found in(KeptSheet kept, long changedMillis) {
    Journal journal = journalIn(kept);
    String text = JournalText.write(journal);
    KeptSheet newer =
        new KeptSheet(kept.id(), kept.origin(), sheet, text, kept.createdMillis(), changedMillis);
    return new Found(newer, journal);
  }
}
