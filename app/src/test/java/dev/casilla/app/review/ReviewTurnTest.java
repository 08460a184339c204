package dev.casilla.app.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.board.BoardCell.Mark;
import dev.casilla.solver.Grid;
import org.junit.jupiter.api.Test;

/** Boards that are turned, and changes that are undone. */
final class ReviewTurnTest extends ReviewModelByHand {
  @Test
  void turn_quarter_turnsBoardAndSheetAtOnce() {
    begin(DraftSamples.doubtful());
    model.turn();
    storage.runAll();
    assertEquals(3, sheet().digitAt(DraftSamples.cell("C9")));
    assertTrue(state().board().cell(DraftSamples.cell("C7")).has(Mark.DOUBTFUL));
    assertEquals(new ReviewFinding.Checking(), state().finding());
  }

  @Test
  void turn_boardThatLay_isReadUpright() {
    begin(DraftSamples.lying());
    assertEquals(Grid.EMPTY, sheet().givens());
    model.turn();
    work();
    assertEquals(DraftSamples.PUZZLE, state().draft().givens());
    assertEquals(DraftSamples.PUZZLE, sheet().givens());
    assertEquals(new ReviewFinding.Proper(), state().finding());
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
  void turn_thenCorrectedBeforeItIsRead_keepsTheCorrection() {
    begin(DraftSamples.lying());
    model.turn();
    model.touch(7);
    model.correct(8);
    work();
    assertEquals(8, sheet().digitAt(7));
    assertEquals(1, state().draft().givens().givens());
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
    model.touch(0);
    model.correct(4);
    model.touch(G7);
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
    model.touch(0);
    model.correct(4);
    Draft before = state().draft();
    model.turn();
    work();
    model.undo();
    work();
    assertEquals(before, state().draft());
    assertEquals(4, sheet().digitAt(0));
  }

  @Test
  void undo_turnsBeforeAnyWasRead_goesBackAtOnce() {
    begin(DraftSamples.doubtful());
    Draft before = state().draft();
    model.turn();
    model.turn();
    model.undo();
    work();
    assertEquals(before, state().draft());
  }
}
