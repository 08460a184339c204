package dev.casilla.app.ui.puzzle.session;

import dev.casilla.app.concurrent.AppExecutors;
import dev.casilla.app.data.SheetRepository;
import dev.casilla.app.data.StorageException;
import dev.casilla.app.model.EditJournalCodec;
import dev.casilla.app.model.NewSheet;
import dev.casilla.app.model.StoredSheet;
import dev.casilla.app.ui.puzzle.editor.OpenSheet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Writes edited sheets to the repository on the storage thread. There is one per process, so that
 * an edit that the disk refused survives its screen and is written by a later {@link #flush}.
 *
 * <p>Methods are for the main thread unless they say otherwise.
 */
/*
 * The first edit is written at once; further edits within the delay are coalesced into one write.
 * Reads overlay the edits that the disk has refused so far. A new sheet gets its id on the storage
 * thread: until the main thread is told, `addedIds` maps its creation time to the id.
 */
final class SheetAutosaver {
  static final long DELAY_MILLIS = 100;

  private final SheetRepository repository;
  private final Executor storage;
  private final Executor main;
  private final Executor delay;
  private final LongSupplier clock;

  /** The latest state of each sheet that is not written yet, last edited last. */
  private final List<OpenSheet> pending = new ArrayList<>();

  /** Confined to the storage thread. */
  private final Map<Long, Long> addedIds = new HashMap<>();

  private @Nullable Listener listener;
  private boolean isDelaying;
  private long lastCreatedMillis;

  /** Is told on the main thread what was written. */
  interface Listener {
    /** A new sheet was added and has its id now. */
    void onAdded(OpenSheet added);

    void onSaveFailed();
  }

  /** Takes creation times from {@code clock}, in milliseconds since 1970. */
  SheetAutosaver(SheetRepository repository, AppExecutors executors, LongSupplier clock) {
    this.repository = repository;
    this.storage = executors.storage();
    this.main = executors.main();
    this.delay = executors.delayed().apply(DELAY_MILLIS);
    this.clock = clock;
  }

  void setListener(Listener screen) {
    listener = screen;
  }

  void removeListener(Listener screen) {
    if (listener == screen) {
      listener = null;
    }
  }

  /** A blank sheet with a creation time that no other sheet of this process has. */
  OpenSheet newSheet() {
    lastCreatedMillis = Math.max(clock.getAsLong(), lastCreatedMillis + 1);
    return OpenSheet.blank(lastCreatedMillis);
  }

  void save(OpenSheet sheet) {
    put(sheet);
    if (!isDelaying) {
      isDelaying = true;
      flush();
      delay.execute(this::endDelay);
    }
  }

  /** Writes all pending edits now, those that were refused before included. */
  void flush() {
    storage.execute(this::writePending);
  }

  /** Writes {@code saved}, which survived process death, unless the repository has it or newer. */
  void restore(OpenSheet saved) {
    storage.execute(
        () -> {
          putIfNewer(saved);
          writePending();
        });
  }

  /** Finds a sheet and makes it the last one. For the storage thread. */
  Optional<OpenSheet> open(long id) {
    return repository.open(id).map(this::withPendingEdits);
  }

  Optional<OpenSheet> find(long id) {
    return repository.find(id).map(this::withPendingEdits);
  }

  /** Finds the last sheet, a refused new one included. For the storage thread. */
  Optional<OpenSheet> last() {
    Optional<OpenSheet> refused =
        pending().stream()
            .filter(sheet -> sheet.isNew() && sheet.hasContent())
            .reduce((former, latter) -> latter);
    return refused.isPresent() ? refused : repository.last().map(this::withPendingEdits);
  }

  private void endDelay() {
    isDelaying = false;
    if (!pending().isEmpty()) {
      flush();
    }
  }

  private void writePending() {
    boolean isRefused = false;
    for (OpenSheet sheet : pending()) {
      try {
        write(sheet);
        remove(sheet);
      } catch (StorageException e) {
        isRefused = true;
      }
    }
    if (isRefused) {
      main.execute(this::reportRefused);
    }
  }

  private void write(OpenSheet sheet) {
    String journal = EditJournalCodec.write(sheet.journal());
    long id = id(sheet);
    if (id != OpenSheet.NEW) {
      repository.save(id, sheet.sheet(), journal, sheet.changedMillis());
    } else if (sheet.hasContent()) {
      long added =
          repository.add(
              new NewSheet(
                  sheet.origin(),
                  sheet.sheet(),
                  journal,
                  sheet.createdMillis(),
                  sheet.changedMillis()));
      setId(sheet, added);
    }
  }

  private void putIfNewer(OpenSheet saved) {
    try {
      long id = id(saved);
      Optional<StoredSheet> stored = id == OpenSheet.NEW ? findAdded(saved) : repository.find(id);
      if (saved.isNew()) {
        stored.ifPresent(added -> setId(saved, added.id()));
      }
      boolean isNewer =
          stored
              .map(other -> other.changedMillis() < saved.changedMillis())
              .orElse(id == OpenSheet.NEW);
      if (isNewer) {
        put(saved);
      }
    } catch (StorageException e) {
      put(saved);
    }
  }

  /** The process may have died between adding a new sheet and saving its id. */
  private Optional<StoredSheet> findAdded(OpenSheet saved) {
    return repository
        .last()
        .filter(last -> last.origin() == saved.origin())
        .filter(last -> last.createdMillis() == saved.createdMillis());
  }

  private OpenSheet withPendingEdits(StoredSheet stored) {
    return pending().stream()
        .filter(sheet -> id(sheet) == stored.id())
        .findFirst()
        .map(sheet -> sheet.withId(stored.id()))
        .orElseGet(() -> OpenSheet.of(stored));
  }

  private void setId(OpenSheet sheet, long id) {
    addedIds.put(sheet.createdMillis(), id);
    main.execute(() -> reportAdded(sheet.withId(id)));
  }

  private long id(OpenSheet sheet) {
    return sheet.isNew() ? addedIds.getOrDefault(sheet.createdMillis(), OpenSheet.NEW) : sheet.id();
  }

  private void reportAdded(OpenSheet added) {
    if (listener != null) {
      listener.onAdded(added);
    }
  }

  private void reportRefused() {
    if (listener != null) {
      listener.onSaveFailed();
    }
  }

  /** Does nothing if a newer edit of the sheet is pending. */
  private synchronized void put(OpenSheet sheet) {
    boolean isOutdated =
        pending.stream()
            .filter(sheet::isSameSheet)
            .anyMatch(other -> other.changedMillis() > sheet.changedMillis());
    if (!isOutdated) {
      pending.removeIf(sheet::isSameSheet);
      pending.add(sheet);
    }
  }

  /** Does nothing if the sheet was edited since. */
  private synchronized void remove(OpenSheet written) {
    pending.remove(written);
  }

  private synchronized List<OpenSheet> pending() {
    return new ArrayList<>(pending);
  }
}
