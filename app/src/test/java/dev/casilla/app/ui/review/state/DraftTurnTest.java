package dev.casilla.app.ui.review.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.model.DraftSamples;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.ui.board.state.BoardCell.Mark;
import dev.casilla.solver.Grid;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Turns boards and undoes changes. */
final class DraftTurnTest extends ReviewViewModelFixture {
  @Test
  void turn_quarter_turnsBoardAndSheetAtOnce() {
    begin(DraftSamples.doubtful());
    model.turn();
    storage.runAll();
    assertEquals(3, sheet().digitAt(DraftSamples.cell("C9")));
    assertTrue(state().board().cell(DraftSamples.cell("C7")).has(Mark.DOUBTFUL));
    assertEquals(new ReviewVerdict.Checking(), state().finding());
  }

  @Test
  void turn_boardThatLay_isReadUpright() {
    begin(DraftSamples.lying());
    assertEquals(Grid.EMPTY, sheet().givens());
    model.turn();
    work();
    assertEquals(DraftSamples.PUZZLE, state().draft().givens());
    assertEquals(DraftSamples.PUZZLE, sheet().givens());
    assertEquals(new ReviewVerdict.OneSolution(), state().finding());
  }

  /** If reading the turned board fails, the turned draft is judged as it is. */
  @Test
  void turn_readingFails_onlyLiesAnotherWay() {
    for (Throwable failure :
        List.of(new OutOfMemoryError("for this test"), new IllegalStateException("a mistake"))) {
      failing = failure;
      restart(DraftSamples.clear());
      model.turn();
      assertFalse(state().canBeUsed());
      work();
      assertEquals(DraftSamples.clear().quarterTurned().cells(), state().draft().cells());
      assertEquals(new ReviewVerdict.OneSolution(), state().finding());
      assertTrue(state().canBeUsed());
      model.undo();
      work();
      assertEquals(DraftSamples.clear().cells(), state().draft().cells());
    }
  }

  @Test
  void turn_fourTimes_isAsItCame() {
    begin(DraftSamples.mistaken());
    for (int i = 0; i < 4; i++) {
      model.turn();
      work();
    }
    assertEquals(DraftSamples.mistaken().cells(), state().draft().cells());
    assertEquals(DraftSamples.mistaken().proposals(), state().draft().proposals());
  }

  @Test
  void turn_thenCorrectedBeforeItIsRead_keepsTheCorrectionAndTheReading() {
    begin(DraftSamples.lying());
    model.turn();
    model.select(7);
    model.correct(8);
    work();
    assertEquals(DraftSamples.PUZZLE.with(7, 8), sheet().givens());
    assertEquals(7, state().selected());
    model.undo();
    work();
    assertEquals(DraftSamples.PUZZLE, sheet().givens());
    model.undo();
    work();
    assertEquals(DraftSamples.lying().cells(), state().draft().cells());
  }

  @Test
  void turn_correctedAndTurnedOnBeforeItIsRead_turnsTheCorrection() {
    begin(DraftSamples.lying().quarterTurned().quarterTurned().quarterTurned());
    model.turn();
    model.select(DraftSamples.cell("A1"));
    model.correct(8);
    model.turn();
    work();
    assertEquals(DraftSamples.PUZZLE.with(DraftSamples.cell("A9"), 8), sheet().givens());
  }

  @Test
  void turn_fourTimesAndCorrectedBeforeItIsRead_keepsTheCorrection() {
    begin(DraftSamples.clear());
    model.turn();
    model.select(DraftSamples.cell("A9"));
    model.correct(8);
    for (int i = 0; i < 3; i++) {
      model.turn();
    }
    work();
    assertEquals(DraftSamples.PUZZLE.with(DraftSamples.cell("A1"), 8), sheet().givens());
  }

  @Test
  void turn_notReadYet_cannotBeUsed() {
    ScanDraft lying = DraftSamples.lying();
    begin(lying.with(0, lying.cell(0).corrected(4)));
    assertTrue(state().canBeUsed());
    model.turn();
    assertFalse(state().canBeUsed());
    model.use();
    work();
    assertFalse(state().sheet().isPresent());
    assertTrue(state().canBeUsed());
    model.use();
    work();
    assertEquals(1L, state().sheet().get());
    assertFalse(store.draft(1).isPresent());
  }

  @Test
  void turn_undoneBeforeItIsRead_canBeUsed() {
    begin(DraftSamples.clear());
    model.turn();
    model.undo();
    assertTrue(state().canBeUsed());
  }

  @Test
  void turn_storedBeforeItIsRead_isStillRead() {
    begin(DraftSamples.lying());
    store.setFull(true);
    model.turn();
    storage.runAll();
    assertEquals(new ReviewVerdict.NotSaved(), state().finding());
    store.setFull(false);
    model.retrySave();
    storage.runAll();
    assertEquals(new ReviewVerdict.Checking(), state().finding());
    assertFalse(state().canBeUsed());
    saved = copyOf(saved);
    work();
    assertEquals(DraftSamples.PUZZLE, sheet().givens());
    start();
    assertEquals(DraftSamples.PUZZLE, state().draft().givens());
  }

  @Test
  void undo_nothingDone_isNotOffered() {
    begin(DraftSamples.doubtful());
    assertFalse(state().show().undo());
    model.undo();
    assertEquals(DraftSamples.doubtful().cells(), state().draft().cells());
  }

  @Test
  void undo_changesOfEveryKind_goBackOneByOne() {
    begin(DraftSamples.mistaken());
    model.select(0);
    model.correct(4);
    model.select(G7);
    model.changeInk();
    model.undo();
    work();
    assertEquals(G7, state().selected());
    assertFalse(sheet().digitAt(G7) == 0);
    assertTrue(sheet().isGivenAt(G7));
    assertEquals(4, sheet().digitAt(0));
    model.undo();
    work();
    assertEquals(0, sheet().digitAt(0));
    assertEquals(DraftSamples.mistaken().proposals(), state().draft().proposals());
    assertFalse(state().show().undo());
  }

  @Test
  void undo_turn_isAsBefore() {
    begin(DraftSamples.doubtful());
    model.select(0);
    model.correct(4);
    ScanDraft before = state().draft();
    model.turn();
    work();
    model.undo();
    work();
    assertEquals(before, state().draft());
    assertEquals(4, sheet().digitAt(0));
  }

  @Test
  void undo_turnsBeforeAnyWasRead_isImmediate() {
    begin(DraftSamples.doubtful());
    ScanDraft before = state().draft();
    model.turn();
    model.turn();
    model.undo();
    work();
    assertEquals(before, state().draft());
  }
}
