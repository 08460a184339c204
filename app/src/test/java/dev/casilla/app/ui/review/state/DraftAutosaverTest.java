package dev.casilla.app.ui.review.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.data.InMemoryHistoryRepository;
import dev.casilla.app.data.draft.DraftCodec;
import dev.casilla.app.model.BoardPhoto;
import dev.casilla.app.model.DraftSamples;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.testing.QueuedExecutor;
import dev.casilla.app.testing.TestExecutors;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class DraftAutosaverTest {
  private static final ScanDraft READ = DraftSamples.doubtful();
  private static final ScanDraft CHANGED = READ.with(0, READ.cell(0).corrected(4));

  private final InMemoryHistoryRepository store = new InMemoryHistoryRepository();
  private final BoardPhotoCache photos = new BoardPhotoCache();
  private final QueuedExecutor storage = new QueuedExecutor();
  private final List<Long> ended = new ArrayList<>();
  private final List<String> told = new ArrayList<>();
  private final DraftAutosaver autosaver =
      new DraftAutosaver(
          store,
          photos,
          TestExecutors.of(storage, Runnable::run, storage),
          new DraftAutosaver.Listener() {
            @Override
            public void onSaved(long id) {
              told.add("kept " + id);
            }

            @Override
            public void onSaveFailed() {
              told.add("refused");
            }
          });

  @Test
  void save_twice_keepsOneDraft() {
    autosaver.save(READ);
    autosaver.save(CHANGED);
    storage.runAll();
    assertEquals(1, store.count());
    assertEquals(CHANGED.sheet(), store.find(1).get().sheet());
    assertEquals(CHANGED.with(Optional.empty()), DraftCodec.unpack(store.draft(1).get()));
  }

  /** The stored draft has no photo. */
  @Test
  void save_draftWithItsPhoto_keepsThatInMemoryAlone() {
    autosaver.save(READ);
    storage.runAll();
    assertFalse(DraftCodec.unpack(store.draft(1).get()).plate().isPresent());
    assertEquals(READ.plate(), photos.find(1));
  }

  @Test
  void save_keptWithoutBeingKnown_goesOnWithThat() {
    store.addDraft(Origin.SCAN, READ.sheet(), new byte[0]);
    autosaver.save(READ);
    autosaver.save(CHANGED);
    storage.runAll();
    assertEquals(1, store.count());
    assertEquals(CHANGED.sheet(), store.find(1).get().sheet());
  }

  @Test
  void save_sameDigitsTypedBefore_isAnotherSheet() {
    store.add(Origin.TYPED, READ.sheet());
    autosaver.save(READ);
    storage.runAll();
    assertEquals(2, store.count());
  }

  @Test
  void end_kept_isNoDraftAnyMoreAndHasNoPhoto() {
    autosaver.save(READ);
    autosaver.end(ended::add);
    assertEquals(List.of(), ended);
    storage.runAll();
    assertEquals(List.of(1L), ended);
    assertEquals(Optional.empty(), store.draft(1));
    assertEquals(READ.sheet(), store.find(1).get().sheet());
    assertEquals(Optional.empty(), photos.find(1));
  }

  @Test
  void end_diskFullJustThen_staysADraft() {
    autosaver.save(READ);
    storage.runAll();
    store.setFull(true);
    autosaver.end(ended::add);
    storage.runAll();
    assertEquals(List.of(), ended);
    assertEquals(List.of("kept 1", "refused"), told);
    assertTrue(store.draft(1).isPresent());
    store.setFull(false);
    autosaver.tryAgain();
    storage.runAll();
    assertEquals(List.of("kept 1", "refused", "kept 1"), told);
  }

  @Test
  void end_openedFromHistoryAndDiskFull_staysADraft() {
    long id = addRead();
    autosaver.resume(id, READ);
    store.setFull(true);
    autosaver.end(ended::add);
    storage.runAll();
    assertEquals(List.of("refused"), told);
    assertEquals(List.of(), ended);
    store.setFull(false);
    autosaver.tryAgain();
    storage.runAll();
    assertEquals(List.of("refused", "kept 1"), told);
    autosaver.end(ended::add);
    storage.runAll();
    assertEquals(List.of(1L), ended);
    assertEquals(Optional.empty(), store.draft(1));
  }

  @Test
  void goOnWith_changedWhileTheDiskWasFull_isKept() {
    long id = addRead();
    autosaver.resume(id, CHANGED);
    storage.runAll();
    assertEquals(CHANGED.sheet(), store.find(id).get().sheet());
    assertEquals(List.of("kept 1"), told);
  }

  @Test
  void goOnWith_keptAsItIsOrEnded_writesNothing() {
    long id = addRead();
    autosaver.resume(id, READ);
    storage.runAll();
    store.finishDraft(id);
    autosaver.resume(id, CHANGED);
    storage.runAll();
    assertEquals(0, store.saves());
    assertEquals(READ.sheet(), store.find(id).get().sheet());
  }

  private long addRead() {
    byte[] reading = DraftCodec.pack(READ.with(Optional.empty()));
    return store.addDraft(Origin.SCAN, READ.sheet(), reading);
  }

  @Test
  void save_ended_isNoDraftAgain() {
    autosaver.save(READ);
    autosaver.end(ended::add);
    autosaver.save(CHANGED);
    storage.runAll();
    assertEquals(Optional.empty(), store.draft(1));
    assertEquals(READ.sheet(), store.find(1).get().sheet());
  }

  @Test
  void diskFull_isReportedAndTheLastIsStoredOnceThereIsSpace() {
    store.setFull(true);
    autosaver.save(READ);
    autosaver.save(CHANGED);
    autosaver.end(ended::add);
    storage.runAll();
    assertEquals(List.of("refused", "refused", "refused"), told);
    assertEquals(List.of(), ended);
    store.setFull(false);
    autosaver.end(ended::add);
    storage.runAll();
    assertEquals(List.of(1L), ended);
    assertEquals(List.of("refused", "refused", "refused", "kept 1"), told);
    assertEquals(CHANGED.sheet(), store.find(1).get().sheet());
  }

  @Test
  void plates_moreThanFit_keepsTheLast() {
    BoardPhoto plate = READ.plate().get();
    for (long id = 1; id <= 5; id++) {
      photos.keep(id, plate);
    }
    assertFalse(photos.find(1).isPresent());
    assertTrue(photos.find(2).isPresent());
    assertTrue(photos.find(5).isPresent());
  }
}
