package dev.casilla.app.ui.history;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.testing.InstantMainThread;
import dev.casilla.app.testing.QueuedExecutor;
import dev.casilla.app.ui.history.HistoryUiState.Phase;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Sheets are deleted, restored and purged. */
@ExtendWith(InstantMainThread.class)
final class HistoryDeletingTest {
  private final HistoryViewModelFixture screen = new HistoryViewModelFixture();

  @Test
  void delete_sheet_isImmediateAndCanBeUndone() {
    screen.fill(3);
    screen.refresh();
    screen.model().delete(2);
    assertEquals(Arrays.asList(3L, 1L), screen.ids());
    assertEquals(1, screen.state().deleted());
    screen.storage.runAll();
    assertEquals(2, screen.archive.count());
    screen.model().undoDelete();
    screen.storage.runAll();
    assertEquals(Arrays.asList(3L, 2L, 1L), screen.ids());
    assertEquals(0, screen.state().deleted());
  }

  @Test
  void delete_several_comeBackTogether() {
    screen.fill(3);
    screen.refresh();
    screen.model().delete(2);
    screen.model().delete(3);
    assertEquals(2, screen.state().deleted());
    screen.model().undoDelete();
    screen.storage.runAll();
    assertEquals(3, screen.state().entries().size());
  }

  @Test
  void forgetDeleted_offerEnds_isGoneForGood() {
    screen.fill(3);
    screen.refresh();
    screen.model().delete(2);
    screen.model().dismissUndo();
    screen.storage.runAll();
    assertEquals(0, screen.state().deleted());
    assertFalse(screen.archive.canRestore(2));
  }

  @Test
  void delete_whileAReadingIsOnItsWay_doesNotComeBack() {
    screen.fill(40);
    screen.refresh();
    QueuedExecutor elsewhere = new QueuedExecutor();
    screen.answerOn(elsewhere);
    screen.model().refresh();
    screen.storage.runAll();
    screen.model().delete(2);
    elsewhere.runAll();
    assertFalse(screen.ids().contains(2L));
    screen.storage.runAll();
    elsewhere.runAll();
    assertEquals(39, screen.ids().size());
    assertFalse(screen.ids().contains(2L));
    assertFalse(screen.model().isReading());
  }

  @Test
  void refresh_outOfDateAndFailed_isNotToldOf() {
    screen.fill(3);
    screen.refresh();
    QueuedExecutor elsewhere = new QueuedExecutor();
    screen.answerOn(elsewhere);
    screen.archive.setBroken(true);
    screen.model().refresh();
    screen.storage.runAll();
    screen.archive.setBroken(false);
    screen.model().search("typed");
    elsewhere.runAll();
    assertEquals(Phase.READY, screen.state().phase());
    screen.storage.runAll();
    elsewhere.runAll();
    assertEquals(Phase.READY, screen.state().phase());
  }

  @Test
  void delete_processDies_canStillComeBack() {
    screen.fill(3);
    screen.refresh();
    screen.model().delete(2);
    screen.storage.runAll();
    screen.restart();
    assertEquals(1, screen.state().deleted());
    screen.refresh();
    screen.model().undoDelete();
    screen.storage.runAll();
    assertEquals(Arrays.asList(3L, 2L, 1L), screen.ids());
  }

  @Test
  void begin_deletedInAnEarlierLife_isGoneForGood() {
    screen.fill(3);
    screen.archive.delete(2);
    screen.restart();
    screen.storage.runAll();
    assertFalse(screen.archive.canRestore(2));
  }

  @Test
  void delete_anotherHistoryOpenedAndClosed_canStillBeRestored() {
    screen.fill(3);
    screen.refresh();
    screen.model().delete(2);
    screen.storage.runAll();
    HistoryViewModel beside = screen.startBeside();
    screen.storage.runAll();
    assertTrue(screen.archive.canRestore(2));
    beside.delete(3);
    beside.onCleared();
    screen.storage.runAll();
    assertFalse(screen.archive.canRestore(3));
    screen.model().undoDelete();
    screen.storage.runAll();
    assertEquals(List.of(2L, 1L), screen.ids());
  }

  @Test
  void delete_storageBroken_isReported() {
    screen.fill(1);
    screen.refresh();
    screen.archive.setBroken(true);
    screen.model().delete(1);
    screen.storage.runAll();
    assertEquals(Phase.BROKEN, screen.state().phase());
  }

  @Test
  void delete_diskFull_isReportedAlthoughTheListIsReadable() {
    screen.fill(1);
    screen.refresh();
    screen.archive.setFull(true);
    screen.model().delete(1);
    screen.storage.runAll();
    assertEquals(Phase.BROKEN, screen.state().phase());
    screen.model().tryAgain();
    screen.storage.runAll();
    assertEquals(Phase.READY, screen.state().phase());
    assertEquals(List.of(1L), screen.ids());
    assertEquals(0, screen.state().deleted());
  }

  @Test
  void undoDelete_diskFull_isReportedAndLosesNothing() {
    screen.fill(2);
    screen.refresh();
    screen.model().delete(1);
    screen.storage.runAll();
    screen.archive.setFull(true);
    screen.model().undoDelete();
    screen.storage.runAll();
    assertEquals(Phase.BROKEN, screen.state().phase());
    screen.model().onCleared();
    screen.storage.runAll();
    screen.restart();
    screen.archive.setFull(false);
    screen.storage.runAll();
    assertTrue(screen.archive.canRestore(1), "not deleted for good");
    screen.refresh();
    assertEquals(List.of(2L, 1L), screen.ids());
    assertEquals(Phase.READY, screen.state().phase());
  }
}
