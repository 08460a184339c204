package dev.casilla.app.ui.puzzle.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.ui.puzzle.editor.SamplePuzzles;
import dev.casilla.app.ui.puzzle.state.PuzzleAction;
import dev.casilla.app.ui.puzzle.state.PuzzleUiState.Stage;
import dev.casilla.solver.Cells;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Puzzles that cannot be judged: nobody waits for ever, and everybody can ask again. */
final class AnalysisFailureTest {
  private static final int A1 = Cells.named("A1");

  @RegisterExtension final PuzzleViewModelHarness screen = new PuzzleViewModelHarness();

  @BeforeEach
  void fail() {
    screen.failure = new OutOfMemoryError("for this test");
  }

  @Test
  void solve_judgingFails_endsTheWaitAndCanBeAskedAgain() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.model().act(PuzzleAction.SOLVE);
    screen.patience.runAll();
    assertTrue(screen.state().showsProgress());
    screen.solving.runAll();
    assertFalse(screen.state().showsProgress());
    assertEquals(Stage.WRITING, screen.state().stage());
    screen.failure = null;
    screen.act(PuzzleAction.SOLVE);
    assertEquals(Stage.FILLED, screen.state().stage());
  }

  @Test
  void solution_judgingFailsAfterTheProcessEnded_showsTheSheet() {
    screen.failure = null;
    screen.open(SamplePuzzles.UNIQUE);
    screen.act(PuzzleAction.SOLVE);
    screen.comeBack();
    screen.failure = new OutOfMemoryError("for this test");
    screen.solving.runAll();
    assertEquals(Stage.WRITING, screen.state().stage());
  }

  /** It would fail again and again. */
  @Test
  void typing_judgingFails_isTriedAgainOnceTheCluesChange() {
    screen.typeGrid(SamplePuzzles.UNIQUE);
    screen.settle();
    assertEquals(List.of(SamplePuzzles.UNIQUE), screen.judged);
    screen.model().editor().touch(A1);
    screen.settle();
    assertEquals(List.of(SamplePuzzles.UNIQUE), screen.judged);
    screen.failure = null;
    screen.write(A1, 4);
    screen.settle();
    assertEquals(List.of(SamplePuzzles.UNIQUE, SamplePuzzles.UNIQUE.with(A1, 4)), screen.judged);
  }
}
