package dev.casilla.app.data;

import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.StoredSheet;
import java.util.Optional;

/**
 * Keeps drafts, too: sheets as they were read from a picture, which nobody has looked over to the
 * end, together with how sure that reading is. A draft lies in the history, but never on the desk.
 */
public interface DraftRepository extends SheetRepository {
  /**
   * Keeps a draft, as the last one if that says the same already, and tells its id.
   *
   * @param reading what there is to look over, as who looks it over writes it
   */
  long addDraft(Origin origin, Sheet sheet, byte[] reading);

  /** Keeps the draft with this id as it is now. Does nothing if it was deleted. */
  void saveDraft(long id, Sheet sheet, byte[] reading);

  /** What there is to look over of the sheet with this id, if it is a draft. */
  Optional<byte[]> draft(long id);

  /** Makes a sheet like any other of a draft; so does {@link #save} with other digits. */
  void finishDraft(long id);

  /** The draft that was last added or saved. */
  Optional<StoredSheet> lastDraft();
}
