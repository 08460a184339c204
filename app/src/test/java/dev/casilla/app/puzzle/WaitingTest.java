package dev.casilla.app.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.puzzle.PuzzleMessage.Saying;
import dev.casilla.app.puzzle.PuzzleUiState.Stage;
import dev.casilla.app.puzzle.Tools.Tool;
import dev.casilla.solver.Cells;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What is asked for takes its time: it is shown, can be stopped, and may come too late. */
final class WaitingTest {
  private static final int A1 = Cells.named("A1");

  @RegisterExtension final ModelByHand screen = new ModelByHand();

  @Test
  void solve_patienceRunsOut_showsProgressThatCanBeStopped() {
    waitForTheSolution();
    assertEquals(Saying.SOLVING, screen.message());
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
    screen.model().pen().touch(A1);
    screen.settle();
    assertEquals(List.of(), screen.judged);
    screen.model().act(PuzzleAction.EDIT_CLUES);
    screen.model().pen().digit(4);
    screen.settle();
    assertEquals(List.of(Puzzles.UNIQUE.with(A1, 4)), screen.judged);
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
    screen.model().pen().touch(A1);
    screen.use(Tool.NOTES);
    assertEquals(Optional.of(PuzzleAction.STOP), screen.state().offer().primary());
    screen.solving.runAll();
    assertEquals(Stage.FILLED, screen.state().stage());
  }

  @Test
  void check_patienceRunsOut_showsProgress() {
    screen.open(Puzzles.UNIQUE);
    screen.model().act(PuzzleAction.CHECK);
    screen.patience.runAll();
    assertTrue(screen.state().showsProgress());
  }

  @Test
  void solve_doneBeforePatienceRunsOut_showsNoProgress() {
    screen.open(Puzzles.UNIQUE);
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
    screen.open(Puzzles.SEVERAL);
    screen.settle();
    assertEquals(Stage.WRITING, screen.state().stage());
    assertEquals(Saying.SEVERAL_PRINTED, screen.message());
  }

  private void waitForTheSolution() {
    screen.open(Puzzles.UNIQUE);
    screen.model().act(PuzzleAction.SOLVE);
    screen.patience.runAll();
  }
}
