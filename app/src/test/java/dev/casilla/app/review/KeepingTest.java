package dev.casilla.app.review;

import static org.junit.jupiter.api.Assertions.assertEquals;

import androidx.lifecycle.SavedStateHandle;
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
  private final List<Long> told = new ArrayList<>();
  private final SavedStateHandle saved = new SavedStateHandle();
  private final Keeping keeping =
      new Keeping(
          store, new ReviewExecutors(Runnable::run, storage, Runnable::run), Keeping.NOT_KEPT);

  @Test
  void add_thenSave_keepsOneSheet() {
    add();
    keeping.save(CHANGED);
    keeping.whenKept(told::add, () -> told.add(-1L));
    storage.runAll();
    assertEquals(List.of(1L), told);
    assertEquals(CHANGED, store.find(1).get().sheet());
    assertEquals(1, store.count());
  }

  @Test
  void diskFull_saysSoAndKeepsTheLastOnceThereIsRoom() {
    store.setFull(true);
    add();
    keeping.save(CHANGED);
    keeping.whenKept(told::add, () -> told.add(-1L));
    storage.runAll();
    assertEquals(List.of(-1L), told);
    store.setFull(false);
    keeping.whenKept(told::add, () -> told.add(-1L));
    storage.runAll();
    assertEquals(List.of(-1L, 1L), told);
    assertEquals(Origin.SCAN, store.find(1).get().origin());
    assertEquals(CHANGED, store.find(1).get().sheet());
    assertEquals(Long.valueOf(1), saved.<Long>get("id"));
  }

  private void add() {
    keeping.add(Origin.SCAN, READ, id -> saved.set("id", id));
  }
}
