package dev.casilla.app.data;

import dev.casilla.app.model.NewSheet;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.StoredSheet;
import java.util.Optional;

/**
 * Keeps sheets for good. Every call may take the time of a disk: not for the main thread, otherwise
 * for any.
 */
public interface SheetRepository {
  /** Keeps a sheet that is not kept yet, and tells its id; it is the last one from now on. */
  long add(Origin origin, Sheet sheet);

  /** Likewise, with the times that it brings and how it came to be so. */
  long add(NewSheet arrival);

  /**
   * Keeps the sheet with this id as it was changed at {@code changedMillis}, also if it was lost.
   * Does nothing if it was deleted.
   */
  void save(long id, Sheet sheet, String journal, long changedMillis);

  /** The sheet with this id, unless it was deleted. */
  Optional<StoredSheet> find(long id);

  /** The sheet that was last added, saved or opened by {@link #open}; a draft does not count. */
  Optional<StoredSheet> last();

  /** Whether the sheet with this id was there before, and is gone without having been deleted. */
  default boolean isLost(long id) {
    return false;
  }

  /** Like {@link #find}, and makes it the {@link #last} one. */
  Optional<StoredSheet> open(long id);
}
