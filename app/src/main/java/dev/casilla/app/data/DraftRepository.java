package dev.casilla.app.data;

import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.StoredSheet;
import java.util.Optional;

/**
 * Stores drafts as well: sheets read from a picture whose review is not finished, with the
 * confidence of each cell. A draft is listed in the history, but is never the last sheet.
 */
public interface DraftRepository extends SheetRepository {
  /**
   * Stores a draft and returns its id; an equal last draft is updated instead.
   *
   * @param reading the draft as the review encodes it
   */
  long addDraft(Origin origin, Sheet sheet, byte[] reading);

  /** Updates the draft with this id. Does nothing if it was deleted. */
  void saveDraft(long id, Sheet sheet, byte[] reading);

  /** The encoded draft of the sheet with this id, if it is a draft. */
  Optional<byte[]> draft(long id);

  /** Turns a draft into an ordinary sheet; so does {@link #save} with other digits. */
  void finishDraft(long id);

  /** The draft that was added or saved last. */
  Optional<StoredSheet> lastDraft();
}
