package dev.casilla.app.ui.history;

import androidx.lifecycle.SavedStateHandle;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which sheets one history deleted and can bring back, and which it has been asked to bring back.
 * Confined to the main thread.
 */
/*
 * Both are saved: the archive has those sheets still, so that not even the end of the process takes
 * the way back. What was wanted back and could not be had stays so until it is there; till then,
 * nothing is deleted for good. The app's other histories know of both by `offers`.
 */
final class DeletedSheets {
  static final String DELETED = "deleted";
  static final String PENDING_RESTORE = "wanted back";

  private final SavedStateHandle saved;
  private final UndoableDeletes offers;
  private boolean isClosed;

  /** As it was {@code saved}; all histories of the app share {@code offers}. */
  DeletedSheets(SavedStateHandle saved, UndoableDeletes offers) {
    this.saved = saved;
    this.offers = offers;
    publish();
  }

  /** How many can be brought back. */
  int count() {
    return ids(DELETED).size();
  }

  /** The sheet {@code id} is deleted. */
  void add(long id) {
    List<Long> ids = ids(DELETED);
    ids.add(id);
    save(DELETED, ids);
  }

  /** The sheet {@code id} could not be deleted. */
  void remove(long id) {
    List<Long> ids = ids(DELETED);
    ids.remove(id);
    save(DELETED, ids);
  }

  /** None of them is wanted back. */
  void forget() {
    save(DELETED, Collections.emptyList());
  }

  /** All of them are wanted back. */
  void requestRestore() {
    List<Long> wanted = pendingRestore();
    wanted.addAll(ids(DELETED));
    save(PENDING_RESTORE, wanted);
    save(DELETED, Collections.emptyList());
  }

  /** Those that are wanted back and not there yet. */
  List<Long> pendingRestore() {
    return ids(PENDING_RESTORE);
  }

  /** {@code ids} are there again. */
  void markRestored(List<Long> ids) {
    List<Long> left = pendingRestore();
    left.removeAll(ids);
    save(PENDING_RESTORE, left);
  }

  /** The history is over: of what it offered, only what is wanted back stays so. */
  void close() {
    isClosed = true;
    publish();
  }

  /** What is to stay when all that is deleted goes for good; nothing if that cannot be yet. */
  Optional<List<Long>> idsToKeep() {
    return pendingRestore().isEmpty() ? Optional.of(offers.all()) : Optional.empty();
  }

  private void save(String name, List<Long> ids) {
    saved.set(name, ids.stream().mapToLong(Long::longValue).toArray());
    publish();
  }

  private void publish() {
    List<Long> ids = pendingRestore();
    if (!isClosed) {
      ids.addAll(ids(DELETED));
    }
    offers.set(this, ids);
  }

  /** A copy. */
  private List<Long> ids(String name) {
    List<Long> ids = new ArrayList<>();
    long[] kept = saved.get(name);
    for (int i = 0; kept != null && i < kept.length; i++) {
      ids.add(kept[i]);
    }
    return ids;
  }

  /** The deleted sheets that some screen can still bring back. Confined to the main thread. */
  /*
   * There can be a second history, in a window of its own: where one begins or ends, it must not take
   * the way back from the other.
   */
  static final class UndoableDeletes {
    private final Map<Object, List<Long>> byScreen = new LinkedHashMap<>();

    /** From now on, {@code screen} can bring back {@code ids}, and no others. */
    void set(Object screen, Collection<Long> ids) {
      if (ids.isEmpty()) {
        byScreen.remove(screen);
      } else {
        byScreen.put(screen, new ArrayList<>(ids));
      }
    }

    /** All of them. */
    List<Long> all() {
      List<Long> all = new ArrayList<>();
      byScreen.values().forEach(all::addAll);
      return all;
    }
  }
}
