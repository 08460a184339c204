package dev.casilla.app.ui.history;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.data.DatabaseDamage;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.testing.InstantMainThread;
import dev.casilla.app.ui.history.HistoryUiState.Phase;
import java.util.Collections;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(InstantMainThread.class)
final class HistoryViewModelTest {
  private final HistoryViewModelFixture screen = new HistoryViewModelFixture();

  @Test
  void state_atFirst_isLoading() {
    assertEquals(Phase.LOADING, screen.state().phase());
    assertFalse(screen.state().isEmpty(), "nobody knows yet");
  }

  @Test
  void refresh_nothingKept_isEmpty() {
    screen.refresh();
    assertTrue(screen.state().isEmpty());
  }

  @Test
  void refresh_slowDisk_admitsTheWait() {
    screen.model().refresh();
    screen.patience.runAll();
    assertEquals(Phase.LOADING_LONG, screen.state().phase());
    screen.storage.runAll();
    assertEquals(Phase.READY, screen.state().phase());
  }

  @Test
  void refresh_fastDisk_saysNothingOfAWait() {
    screen.refresh();
    screen.patience.runAll();
    assertEquals(Phase.READY, screen.state().phase());
  }

  @Test
  void list_long_comesInPages() {
    screen.fill(150);
    screen.refresh();
    assertEquals(HistoryViewModel.PAGE, screen.state().entries().size());
    screen.model().showMore();
    screen.storage.runAll();
    assertEquals(2 * HistoryViewModel.PAGE, screen.state().entries().size());
    screen.model().showMore();
    screen.storage.runAll();
    assertEquals(150, screen.ids().stream().distinct().count());
    assertFalse(screen.state().more());
  }

  @Test
  void showMore_askedTwice_comesOnce() {
    screen.fill(150);
    screen.refresh();
    screen.model().showMore();
    screen.model().showMore();
    screen.storage.runAll();
    assertEquals(2 * HistoryViewModel.PAGE, screen.state().entries().size());
  }

  @Test
  void showMore_whileASearchIsUnderWay_goesOnWithWhatItFinds() {
    screen.fill(150);
    screen.archive.add(Origin.SCAN, Sheet.EMPTY);
    screen.refresh();
    screen.model().search("scan");
    screen.model().showMore();
    screen.storage.runAll();
    assertEquals(1, screen.ids().size());
    assertEquals(Origin.SCAN, screen.state().entries().get(0).origin());
  }

  @Test
  void showMore_whileTheListIsReadAnew_comesAfterIt() {
    screen.fill(150);
    screen.refresh();
    screen.model().refresh();
    screen.model().showMore();
    screen.storage.runAll();
    assertEquals(2 * HistoryViewModel.PAGE, screen.ids().size());
  }

  @Test
  void refresh_scrolledFar_staysFar() {
    screen.fill(150);
    screen.refresh();
    screen.model().showMore();
    screen.storage.runAll();
    screen.archive.setNow(9_000);
    long newest = screen.archive.add(Origin.SCAN, Sheet.EMPTY);
    screen.refresh();
    assertEquals(newest, (long) screen.ids().get(0));
    assertEquals(2 * HistoryViewModel.PAGE, screen.state().entries().size());
  }

  @Test
  void search_word_findsTheShownText() {
    screen.archive.add(Origin.TYPED, Sheet.EMPTY);
    long scanned = screen.archive.add(Origin.SCAN, Sheet.EMPTY);
    screen.refresh();
    screen.search("SCA");
    assertEquals(Collections.singletonList(scanned), screen.ids());
    screen.search("nothing like it");
    assertTrue(screen.state().isNothingFound());
    screen.search(" ");
    assertEquals(2, screen.state().entries().size());
  }

  @Test
  void search_rareAmongMany_isFound() {
    screen.fill(700);
    screen.archive.setNow(0);
    long scanned = screen.archive.add(Origin.SCAN, Sheet.EMPTY);
    screen.search("scan");
    assertEquals(Collections.singletonList(scanned), screen.ids());
  }

  @Test
  void search_changedWhileReading_showsTheLatest() {
    screen.archive.add(Origin.TYPED, Sheet.EMPTY);
    screen.archive.add(Origin.SCAN, Sheet.EMPTY);
    screen.model().search("sc");
    screen.model().search("typ");
    screen.storage.runAll();
    assertEquals(Collections.singletonList(1L), screen.ids());
  }

  @Test
  void search_processDies_isStillLookedFor() {
    screen.search("scan");
    screen.restart();
    assertEquals("scan", screen.state().query());
  }

  @Test
  void storage_broken_isReportedAndRetried() {
    screen.fill(3);
    screen.archive.setBroken(true);
    screen.refresh();
    assertEquals(Phase.BROKEN, screen.state().phase());
    screen.patience.runAll();
    assertEquals(Phase.BROKEN, screen.state().phase());
    screen.archive.setBroken(false);
    screen.refresh();
    assertEquals(3, screen.state().entries().size());
  }

  @Test
  void databaseDamage_shown_isNotShownAgain() {
    screen.archive.setMishap(new DatabaseDamage(7));
    screen.refresh();
    assertEquals(Optional.of(new DatabaseDamage(7)), screen.state().damage());
    screen.model().dismissDatabaseDamage();
    screen.storage.runAll();
    screen.refresh();
    assertEquals(Optional.empty(), screen.state().damage());
  }
}
