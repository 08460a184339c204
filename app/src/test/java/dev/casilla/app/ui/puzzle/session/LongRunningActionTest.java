package dev.casilla.app.ui.puzzle.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.ui.puzzle.editor.SamplePuzzles;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.Fixed;
import dev.casilla.app.ui.puzzle.state.PuzzleAction;
import dev.casilla.app.ui.puzzle.state.PuzzleUiState.Stage;
import dev.casilla.app.ui.puzzle.state.ToolsState.Tool;
import dev.casilla.solver.Cells;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What is asked for takes its time: it is shown, can be stopped, and may come too late. */
final class LongRunningActionTest {
  private static final int A1 = Cells.named("A1");

  @RegisterExtension final PuzzleViewModelHarness screen = new PuzzleViewModelHarness();

  @Test
  void solve_patienceRunsOut_showsProgressThatCanBeStopped() {
    waitForTheSolution();
    assertEquals(Fixed.SOLVING, screen.message());
    assertTrue(screen.state().showsProgress());
    screen.model().act(PuzzleAction.STOP);
    assertFalse(screen.state().showsProgress());
    screen.solving.runAll();
    assertEquals(Stage.WRITING, screen.state().stage());
  }

  @Test
  void solve_stopped_judgesNothingUntilTheCluesChange() {
    waitForTheSolution();
    screen.model().act(PuzzleAction.STOP);
    screen.settle();
    assertEquals(List.of(), screen.judged);
    screen.model().editor().touch(A1);
    screen.settle();
    assertEquals(List.of(), screen.judged);
    screen.model().act(PuzzleAction.EDIT_CLUES);
    screen.model().editor().digit(4);
    screen.settle();
    assertEquals(List.of(SamplePuzzles.UNIQUE.with(A1, 4)), screen.judged);
  }

  @Test
  void solve_stoppedAndAskedForAgain_solves() {
    waitForTheSolution();
    screen.model().act(PuzzleAction.STOP);
    screen.act(PuzzleAction.SOLVE);
    assertEquals(Stage.FILLED, screen.state().stage());
  }

  @Test
  void solve_back_stops() {
    waitForTheSolution();
    assertTrue(screen.model().goBack());
    assertFalse(screen.state().showsProgress());
    screen.solving.runAll();
    assertEquals(Stage.WRITING, screen.state().stage());
  }

  @Test
  void solve_otherCellSelectedMeanwhile_goesOnAndCanStillBeStopped() {
    waitForTheSolution();
    screen.model().editor().touch(A1);
    screen.use(Tool.NOTES);
    assertEquals(Optional.of(PuzzleAction.STOP), screen.state().actions().primary());
    screen.solving.runAll();
    assertEquals(Stage.FILLED, screen.state().stage());
  }

  @Test
  void check_patienceRunsOut_showsProgress() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.model().act(PuzzleAction.CHECK);
    screen.patience.runAll();
    assertTrue(screen.state().showsProgress());
  }

  @Test
  void solve_doneBeforePatienceRunsOut_showsNoProgress() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.act(PuzzleAction.SOLVE);
    screen.patience.runAll();
    assertFalse(screen.state().showsProgress());
  }

  @Test
  void solve_editedMeanwhile_isOutOfDate() {
    waitForTheSolution();
    screen.write(A1, 4);
    assertFalse(screen.state().showsProgress());
    screen.settle();
    assertEquals(Stage.WRITING, screen.state().stage());
  }

  @Test
  void solve_otherSheetOpenedMeanwhile_doesNotSolveThatOne() {
    waitForTheSolution();
    screen.open(SamplePuzzles.SEVERAL);
    screen.settle();
    assertEquals(Stage.WRITING, screen.state().stage());
    assertEquals(Fixed.SEVERAL_PRINTED, screen.message());
  }

  private void waitForTheSolution() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.model().act(PuzzleAction.SOLVE);
    screen.patience.runAll();
  }
}
