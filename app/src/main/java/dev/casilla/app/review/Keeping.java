package dev.casilla.app.review;

import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.app.sheet.SheetStore;
import dev.casilla.app.sheet.StorageException;
import java.util.concurrent.Executor;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/** Keeps one draft's sheet up to date. For the main thread. */
/*
 * Storage works through its calls one after the other, so that the sheet has been added, and `id`
 * is known there, before anything else is done with it. What a full disk refused is tried again with
 * the next call.
 */
final class Keeping {
  static final long NOT_KEPT = 0;

  private final SheetStore store;
  private final Executor storage;
  private final Executor screen;

  /** Storage's own, as is what follows. */
  private long id;

  private @Nullable Sheet refused;
  private Origin origin = Origin.SCAN;
  private LongConsumer added = id -> {};

  /** For the sheet that is kept as {@code id}, or not kept yet. */
  Keeping(SheetStore store, ReviewExecutors executors, long id) {
    this.store = store;
    this.storage = executors.storage();
    this.screen = executors.screen();
    this.id = id;
  }

  /** Keeps {@code sheet}, if there is none of this draft yet; then tells its id. */
  void add(Origin origin, Sheet sheet, LongConsumer added) {
    storage.execute(
        () -> {
          this.origin = origin;
          this.added = added;
          if (id == NOT_KEPT) {
            write(sheet);
          } else {
            tell(added);
          }
        });
  }

  /** Keeps {@code sheet} instead of what was kept before. */
  void save(Sheet sheet) {
    storage.execute(() -> write(sheet));
  }

  /** Tells the sheet's id as soon as everything before is done, or that it cannot be kept. */
  void whenKept(LongConsumer kept, Runnable notKept) {
    storage.execute(
        () -> {
          Sheet again = refused;
          if (again != null) {
            write(again);
          }
          if (refused == null) {
            tell(kept);
          } else {
            screen.execute(notKept);
          }
        });
  }

  private void write(Sheet sheet) {
    try {
      if (id == NOT_KEPT) {
        id = store.add(origin, sheet);
        tell(added);
      } else {
        store.save(id, sheet, "");
      }
      refused = null;
    } catch (StorageException e) {
      refused = sheet;
    }
  }

  private void tell(LongConsumer told) {
    long known = id;
    screen.execute(() -> told.accept(known));
  }
}
