package dev.casilla.app.ui.puzzle.editor;

import dev.casilla.app.model.EditJournal;
import dev.casilla.app.model.EditJournalCodec;
import dev.casilla.app.model.StoredSheet;

/**
 * A sheet found in the store, and how it came about as far as that can be read.
 *
 * <p>To read a journal of years takes its time, so whoever looks for a sheet does it, where a
 * disk's time is to be had as well; what is laid on the desk is only this.
 */
public record SheetWithJournal(StoredSheet kept, EditJournal journal) {
  /** Takes its time. */
  public static SheetWithJournal of(StoredSheet kept) {
    return new SheetWithJournal(kept, EditJournalCodec.read(kept.journal(), kept.sheet()));
  }
}
