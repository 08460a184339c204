package dev.casilla.app.ui.puzzle.editor;

import dev.casilla.app.model.EditJournal;
import dev.casilla.app.model.EditJournalCodec;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.StoredSheet;

/**
 * A sheet on the puzzle screen, with its journal parsed. Immutable.
 *
 * @param id {@link #NEW} until the repository has the sheet
 * @param journal the edits that led to it
 * @param createdMillis when it was created, in milliseconds since 1970; identifies a new sheet
 * @param changedMillis when it was last edited, likewise
 */
public record OpenSheet(
    long id,
    Origin origin,
    Sheet sheet,
    EditJournal journal,
    long createdMillis,
    long changedMillis) {
  /** The id of a sheet that the repository does not have yet. */
  public static final long NEW = 0;

  public static OpenSheet blank(long createdMillis) {
    return new OpenSheet(
        NEW, Origin.TYPED, Sheet.EMPTY, EditJournal.EMPTY, createdMillis, createdMillis);
  }

  /** Parses the journal of {@code stored}: not for the main thread, as journals can be long. */
  public static OpenSheet of(StoredSheet stored) {
    return new OpenSheet(
        stored.id(),
        stored.origin(),
        stored.sheet(),
        EditJournalCodec.read(stored.journal(), stored.sheet()),
        stored.createdMillis(),
        stored.changedMillis());
  }

  public boolean isNew() {
    return id == NEW;
  }

  /** Whether anything is on the sheet or can be brought back by undo. */
  public boolean hasContent() {
    return !sheet.isBlank() || journal.done() > 0;
  }

  public boolean isSameSheet(OpenSheet other) {
    boolean canBeSameId = id == other.id || isNew() || other.isNew();
    return canBeSameId && createdMillis == other.createdMillis && origin == other.origin;
  }

  /** This sheet, which the repository has under {@code known}. */
  public OpenSheet withId(long known) {
    return new OpenSheet(known, origin, sheet, journal, createdMillis, changedMillis);
  }

  /**
   * This sheet after an edit at {@code nowMillis}. Its time is later than that of all earlier
   * states, even if the clock was set back.
   */
  public OpenSheet edited(Sheet after, EditJournal edits, long nowMillis) {
    long changed = Math.max(nowMillis, changedMillis + 1);
    return new OpenSheet(id, origin, after, edits, createdMillis, changed);
  }
}
