package dev.casilla.app.ui.puzzle.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.ui.board.Direction;
import dev.casilla.app.ui.board.state.BoardCell.Mark;
import dev.casilla.app.ui.puzzle.editor.SamplePuzzles;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.Fixed;
import dev.casilla.app.ui.puzzle.state.PuzzleAction;
import dev.casilla.app.ui.puzzle.state.PuzzleUiState;
import dev.casilla.app.ui.puzzle.state.PuzzleUiState.Stage;
import dev.casilla.app.ui.puzzle.state.ToolsState.Tool;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

final class SheetEditorTest {
  private static final int A1 = Cells.named("A1");
  private static final int A3 = Cells.named("A3");
  private static final int B2 = Cells.named("B2");
  private static final int B3 = Cells.named("B3");

  @RegisterExtension final PuzzleViewModelHarness screen = new PuzzleViewModelHarness();

  @Test
  void touch_atHome_beginsASheetOnceTheFingerIsLifted() {
    screen.model().editor().touch(A3);
    assertEquals(Stage.HOME, screen.state().stage());
    screen.model().editor().lift();
    assertEquals(Stage.WRITING, screen.state().stage());
    assertTrue(screen.has(A3, Mark.SELECTED));
  }

  @Test
  void drag_atHome_beginsASheetWithAllThoseCellsSelected() {
    screen.model().editor().touch(A1);
    screen.model().editor().drag(1);
    screen.model().editor().drag(A3);
    assertEquals(Stage.HOME, screen.state().stage());
    screen.model().editor().lift();
    screen.model().editor().digit(4);
    assertEquals(4, screen.digitAt(A1));
    assertEquals(4, screen.digitAt(1));
    assertEquals(4, screen.digitAt(A3));
  }

  @Test
  void cancel_atHome_leavesThemAsTheyWere() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.model().goBack();
    PuzzleUiState home = screen.state();
    screen.model().editor().touch(A1);
    screen.model().editor().drag(1);
    screen.model().editor().cancel();
    assertEquals(home, screen.state());
    screen.model().editor().lift();
    assertEquals(home, screen.state(), "the stroke was cancelled");
  }

  @Test
  void lift_sheetLaidDownMeanwhile_leavesThatAlone() {
    long id = screen.sheets.add(Origin.PASTED, Sheet.of(SamplePuzzles.UNIQUE));
    screen.model().editor().touch(A1);
    screen.open(id);
    PuzzleUiState opened = screen.state();
    screen.model().editor().lift();
    assertEquals(opened, screen.state());
  }

  @Test
  void digit_atHome_beginsASheet() {
    screen.model().editor().digit(4);
    assertEquals(4, screen.digitAt(A1));
  }

  @Test
  void enter_atHome_beginsASheet() {
    screen.model().editor().enter(A3, 4);
    assertEquals(4, screen.digitAt(A3));
  }

  @Test
  void cancel_takesBackWhatTheFingerWroteAndNothingElse() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.write(1, 8);
    screen.use(Tool.DIGIT_FIRST);
    screen.model().editor().digit(4);
    screen.model().editor().touch(A1);
    screen.model().editor().drag(4);
    screen.model().editor().cancel();
    assertEquals(Sheet.of(SamplePuzzles.UNIQUE).withEntry(1, 8), screen.sheet());
    screen.use(Tool.UNDO);
    assertEquals(Sheet.of(SamplePuzzles.UNIQUE), screen.sheet());
    screen.model().editor().touch(A1);
    screen.use(Tool.NOTES);
    screen.model().editor().cancel();
    assertEquals(4, screen.digitAt(A1), "something else was done meanwhile");
  }

  @Test
  void digitFirst_drawnOverManyCells_isOneEdit() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.model().editor().armDigit(4);
    drawOverRowB();
    assertEquals(4, screen.sheet().digitAt(B2));
    assertEquals(4, screen.sheet().digitAt(B3));
    screen.use(Tool.UNDO);
    assertEquals(Sheet.of(SamplePuzzles.UNIQUE), screen.sheet());
    assertFalse(screen.state().input().tools().usable().contains(Tool.UNDO));
    screen.use(Tool.REDO);
    assertEquals(4, screen.sheet().digitAt(B2));
    assertEquals(4, screen.sheet().digitAt(B3));
  }

  @Test
  void digitFirst_undoneWhileDrawing_writesOnFromThere() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.model().editor().armDigit(4);
    screen.model().editor().touch(B2);
    screen.use(Tool.UNDO);
    screen.model().editor().drag(B3);
    assertEquals(Sheet.of(SamplePuzzles.UNIQUE).withEntry(B3, 4), screen.sheet());
    screen.use(Tool.UNDO);
    assertEquals(Sheet.of(SamplePuzzles.UNIQUE), screen.sheet());
  }

  private void drawOverRowB() {
    screen.model().editor().touch(B2);
    screen.model().editor().drag(B3);
    screen.model().editor().drag(B3 + 1);
    screen.model().editor().lift();
  }

  @Test
  void clash_isShownAtOnce() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.write(A1, 3);
    assertTrue(screen.message() instanceof PuzzleMessage.Clash);
    assertTrue(screen.has(A1, Mark.CLASH));
    assertTrue(screen.has(A3, Mark.CLASH));
    screen.use(Tool.UNDO);
    assertFalse(screen.has(A3, Mark.CLASH));
  }

  @Test
  void given_typedOver_isExplainedAndCanBeEdited() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.write(A3, 5);
    assertEquals(Fixed.PRINTED_CLUE, screen.message());
    screen.performMessageAction();
    assertEquals(Fixed.EDITING_CLUES, screen.message());
    screen.model().editor().digit(5);
    assertEquals(5, screen.sheet().givens().digitAt(A3));
  }

  @Test
  void longPressOfAKey_armsIt() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.model().editor().armDigit(4);
    screen.model().editor().touch(A1);
    assertEquals(4, screen.sheet().digitAt(A1));
    assertTrue(screen.state().input().tools().on().contains(Tool.DIGIT_FIRST));
    assertTrue(screen.state().input().keypad().keys().get(3).isHighlighted());
  }

  @Test
  void keys_countRemainingDigits() {
    screen.open(SamplePuzzles.UNIQUE);
    assertEquals(5, screen.state().input().keypad().keys().get(0).left());
    screen.write(Cells.named("A6"), 1);
    assertEquals(4, screen.state().input().keypad().keys().get(0).left());
  }

  @Test
  void move_atTheEdge_staysInPlace() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.model().editor().touch(A1);
    assertFalse(screen.model().editor().move(Direction.UP));
    assertTrue(screen.model().editor().move(Direction.RIGHT));
    assertTrue(screen.has(1, Mark.SELECTED));
  }

  @Test
  void enterAndClear_withoutATouch_writeThere() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.model().editor().enter(A1, 4);
    assertEquals(4, screen.sheet().digitAt(A1));
    screen.model().editor().clear(A1);
    assertEquals(Grid.NO_DIGIT, screen.sheet().digitAt(A1));
  }

  @Test
  void solutionShown_nothingIsWritten() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.act(PuzzleAction.SOLVE);
    screen.write(A1, 9);
    screen.use(Tool.UNDO);
    screen.model().editor().armDigit(9);
    screen.model().editor().drag(A1);
    screen.model().editor().enter(A1, 9);
    screen.model().editor().clear(A1);
    assertFalse(screen.model().editor().move(Direction.DOWN));
    assertEquals(SamplePuzzles.UNIQUE, screen.sheet().digits());
  }

  @Test
  void undo_hasNoLimit() {
    screen.open(SamplePuzzles.UNIQUE);
    for (int i = 0; i < 1000; i++) {
      screen.write(A1, 4);
    }
    screen.write(A1, 7);
    for (int i = 0; i <= 1000; i++) {
      screen.use(Tool.UNDO);
    }
    assertEquals(SamplePuzzles.UNIQUE, screen.sheet().digits());
    assertFalse(screen.state().input().tools().usable().contains(Tool.UNDO));
    for (int i = 0; i <= 1000; i++) {
      screen.use(Tool.REDO);
    }
    assertEquals(7, screen.sheet().digitAt(A1));
  }

  @Test
  void setAsPuzzle_makesGivensOfWhatWasTyped() {
    screen.typeGrid(SamplePuzzles.UNIQUE);
    screen.model().act(PuzzleAction.SET_AS_PUZZLE);
    assertEquals(SamplePuzzles.UNIQUE, screen.sheet().givens());
    assertEquals(Optional.of(PuzzleAction.REVEAL_CELL), screen.state().actions().secondary());
  }

  @Test
  void setAsPuzzle_noted_notesStay() {
    screen.typeGrid(SamplePuzzles.UNIQUE);
    screen.use(Tool.NOTES);
    screen.write(A1, 4);
    screen.write(A1, 8);
    Sheet before = screen.sheet();
    screen.model().act(PuzzleAction.SET_AS_PUZZLE);
    assertEquals(before.asPuzzle(), screen.sheet());
    assertEquals(Digits.only(4) | Digits.only(8), screen.sheet().notesAt(A1));
    screen.use(Tool.UNDO);
    assertEquals(before, screen.sheet());
  }
}
