package dev.casilla.app.ui.review.state;

import dev.casilla.app.model.BoardPhoto;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Keeps the photos of the last drafts in memory, by draft id. Thread-safe. */
public final class BoardPhotoCache {
  /** Each photo takes 87 kB, and few reviews are left unfinished. */
  private static final int MAX_PHOTOS = 4;

  private final Map<Long, BoardPhoto> photos =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Long, BoardPhoto> eldest) {
          return size() > MAX_PHOTOS;
        }
      };

  synchronized void keep(long id, BoardPhoto plate) {
    photos.remove(id);
    photos.put(id, plate);
  }

  synchronized Optional<BoardPhoto> find(long id) {
    return Optional.ofNullable(photos.get(id));
  }

  synchronized void forget(long id) {
    photos.remove(id);
  }
}
