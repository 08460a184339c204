package dev.casilla.app.ui.review.state;

import dev.casilla.app.concurrent.AppExecutors;
import dev.casilla.app.data.DraftRepository;
import dev.casilla.app.data.StorageException;
import dev.casilla.app.data.draft.DraftCodec;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.model.Sheet;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;

/** Keeps one draft up to date, and in the end makes a sheet like any other of it. */
/*
 * For the main thread. Storage works through its calls one after the other; `id`, `last`, `isEnded`
 * and `refused`, which a full disk did not take and which is tried again, are storage's own. What
 * has ended is a puzzle: a change that comes too late must not make a draft of it again.
 *
 * What is kept is what was read and how sure that is. The photo is not written to storage: `plates`
 * has it as long as the process lives.
 */
final class DraftAutosaver {
  private static final long NOT_KEPT = 0;

  private final DraftRepository store;
  private final BoardPhotoCache plates;
  private final AppExecutors executors;
  private final Listener watcher;
  private long id = NOT_KEPT;
  private @Nullable ScanDraft last;
  private @Nullable ScanDraft refused;
  private boolean isEnded;

  /** Is told, on the main thread, what becomes of the draft. */
  interface Listener {
    /** It is kept under this id. */
    void kept(long id);

    /** It could not be kept. */
    void refused();
  }

  /** Keeps a draft in {@code store}, its photo in {@code plates}. */
  DraftAutosaver(
      DraftRepository store, BoardPhotoCache plates, AppExecutors executors, Listener watcher) {
    this.store = store;
    this.plates = plates;
    this.executors = executors;
    this.watcher = watcher;
  }

  /** Goes on with {@code draft}, which is kept as {@code known}, perhaps not as it is now. */
  void goOnWith(long known, ScanDraft draft) {
    executors
        .storage()
        .execute(
            () -> {
              id = known;
              last = draft;
              catchUp(draft);
            });
  }

  /** A full disk may have refused what was changed last before the process ended. */
  private void catchUp(ScanDraft draft) {
    try {
      boolean isOlder =
          store.draft(id).filter(kept -> !Arrays.equals(kept, packed(draft))).isPresent();
      if (isOlder) {
        write(draft);
      }
    } catch (StorageException e) {
      refuse(draft);
    }
  }

  /** Keeps {@code draft} instead of what was kept before. */
  void save(ScanDraft draft) {
    executors.storage().execute(() -> write(draft));
  }

  /** Tries again what was refused, if anything was. */
  void tryAgain() {
    executors.storage().execute(this::writeRefused);
  }

  /**
   * The person is done with it: once everything before is kept it is no draft any more, and then
   * {@code then} is told its id, on the main thread.
   */
  void end(LongConsumer then) {
    executors
        .storage()
        .execute(
            () -> {
              writeRefused();
              if (refused == null && end()) {
                long known = id;
                executors.main().execute(() -> then.accept(known));
              }
            });
  }

  /** Whether that was possible. */
  private boolean end() {
    try {
      store.finishDraft(id);
      plates.forget(id);
      isEnded = true;
    } catch (StorageException e) {
      refuse(last);
    }
    return isEnded;
  }

  private void writeRefused() {
    ScanDraft draft = refused;
    if (draft != null) {
      write(draft);
    }
  }

  private void write(ScanDraft draft) {
    if (isEnded) {
      return;
    }
    last = draft;
    try {
      keep(draft.sheet(), draft);
      refused = null;
      long known = id;
      executors.main().execute(() -> watcher.kept(known));
    } catch (StorageException e) {
      refuse(draft);
    }
  }

  private void keep(Sheet sheet, ScanDraft draft) {
    byte[] reading = packed(draft);
    if (id == NOT_KEPT) {
      id = store.addDraft(draft.origin(), sheet, reading);
    } else {
      store.saveDraft(id, sheet, reading);
    }
    draft.plate().ifPresent(plate -> plates.keep(id, plate));
  }

  /** What is kept of it for good: not the photo. */
  private static byte[] packed(ScanDraft draft) {
    return DraftCodec.pack(draft.with(Optional.empty()));
  }

  private void refuse(@Nullable ScanDraft draft) {
    refused = draft;
    executors.main().execute(watcher::refused);
  }
}
