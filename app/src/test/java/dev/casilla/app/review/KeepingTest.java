package dev.casilla.app.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.history.ArchiveInMemory;
import dev.casilla.app.puzzle.Queue;
import dev.casilla.app.sheet.Origin;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class KeepingTest {
  private static final Draft READ = DraftSamples.doubtful();
  private static final Draft CHANGED = READ.with(0, READ.cell(0).corrected(4));

  private final ArchiveInMemory store = new ArchiveInMemory();
  private final Plates plates = new Plates();
  private final Queue storage = new Queue();
  private final List<Long> ended = new ArrayList<>();
  private final List<String> told = new ArrayList<>();
  private final Keeping keeping =
      new Keeping(
          store,
          plates,
          new ReviewExecutors(Runnable::run, Runnable::run, storage, Runnable::run),
          new Keeping.Watcher() {
            @Override
            public void kept(long id) {
              told.add("kept " + id);
            }

            @Override
            public void refused() {
              told.add("refused");
            }
          });

  @Test
  void save_twice_keepsOneDraft() {
    keeping.save(READ);
    keeping.save(CHANGED);
    storage.runAll();
    assertEquals(1, store.count());
    assertEquals(CHANGED.sheet(), store.find(1).get().sheet());
    assertEquals(CHANGED.with(Optional.empty()), PackedDraft.unpack(store.draft(1).get()));
  }

  /** Not even a pixel. */
  @Test
  void save_draftWithItsPhoto_keepsThatInMemoryAlone() {
    keeping.save(READ);
    storage.runAll();
    assertFalse(PackedDraft.unpack(store.draft(1).get()).plate().isPresent());
    assertEquals(READ.plate(), plates.find(1));
  }

  @Test
  void save_keptWithoutBeingKnown_goesOnWithThat() {
    store.addDraft(Origin.SCAN, READ.sheet(), new byte[0]);
    keeping.save(READ);
    keeping.save(CHANGED);
    storage.runAll();
    assertEquals(1, store.count());
    assertEquals(CHANGED.sheet(), store.find(1).get().sheet());
  }

  @Test
  void save_sameDigitsTypedBefore_isAnotherSheet() {
    store.add(Origin.TYPED, READ.sheet());
    keeping.save(READ);
    storage.runAll();
    assertEquals(2, store.count());
  }

  @Test
  void end_kept_isNoDraftAnyMoreAndHasNoPhoto() {
    keeping.save(READ);
    keeping.end(ended::add);
    assertEquals(List.of(), ended);
    storage.runAll();
    assertEquals(List.of(1L), ended);
    assertEquals(Optional.empty(), store.draft(1));
    assertEquals(READ.sheet(), store.find(1).get().sheet());
    assertEquals(Optional.empty(), plates.find(1));
  }

  @Test
  void end_diskFullJustThen_staysADraft() {
    keeping.save(READ);
    storage.runAll();
    store.setFull(true);
    keeping.end(ended::add);
    storage.runAll();
    assertEquals(List.of(), ended);
    assertEquals(List.of("kept 1", "refused"), told);
    assertTrue(store.draft(1).isPresent());
    store.setFull(false);
    keeping.tryAgain();
    storage.runAll();
    assertEquals(List.of("kept 1", "refused", "kept 1"), told);
  }

  @Test
  void end_openedFromHistoryAndDiskFull_staysADraft() {
    long id = addRead();
    keeping.goOnWith(id, READ);
    store.setFull(true);
    keeping.end(ended::add);
    storage.runAll();
    assertEquals(List.of("refused"), told);
    assertEquals(List.of(), ended);
    store.setFull(false);
    keeping.tryAgain();
    storage.runAll();
    assertEquals(List.of("refused", "kept 1"), told);
    keeping.end(ended::add);
    storage.runAll();
    assertEquals(List.of(1L), ended);
    assertEquals(Optional.empty(), store.draft(1));
  }

  @Test
  void goOnWith_changedWhileTheDiskWasFull_isKept() {
    long id = addRead();
    keeping.goOnWith(id, CHANGED);
    storage.runAll();
    assertEquals(CHANGED.sheet(), store.find(id).get().sheet());
    assertEquals(List.of("kept 1"), told);
  }

  @Test
  void goOnWith_keptAsItIsOrEnded_writesNothing() {
    long id = addRead();
    keeping.goOnWith(id, READ);
    storage.runAll();
    store.endDraft(id);
    keeping.goOnWith(id, CHANGED);
    storage.runAll();
    assertEquals(0, store.saves());
    assertEquals(READ.sheet(), store.find(id).get().sheet());
  }

  private long addRead() {
    byte[] reading = PackedDraft.pack(READ.with(Optional.empty()));
    return store.addDraft(Origin.SCAN, READ.sheet(), reading);
  }

  @Test
  void save_ended_isNoDraftAgain() {
    keeping.save(READ);
    keeping.end(ended::add);
    keeping.save(CHANGED);
    storage.runAll();
    assertEquals(Optional.empty(), store.draft(1));
    assertEquals(READ.sheet(), store.find(1).get().sheet());
  }

  @Test
  void diskFull_saysSoAndKeepsTheLastOnceThereIsRoom() {
    store.setFull(true);
    keeping.save(READ);
    keeping.save(CHANGED);
    keeping.end(ended::add);
    storage.runAll();
    assertEquals(List.of("refused", "refused", "refused"), told);
    assertEquals(List.of(), ended);
    store.setFull(false);
    keeping.end(ended::add);
    storage.runAll();
    assertEquals(List.of(1L), ended);
    assertEquals(List.of("refused", "refused", "refused", "kept 1"), told);
    assertEquals(CHANGED.sheet(), store.find(1).get().sheet());
  }

  @Test
  void plates_moreThanFit_keepsTheLast() {
    Plate plate = READ.plate().get();
    for (long id = 1; id <= 5; id++) {
      plates.keep(id, plate);
    }
    assertFalse(plates.find(1).isPresent());
    assertTrue(plates.find(2).isPresent());
    assertTrue(plates.find(5).isPresent());
  }
}
