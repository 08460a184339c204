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

/** Stores every change of a draft and, at the end, turns the draft into an ordinary sheet. */
/*
 * Public methods are called on the main thread. `id`, `last`, `isEnded` and `refused`, the draft
 * that a full disk rejected, are confined to the storage thread. A change that arrives after the
 * end is ignored: it must not turn the sheet back into a draft.
 *
 * The photo is not stored. `photos` keeps it while the process lives.
 */
final class DraftAutosaver {
  private static final long NOT_KEPT = 0;

  private final DraftRepository store;
  private final BoardPhotoCache photos;
  private final AppExecutors executors;
  private final Listener listener;
  private long id = NOT_KEPT;
  private @Nullable ScanDraft last;
  private @Nullable ScanDraft refused;
  private boolean isEnded;

  /** Receives the outcome on the main thread. */
  interface Listener {
    void onSaved(long id);

    void onSaveFailed();
  }

  /** Stores the draft in {@code store} and its photo in {@code photos}. */
  DraftAutosaver(
      DraftRepository store, BoardPhotoCache photos, AppExecutors executors, Listener listener) {
    this.store = store;
    this.photos = photos;
    this.executors = executors;
    this.listener = listener;
  }

  /** Continues with {@code draft}, stored as {@code known}, perhaps in an older version. */
  void resume(long known, ScanDraft draft) {
    executors
        .storage()
        .execute(
            () -> {
              id = known;
              last = draft;
              saveIfOutdated(draft);
            });
  }

  /** Stores the draft if the stored version is older: the disk may have been full before. */
  private void saveIfOutdated(ScanDraft draft) {
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

  void save(ScanDraft draft) {
    executors.storage().execute(() -> write(draft));
  }

  void tryAgain() {
    executors.storage().execute(this::writeRefused);
  }

  /**
   * Turns the draft into an ordinary sheet once all changes are stored, then passes its id to
   * {@code then} on the main thread.
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

  /** Returns whether the draft could be turned into a sheet. */
  private boolean end() {
    try {
      store.finishDraft(id);
      photos.forget(id);
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
      executors.main().execute(() -> listener.onSaved(known));
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
    draft.plate().ifPresent(plate -> photos.keep(id, plate));
  }

  /** The stored form of the draft, without the photo. */
  private static byte[] packed(ScanDraft draft) {
    return DraftCodec.pack(draft.with(Optional.empty()));
  }

  private void refuse(@Nullable ScanDraft draft) {
    refused = draft;
    executors.main().execute(listener::onSaveFailed);
  }
}
