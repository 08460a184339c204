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
 * The sheets deleted on one history screen that can be restored, and those being restored. Confined
 * to the main thread.
 */
/*
 * Both lists are in instance state, because the database still has the sheets: they can be restored
 * even after process death. A failed restore stays pending, and nothing is purged until it
 * succeeds. Other history screens see both lists through `undoableDeletes`.
 */
final class DeletedSheets {
  static final String DELETED = "deleted";
  static final String PENDING_RESTORE = "wanted back";

  private final SavedStateHandle saved;
  private final UndoableDeletes undoableDeletes;
  private boolean isClosed;

  /** Restores the lists from {@code saved}; all history screens share {@code undoableDeletes}. */
  DeletedSheets(SavedStateHandle saved, UndoableDeletes undoableDeletes) {
    this.saved = saved;
    this.undoableDeletes = undoableDeletes;
    publish();
  }

  int count() {
    return ids(DELETED).size();
  }

  void add(long id) {
    List<Long> ids = ids(DELETED);
    ids.add(id);
    save(DELETED, ids);
  }

  /** Removes the sheet {@code id}, which could not be deleted. */
  void remove(long id) {
    List<Long> ids = ids(DELETED);
    ids.remove(id);
    save(DELETED, ids);
  }

  void forget() {
    save(DELETED, Collections.emptyList());
  }

  /** Requests that all deleted sheets are restored. */
  void requestRestore() {
    List<Long> wanted = pendingRestore();
    wanted.addAll(ids(DELETED));
    save(PENDING_RESTORE, wanted);
    save(DELETED, Collections.emptyList());
  }

  List<Long> pendingRestore() {
    return ids(PENDING_RESTORE);
  }

  /** Removes {@code ids}, which have been restored. */
  void markRestored(List<Long> ids) {
    List<Long> left = pendingRestore();
    left.removeAll(ids);
    save(PENDING_RESTORE, left);
  }

  /** Called when the history screen ends: only pending restores remain. */
  void close() {
    isClosed = true;
    publish();
  }

  /** The deleted sheets that a purge must keep; absent while restores are pending. */
  Optional<List<Long>> idsToKeep() {
    return pendingRestore().isEmpty() ? Optional.of(undoableDeletes.all()) : Optional.empty();
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
    undoableDeletes.set(this, ids);
  }

  /** A mutable copy of the list. */
  private List<Long> ids(String name) {
    List<Long> ids = new ArrayList<>();
    long[] kept = saved.get(name);
    for (int i = 0; kept != null && i < kept.length; i++) {
      ids.add(kept[i]);
    }
    return ids;
  }

  /** The deleted sheets that any history screen can still restore. Confined to the main thread. */
  // There can be two history screens in separate windows: one must not purge what the other can
  // restore.
  static final class UndoableDeletes {
    private final Map<Object, List<Long>> byScreen = new LinkedHashMap<>();

    /** Sets the sheets that {@code screen} can restore. */
    void set(Object screen, Collection<Long> ids) {
      if (ids.isEmpty()) {
        byScreen.remove(screen);
      } else {
        byScreen.put(screen, new ArrayList<>(ids));
      }
    }

    List<Long> all() {
      List<Long> all = new ArrayList<>();
      byScreen.values().forEach(all::addAll);
      return all;
    }
  }
}
