package dev.casilla.app.data;

import dev.casilla.app.model.NewSheet;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.StoredSheet;
import java.util.Optional;

/** Stores sheets. Calls block on the disk: not for the main thread. */
public interface SheetRepository {
  /** Stores a new sheet and returns its id; it becomes the {@link #last} one. */
  long add(Origin origin, Sheet sheet);

  /** Likewise, with its times and journal. */
  long add(NewSheet arrival);

  /**
   * Updates the sheet with this id, changed at {@code changedMillis}. Does nothing if it was
   * deleted.
   */
  void save(long id, Sheet sheet, String journal, long changedMillis);

  /** The sheet with this id, unless it was deleted. */
  Optional<StoredSheet> find(long id);

  /** The sheet that was added, saved or opened last; drafts do not count. */
  Optional<StoredSheet> last();

  /** Like {@link #find}, and makes it the {@link #last} one. */
  Optional<StoredSheet> open(long id);
}
