package dev.casilla.app.ui.puzzle.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.model.settings.Settings;
import dev.casilla.app.ui.board.Direction;
import dev.casilla.app.ui.board.state.BoardCell.Mark;
import dev.casilla.app.ui.puzzle.editor.SamplePuzzles;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.Fixed;
import dev.casilla.app.ui.puzzle.state.PuzzleAction;
import dev.casilla.app.ui.puzzle.state.PuzzleUiState;
import dev.casilla.app.ui.puzzle.state.PuzzleUiState.Stage;
import dev.casilla.app.ui.puzzle.state.ToolsState.Tool;
import dev.casilla.solver.Cells;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The screen is restored after process death. */
final class StateRestorerTest {
  private static final int A1 = Cells.named("A1");

  @RegisterExtension final PuzzleViewModelHarness screen = new PuzzleViewModelHarness();

  @Test
  void noteModeAndSelection_areRestored() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.use(Tool.NOTES);
    screen.write(A1, 4);
    screen.model().editor().drag(1);
    assertSameAfterRestart();
    screen.use(Tool.UNDO);
    assertEquals(SamplePuzzles.UNIQUE, screen.sheet().digits());
    assertEquals(0, screen.sheet().notesAt(A1));
  }

  @Test
  void armedDigit_isRestored() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.model().editor().armDigit(7);
    screen.use(Tool.CANDIDATES);
    assertSameAfterRestart();
    screen.model().editor().touch(A1);
    assertEquals(7, screen.sheet().digitAt(A1));
  }

  @Test
  void clueMode_isRestored() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.model().act(PuzzleAction.EDIT_CLUES);
    screen.model().editor().touch(A1);
    assertSameAfterRestart();
    screen.model().editor().digit(5);
    assertEquals(5, screen.sheet().givens().digitAt(A1));
  }

  @Test
  void undone_canBeRedone() {
    screen.typeGrid(SamplePuzzles.UNIQUE);
    screen.use(Tool.UNDO);
    screen.use(Tool.UNDO);
    assertSameAfterRestart();
    screen.use(Tool.REDO);
    screen.use(Tool.REDO);
    assertEquals(SamplePuzzles.UNIQUE, screen.sheet().digits());
  }

  @Test
  void notice_isRestored() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.write(Cells.named("A3"), 5);
    assertEquals(Fixed.PRINTED_CLUE, screen.message());
    assertSameAfterRestart();
    screen.performMessageAction();
    assertEquals(Fixed.EDITING_CLUES, screen.message());
  }

  @Test
  void startedOver_canStillBeUndone() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.write(A1, 4);
    screen.model().act(PuzzleAction.START_OVER);
    assertSameAfterRestart();
    screen.performMessageAction();
    assertEquals(4, screen.sheet().digitAt(A1));
  }

  @Test
  void solution_isShownAgain() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.act(PuzzleAction.SOLVE);
    assertSameAfterRestart();
  }

  @Test
  void secondOfSeveral_isShownAgain() {
    screen.open(SamplePuzzles.SEVERAL);
    screen.act(PuzzleAction.CHECK);
    screen.model().act(PuzzleAction.SHOW_SECOND);
    assertSameAfterRestart();
  }

  @Test
  void suggestions_areMadeAgain() {
    screen.open(SamplePuzzles.NONE);
    screen.act(PuzzleAction.CHECK);
    assertSameAfterRestart();
  }

  @Test
  void wrongEntry_isShownAgain() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.write(A1, 5);
    screen.act(PuzzleAction.CHECK);
    assertSameAfterRestart();
  }

  @Test
  void solving_continues() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.model().act(PuzzleAction.SOLVE);
    screen.progressDelay.runAll();
    screen.restartAndLoad();
    screen.progressDelay.runAll();
    assertTrue(screen.state().showsProgress());
    screen.solving.runAll();
    assertEquals(Stage.FILLED, screen.state().stage());
  }

  @Test
  void solvingStopped_doesNotBeginAgain() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.model().act(PuzzleAction.SOLVE);
    screen.model().act(PuzzleAction.STOP);
    screen.restart();
    screen.settle();
    assertEquals(Stage.WRITING, screen.state().stage());
  }

  @Test
  void homeMenu_isRestored() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.model().goBack();
    screen.restart();
    assertEquals(Stage.HOME_WITH_LAST, screen.state().stage());
  }

  @Test
  void blankSheet_isStillBlank() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.model().goBack();
    screen.model().startBlank();
    screen.model().editor().move(Direction.DOWN);
    screen.restart();
    assertEquals(Fixed.START_TYPING, screen.message());
    assertTrue(screen.has(9, Mark.SELECTED));
  }

  @Test
  void blankSheet_leftAsItIs_stillOffersTheSheetBefore() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.model().goBack();
    screen.model().startBlank();
    screen.restart();
    screen.restart();
    screen.model().startBlank();
    screen.model().goBack();
    assertEquals(Stage.HOME_WITH_LAST, screen.state().stage());
    screen.restart();
    assertEquals(Stage.HOME_WITH_LAST, screen.state().stage());
    screen.model().goBackToLast();
    screen.storage.runAll();
    assertEquals(SamplePuzzles.UNIQUE, screen.sheet().givens());
  }

  @Test
  void settingsAppliedBeforeLoading_loseNothing() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.model().editor().touch(A1);
    PuzzleUiState before = screen.state();
    for (int i = 0; i < 2; i++) {
      screen.restart();
      screen.model().apply(Settings.DEFAULT);
    }
    screen.storage.runAll();
    assertEquals(before, screen.state());
  }

  private void assertSameAfterRestart() {
    screen.settle();
    PuzzleUiState before = screen.state();
    screen.restart();
    screen.settle();
    assertEquals(before, screen.state());
  }
}
