package dev.casilla.app.ui.review.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.model.DraftSamples;
import dev.casilla.app.model.Sheet;
import org.junit.jupiter.api.Test;

/** Restores a review after process death. */
final class ReviewProcessDeathTest extends ReviewViewModelFixture {
  @Test
  void review_diskFull_isReportedAndRetried() {
    store.setFull(true);
    begin(DraftSamples.doubtful());
    assertEquals(new ReviewVerdict.NotSaved(), state().finding());
    model.correct(7);
    model.use();
    work();
    assertEquals(new ReviewVerdict.NotSaved(), state().finding());
    assertFalse(state().sheet().isPresent());
    store.setFull(false);
    model.retrySave();
    work();
    assertEquals(7, sheet().digitAt(C3));
    assertFalse(state().finding() instanceof ReviewVerdict.NotSaved);
    model.use();
    work();
    assertEquals(1L, state().sheet().get());
  }

  @Test
  void processDeath_beforeItsIdWasSaved_isKeptOnce() {
    begin(DraftSamples.doubtful());
    saved = copyOf(saved);
    saved.remove(SavedReviewState.SHEET);
    start();
    assertEquals(1, store.count());
    model.use();
    work();
    assertEquals(1L, state().sheet().get());
  }

  @Test
  void processDeath_changes_comeBackAndNothingIsKeptTwice() {
    begin(DraftSamples.doubtful());
    model.turn();
    model.select(7);
    model.correct(8);
    work();
    Sheet before = sheet();
    ReviewUiState shown = state();
    saved = copyOf(saved);
    start();
    assertEquals(shown.draft().cells(), state().draft().cells());
    assertEquals(7, state().selected());
    assertEquals(before, sheet());
    assertEquals(1, store.count());
  }

  @Test
  void processDeath_undo_goesBackAllTheSame() {
    begin(DraftSamples.doubtful());
    model.select(7);
    model.correct(8);
    model.turn();
    work();
    saved = copyOf(saved);
    start();
    model.undo();
    model.undo();
    work();
    assertEquals(DraftSamples.doubtful().cells(), state().draft().cells());
    assertEquals(DraftSamples.doubtful().sheet(), sheet());
  }

  @Test
  void processDeath_beforeItIsRead_isReadThen() {
    begin(DraftSamples.lying());
    model.turn();
    storage.runAll();
    saved = copyOf(saved);
    start();
    assertEquals(DraftSamples.PUZZLE, state().draft().givens());
    assertEquals(DraftSamples.PUZZLE, sheet().givens());
  }

  @Test
  void processDeath_correctedBeforeItIsRead_keepsBoth() {
    begin(DraftSamples.lying());
    model.turn();
    model.select(7);
    model.correct(8);
    storage.runAll();
    saved = copyOf(saved);
    start();
    assertEquals(DraftSamples.PUZZLE.with(7, 8), state().draft().givens());
    assertEquals(DraftSamples.PUZZLE.with(7, 8), sheet().givens());
  }

  @Test
  void processDeath_repaired_isShownAndCanBeUndone() {
    begin(DraftSamples.repaired());
    saved = copyOf(saved);
    start();
    assertEquals(DraftSamples.repaired().repaired(), state().draft().repaired());
    model.unrepair();
    work();
    saved = copyOf(saved);
    start();
    assertEquals(6, state().draft().cell(G7).digit());
    assertTrue(state().proposal().isPresent());
    model.undo();
    assertEquals(DraftSamples.repaired().repaired(), state().draft().repaired());
  }

  @Test
  void processDeath_atTheStart_isRestored() {
    begin(DraftSamples.doubtful());
    saved = copyOf(saved);
    start();
    assertEquals(DraftSamples.doubtful().cells(), state().draft().cells());
    assertEquals(1, store.count());
  }
}
