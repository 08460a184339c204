package dev.casilla.app.ui.review.state;

import dev.casilla.app.model.BoardPhoto;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The photos of the last drafts, by their ids: in memory alone, and gone with the process. Safe for
 * use by many threads.
 */
public final class BoardPhotoCache {
  /** So many are remembered: each is 87 kB, and few readings are left half done. */
  private static final int MAX_PHOTOS = 4;

  private final Map<Long, BoardPhoto> plates =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, BoardPhoto> eldest) {
          return size() > MAX_PHOTOS;
        }
      };

  /** Remembers what the draft {@code id} was read from. */
  synchronized void keep(long id, BoardPhoto plate) {
    plates.remove(id);
    plates.put(id, plate);
  }

  /** What the draft {@code id} was read from, if that is still known. */
  synchronized Optional<BoardPhoto> find(long id) {
    return Optional.ofNullable(plates.get(id));
  }

  /** Forgets what {@code id} was read from. */
  synchronized void forget(long id) {
    plates.remove(id);
  }
}
