package dev.casilla.app.ui.puzzle.session;

import dev.casilla.app.model.Edit;
import dev.casilla.app.model.EditJournal;
import dev.casilla.app.model.EditJournalCodec;
import dev.casilla.app.model.Sheet;
import java.util.ArrayList;
import java.util.List;

/**
 * As much of a journal as there is room for. Immutable.
 *
 * @param journal the newest edits
 * @param earlier how many edits come before these
 * @param later how many come after them, all of them undone
 */
record JournalExcerpt(EditJournal journal, int earlier, int later) {
  /** All of {@code journal}. */
  static JournalExcerpt all(EditJournal journal) {
    return new JournalExcerpt(journal, 0, 0);
  }

  /** Whether nothing is left out. */
  boolean isAll() {
    return earlier == 0 && later == 0;
  }

  /** As much of this as can be written into {@code room} characters. */
  JournalExcerpt fitting(int room) {
    EditJournal newest = EditJournalCodec.newest(journal, room);
    return new JournalExcerpt(
        newest, earlier + journal.done() - newest.done(), later + undone(journal) - undone(newest));
  }

  /**
   * The journal that led to {@code sheet} and this is an excerpt of, if {@code older}, a former
   * state of it, has what is left out here; else what there is.
   */
  EditJournal in(EditJournal older, Sheet sheet) {
    List<Edit> there = older.edits();
    if (isAll() || there.size() < earlier) {
      return journal;
    }
    List<Edit> edits = new ArrayList<>(there.subList(0, earlier));
    edits.addAll(journal.edits());
    int end = edits.size();
    if (there.size() >= end + later) {
      edits.addAll(there.subList(end, end + later));
    }
    EditJournal whole = new EditJournal(edits, earlier + journal.done());
    return whole.leadsTo(sheet) ? whole : journal;
  }

  private static int undone(EditJournal journal) {
    return journal.edits().size() - journal.done();
  }
}
