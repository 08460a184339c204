package dev.casilla.app.review;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.app.history.ArchiveInMemory;
import dev.casilla.app.puzzle.Queue;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.solver.Grid;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class KeepingTest {
  private static final Sheet READ = Sheet.of(Grid.EMPTY.with(0, 4));
  private static final Sheet CHANGED = READ.withEntry(1, 5);

  private final ArchiveInMemory store = new ArchiveInMemory();
  private final Queue storage = new Queue();
  private final List<Long> ready = new ArrayList<>();
  private final List<String> told = new ArrayList<>();
  private final Keeping keeping =
      new Keeping(
          store,
          new ReviewExecutors(Runnable::run, Runnable::run, storage, Runnable::run),
          Origin.SCAN,
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
  void save_twice_keepsOneSheet() {
    keeping.save(READ);
    keeping.save(CHANGED);
    keeping.whenKept(ready::add);
    storage.runAll();
    assertEquals(List.of(1L), ready);
    assertEquals(CHANGED, store.find(1).get().sheet());
    assertEquals(1, store.count());
  }

  @Test
  void save_keptWithoutBeingKnown_goesOnWithThat() {
    store.add(Origin.SCAN, READ);
    keeping.save(READ);
    keeping.save(CHANGED);
    storage.runAll();
    assertEquals(1, store.count());
    assertEquals(CHANGED, store.find(1).get().sheet());
  }

  @Test
  void save_sameDigitsTypedBefore_isAnotherSheet() {
    store.add(Origin.TYPED, READ);
    keeping.save(READ);
    storage.runAll();
    assertEquals(2, store.count());
  }

  @Test
  void diskFull_saysSoAndKeepsTheLastOnceThereIsRoom() {
    store.setFull(true);
    keeping.save(READ);
    keeping.save(CHANGED);
    keeping.whenKept(ready::add);
    storage.runAll();
    assertEquals(List.of("refused", "refused", "refused"), told);
    assertEquals(List.of(), ready);
    store.setFull(false);
    keeping.whenKept(ready::add);
    storage.runAll();
    assertEquals(List.of(1L), ready);
    assertEquals(List.of("refused", "refused", "refused", "kept 1"), told);
    assertEquals(Origin.SCAN, store.find(1).get().origin());
    assertEquals(CHANGED, store.find(1).get().sheet());
  }
}
