package dev.casilla.app.history;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import androidx.lifecycle.SavedStateHandle;
import dev.casilla.app.history.HistoryUiState.Phase;
import dev.casilla.app.puzzle.MainThreadIsHere;
import dev.casilla.app.puzzle.Queue;
import dev.casilla.app.sheet.Mishap;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Outline;
import dev.casilla.app.sheet.Sheet;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(MainThreadIsHere.class)
final class HistoryViewModelTest {
  private final ArchiveInMemory archive = new ArchiveInMemory();
  private final Queue storage = new Queue();
  private final Queue patience = new Queue();
  private final SavedStateHandle saved = new SavedStateHandle();
  private HistoryViewModel model;

  @BeforeEach
  void makeModel() {
    model = start();
  }

  @Test
  void state_atFirst_isLoading() {
    assertEquals(Phase.LOADING, state().phase());
    assertFalse(state().isEmpty(), "nobody knows yet");
  }

  @Test
  void refresh_nothingKept_isEmpty() {
    refresh();
    assertTrue(state().isEmpty());
  }

  @Test
  void refresh_slowDisk_admitsTheWait() {
    model.refresh();
    patience.runAll();
    assertEquals(Phase.LOADING_LONG, state().phase());
    storage.runAll();
    assertEquals(Phase.READY, state().phase());
  }

  @Test
  void refresh_fastDisk_saysNothingOfAWait() {
    refresh();
    patience.runAll();
    assertEquals(Phase.READY, state().phase());
  }

  @Test
  void list_long_comesInPages() {
    fill(150);
    refresh();
    assertEquals(HistoryViewModel.PAGE, state().entries().size());
    model.showMore();
    storage.runAll();
    assertEquals(2 * HistoryViewModel.PAGE, state().entries().size());
    model.showMore();
    storage.runAll();
    assertEquals(150, ids().stream().distinct().count());
    assertFalse(state().more());
  }

  @Test
  void showMore_askedTwice_comesOnce() {
    fill(150);
    refresh();
    model.showMore();
    model.showMore();
    storage.runAll();
    assertEquals(2 * HistoryViewModel.PAGE, state().entries().size());
  }

  @Test
  void refresh_scrolledFar_staysFar() {
    fill(150);
    refresh();
    model.showMore();
    storage.runAll();
    archive.setNow(9_000);
    long newest = archive.add(Origin.SCAN, Sheet.EMPTY);
    refresh();
    assertEquals(newest, (long) ids().get(0));
    assertEquals(2 * HistoryViewModel.PAGE, state().entries().size());
  }

  @Test
  void search_word_findsWhatIsSaid() {
    archive.add(Origin.TYPED, Sheet.EMPTY);
    long scanned = archive.add(Origin.SCAN, Sheet.EMPTY);
    refresh();
    search("SCA");
    assertEquals(Collections.singletonList(scanned), ids());
    search("nothing like it");
    assertTrue(state().isNothingFound());
    search(" ");
    assertEquals(2, state().entries().size());
  }

  @Test
  void search_rareAmongMany_isFound() {
    fill(700);
    archive.setNow(0);
    long scanned = archive.add(Origin.SCAN, Sheet.EMPTY);
    search("scan");
    assertEquals(Collections.singletonList(scanned), ids());
  }

  @Test
  void search_changedWhileReading_showsTheLatest() {
    archive.add(Origin.TYPED, Sheet.EMPTY);
    archive.add(Origin.SCAN, Sheet.EMPTY);
    model.search("sc");
    model.search("typ");
    storage.runAll();
    assertEquals(Collections.singletonList(1L), ids());
  }

  @Test
  void search_processDies_isStillLookedFor() {
    search("scan");
    model = start();
    assertEquals("scan", state().query());
  }

  @Test
  void delete_sheet_goesAtOnceAndCanComeBack() {
    fill(3);
    refresh();
    model.delete(2);
    assertEquals(Arrays.asList(3L, 1L), ids());
    assertEquals(1, state().deleted());
    storage.runAll();
    assertEquals(2, archive.count());
    model.undoDelete();
    storage.runAll();
    assertEquals(Arrays.asList(3L, 2L, 1L), ids());
    assertEquals(0, state().deleted());
  }

  @Test
  void delete_several_comeBackTogether() {
    fill(3);
    refresh();
    model.delete(2);
    model.delete(3);
    assertEquals(2, state().deleted());
    model.undoDelete();
    storage.runAll();
    assertEquals(3, state().entries().size());
  }

  @Test
  void forgetDeleted_offerEnds_isGoneForGood() {
    fill(3);
    refresh();
    model.delete(2);
    model.forgetDeleted();
    storage.runAll();
    assertEquals(0, state().deleted());
    assertFalse(archive.canRestore(2));
  }

  @Test
  void delete_processDies_canStillComeBack() {
    fill(3);
    refresh();
    model.delete(2);
    storage.runAll();
    model = start();
    assertEquals(1, state().deleted());
    refresh();
    model.undoDelete();
    storage.runAll();
    assertEquals(Arrays.asList(3L, 2L, 1L), ids());
  }

  @Test
  void begin_deletedInAnEarlierLife_isGoneForGood() {
    fill(3);
    archive.delete(2);
    model = start();
    storage.runAll();
    assertFalse(archive.canRestore(2));
  }

  @Test
  void storage_broken_isToldAndTriedAgain() {
    fill(3);
    archive.setBroken(true);
    refresh();
    assertEquals(Phase.BROKEN, state().phase());
    patience.runAll();
    assertEquals(Phase.BROKEN, state().phase());
    archive.setBroken(false);
    refresh();
    assertEquals(3, state().entries().size());
  }

  @Test
  void delete_storageBroken_isTold() {
    fill(1);
    refresh();
    archive.setBroken(true);
    model.delete(1);
    storage.runAll();
    assertEquals(Phase.BROKEN, state().phase());
  }

  @Test
  void delete_diskTooFull_isToldThoughTheListCanBeRead() {
    fill(1);
    refresh();
    archive.setFull(true);
    model.delete(1);
    storage.runAll();
    assertEquals(Phase.BROKEN, state().phase());
    model.tryAgain();
    storage.runAll();
    assertEquals(Phase.READY, state().phase());
    assertEquals(List.of(1L), ids());
    assertEquals(0, state().deleted());
  }

  @Test
  void undoDelete_diskTooFull_isToldAndLosesNothing() {
    fill(2);
    refresh();
    model.delete(1);
    storage.runAll();
    archive.setFull(true);
    model.undoDelete();
    storage.runAll();
    assertEquals(Phase.BROKEN, state().phase());
    model.onCleared();
    storage.runAll();
    model = start();
    archive.setFull(false);
    storage.runAll();
    assertTrue(archive.canRestore(1), "not deleted for good");
    refresh();
    assertEquals(List.of(2L, 1L), ids());
    assertEquals(Phase.READY, state().phase());
  }

  @Test
  void mishap_told_isNotToldAgain() {
    archive.setMishap(new Mishap(7));
    refresh();
    assertEquals(Optional.of(new Mishap(7)), state().mishap());
    model.forgetMishap();
    storage.runAll();
    refresh();
    assertEquals(Optional.empty(), state().mishap());
  }

  private void search(String text) {
    model.search(text);
    storage.runAll();
  }

  private void refresh() {
    model.refresh();
    storage.runAll();
  }

  private void fill(int count) {
    for (int i = 0; i < count; i++) {
      archive.add(Origin.TYPED, Sheet.EMPTY.withGiven(i % 81, 1 + i / 81));
    }
  }

  private List<Long> ids() {
    return state().entries().stream().map(Outline::id).collect(Collectors.toList());
  }

  private HistoryUiState state() {
    return Objects.requireNonNull(model.state().getValue());
  }

  private HistoryViewModel start() {
    HistoryViewModel started =
        new HistoryViewModel(
            saved, archive, new HistoryExecutors(storage, storage, Runnable::run, patience));
    started.listenTo(outline -> outline.origin().name().toLowerCase(Locale.ROOT));
    return started;
  }
}
