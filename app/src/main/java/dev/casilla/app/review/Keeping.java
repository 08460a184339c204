package dev.casilla.app.review;

import dev.casilla.app.sheet.KeptSheet;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.app.sheet.SheetStore;
import dev.casilla.app.sheet.StorageException;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/** Keeps one draft's sheet up to date. For the main thread. */
/*
 * Storage works through its calls one after the other; `id` and `refused`, which a full disk did not
 * take and which is tried again, are storage's own. A process may end after the sheet was kept and
 * before its id was saved: the sheet is the last one then, and is not kept twice.
 */
final class Keeping {
  private static final long NOT_KEPT = 0;

  private final SheetStore store;
  private final ReviewExecutors executors;
  private final Origin origin;
  private final Watcher watcher;
  private long id = NOT_KEPT;
  private @Nullable Sheet refused;

  /** Is told, on the main thread, what becomes of the sheet. */
  interface Watcher {
    /** It is kept under this id. */
    void kept(long id);

    /** It could not be kept. */
    void refused();
  }

  /** Keeps a sheet of this origin in {@code store}. */
  Keeping(SheetStore store, ReviewExecutors executors, Origin origin, Watcher watcher) {
    this.store = store;
    this.executors = executors;
    this.origin = origin;
    this.watcher = watcher;
  }

  /** Goes on with the sheet that is kept as {@code known}. */
  void goOnWith(long known) {
    executors.storage().execute(() -> id = known);
  }

  /** Keeps {@code sheet} instead of what was kept before. */
  void save(Sheet sheet) {
    executors.storage().execute(() -> write(sheet));
  }

  /** Tries again what was refused, if anything was. */
  void tryAgain() {
    executors.storage().execute(this::writeRefused);
  }

  /** Does {@code then} on the main thread, with the sheet's id, once everything before is kept. */
  void whenKept(LongConsumer then) {
    executors
        .storage()
        .execute(
            () -> {
              writeRefused();
              if (refused == null) {
                long known = id;
                executors.screen().execute(() -> then.accept(known));
              }
            });
  }

  private void writeRefused() {
    Sheet sheet = refused;
    if (sheet != null) {
      write(sheet);
    }
  }

  private void write(Sheet sheet) {
    try {
      if (id == NOT_KEPT) {
        id = keptBefore(sheet);
      }
      if (id == NOT_KEPT) {
        id = store.add(origin, sheet);
      } else {
        store.save(id, sheet, "");
      }
      refused = null;
      long known = id;
      executors.screen().execute(() -> watcher.kept(known));
    } catch (StorageException e) {
      refused = sheet;
      executors.screen().execute(watcher::refused);
    }
  }

  private long keptBefore(Sheet sheet) {
    return store
        .last()
        .filter(last -> last.origin() == origin && last.sheet().equals(sheet))
        .map(KeptSheet::id)
        .orElse(NOT_KEPT);
  }
}
