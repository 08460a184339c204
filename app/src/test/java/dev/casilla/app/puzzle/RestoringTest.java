package dev.casilla.app.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.board.BoardCell.Mark;
import dev.casilla.app.board.Direction;
import dev.casilla.app.puzzle.PuzzleMessage.Saying;
import dev.casilla.app.puzzle.PuzzleUiState.Stage;
import dev.casilla.app.puzzle.Tools.Tool;
import dev.casilla.app.settings.Settings;
import dev.casilla.solver.Cells;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The process ends in the middle of something, and the person comes back. */
final class RestoringTest {
  private static final int A1 = Cells.named("A1");

  @RegisterExtension final ModelByHand screen = new ModelByHand();

  @Test
  void noting_withManyCellsSelected_isAsItWas() {
    screen.open(Puzzles.UNIQUE);
    screen.use(Tool.NOTES);
    screen.write(A1, 4);
    screen.model().pen().drag(1);
    assertSameAfterRestart();
    screen.use(Tool.UNDO);
    assertEquals(Puzzles.UNIQUE, screen.sheet().digits());
    assertEquals(0, screen.sheet().notesAt(A1));
  }

  @Test
  void digitInHand_isStillThere() {
    screen.open(Puzzles.UNIQUE);
    screen.model().pen().hold(7);
    screen.use(Tool.CANDIDATES);
    assertSameAfterRestart();
    screen.model().pen().touch(A1);
    assertEquals(7, screen.sheet().digitAt(A1));
  }

  @Test
  void cluesBeingEdited_canBeEditedOn() {
    screen.open(Puzzles.UNIQUE);
    screen.model().act(PuzzleAction.EDIT_CLUES);
    screen.model().pen().touch(A1);
    assertSameAfterRestart();
    screen.model().pen().digit(5);
    assertEquals(5, screen.sheet().givens().digitAt(A1));
  }

  @Test
  void undone_canBeRedone() {
    screen.typeGrid(Puzzles.UNIQUE);
    screen.use(Tool.UNDO);
    screen.use(Tool.UNDO);
    assertSameAfterRestart();
    screen.use(Tool.REDO);
    screen.use(Tool.REDO);
    assertEquals(Puzzles.UNIQUE, screen.sheet().digits());
  }

  @Test
  void question_isStillAsked() {
    screen.open(Puzzles.UNIQUE);
    screen.write(Cells.named("A3"), 5);
    assertEquals(Saying.PRINTED_CLUE, screen.message());
    assertSameAfterRestart();
    screen.doWhatIsSaid();
    assertEquals(Saying.EDITING_CLUES, screen.message());
  }

  @Test
  void startedOver_canStillBeTakenBack() {
    screen.open(Puzzles.UNIQUE);
    screen.write(A1, 4);
    screen.model().act(PuzzleAction.START_OVER);
    assertSameAfterRestart();
    screen.doWhatIsSaid();
    assertEquals(4, screen.sheet().digitAt(A1));
  }

  @Test
  void solution_isShownAgain() {
    screen.open(Puzzles.UNIQUE);
    screen.act(PuzzleAction.SOLVE);
    assertSameAfterRestart();
  }

  @Test
  void secondOfSeveral_isShownAgain() {
    screen.open(Puzzles.SEVERAL);
    screen.act(PuzzleAction.CHECK);
    screen.model().act(PuzzleAction.SHOW_SECOND);
    assertSameAfterRestart();
  }

  @Test
  void suggestions_areMadeAgain() {
    screen.open(Puzzles.NONE);
    screen.act(PuzzleAction.CHECK);
    assertSameAfterRestart();
  }

  @Test
  void wrongEntry_isShownAgain() {
    screen.open(Puzzles.UNIQUE);
    screen.write(A1, 5);
    screen.act(PuzzleAction.CHECK);
    assertSameAfterRestart();
  }

  @Test
  void solving_goesOn() {
    screen.open(Puzzles.UNIQUE);
    screen.model().act(PuzzleAction.SOLVE);
    screen.patience.runAll();
    screen.comeBack();
    screen.patience.runAll();
    assertTrue(screen.state().showsProgress());
    screen.solving.runAll();
    assertEquals(Stage.FILLED, screen.state().stage());
  }

  @Test
  void solvingStopped_doesNotBeginAgain() {
    screen.open(Puzzles.UNIQUE);
    screen.model().act(PuzzleAction.SOLVE);
    screen.model().act(PuzzleAction.STOP);
    screen.restart();
    screen.settle();
    assertEquals(Stage.WRITING, screen.state().stage());
  }

  @Test
  void doors_areStillThere() {
    screen.open(Puzzles.UNIQUE);
    screen.model().goBack();
    screen.restart();
    assertEquals(Stage.HOME_WITH_LAST, screen.state().stage());
  }

  @Test
  void blankSheet_isStillBlank() {
    screen.open(Puzzles.UNIQUE);
    screen.model().goBack();
    screen.model().type();
    screen.model().pen().move(Direction.DOWN);
    screen.restart();
    assertEquals(Saying.START_TYPING, screen.message());
    assertTrue(screen.has(9, Mark.SELECTED));
  }

  @Test
  void blankSheet_leftAsItIs_stillOffersTheSheetBefore() {
    screen.open(Puzzles.UNIQUE);
    screen.model().goBack();
    screen.model().type();
    screen.restart();
    screen.restart();
    screen.model().type();
    screen.model().goBack();
    assertEquals(Stage.HOME_WITH_LAST, screen.state().stage());
    screen.restart();
    assertEquals(Stage.HOME_WITH_LAST, screen.state().stage());
    screen.model().goBackToLast();
    screen.storage.runAll();
    assertEquals(Puzzles.UNIQUE, screen.sheet().givens());
  }

  @Test
  void settingsKnownBeforeTheStoreAnswers_takeNothingAway() {
    screen.open(Puzzles.UNIQUE);
    screen.model().pen().touch(A1);
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
