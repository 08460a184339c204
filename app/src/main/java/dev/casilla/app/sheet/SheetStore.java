package dev.casilla.app.sheet;

import java.util.Optional;

/**
 * Keeps sheets for good. Every call may take the time of a disk: not for the main thread, otherwise
 * for any.
 */
public interface SheetStore {
  /** Keeps a sheet that is not kept yet, and tells its id; it is the last one from now on. */
  long add(Origin origin, Sheet sheet);

  /** Likewise, with the times that it brings and how it came to be so. */
  long add(Arrival arrival);

  /**
   * Keeps the sheet with this id as it was changed at {@code changedMillis}, also if it was lost.
   * Does nothing if it was deleted.
   */
  void save(long id, Sheet sheet, String journal, long changedMillis);

  /** The sheet with this id, unless it was deleted. */
  Optional<KeptSheet> find(long id);

  /** The sheet that was last added, saved or opened by {@link #open}; a draft does not count. */
  Optional<KeptSheet> last();

  /** Whether the sheet with this id was there before, and is gone without having been deleted. */
  default boolean isLost(long id) {
    return false;
  }

  /** Like {@link #find}, and makes it the {@link #last} one. */
  Optional<KeptSheet> open(long id);
}
