package dev.casilla.app.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.puzzle.PuzzleUiState.Stage;
import dev.casilla.solver.Cells;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Puzzles that cannot be judged: nobody waits for ever, and everybody can ask again. */
final class JudgingFailureTest {
  private static final int A1 = Cells.named("A1");

  @RegisterExtension final ModelByHand screen = new ModelByHand();

  @BeforeEach
  void fail() {
    screen.failure = new OutOfMemoryError("for this test");
  }

  @Test
  void solve_judgingFails_endsTheWaitAndCanBeAskedAgain() {
    screen.open(Puzzles.UNIQUE);
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
    screen.open(Puzzles.UNIQUE);
    screen.act(PuzzleAction.SOLVE);
    screen.comeBack();
    screen.failure = new OutOfMemoryError("for this test");
    screen.solving.runAll();
    assertEquals(Stage.WRITING, screen.state().stage());
  }

  /** It would fail again and again. */
  @Test
  void typing_judgingFails_isTriedAgainOnceTheCluesChange() {
    screen.typeGrid(Puzzles.UNIQUE);
    screen.settle();
    assertEquals(List.of(Puzzles.UNIQUE), screen.judged);
    screen.model().pen().touch(A1);
    screen.settle();
    assertEquals(List.of(Puzzles.UNIQUE), screen.judged);
    screen.failure = null;
    screen.write(A1, 4);
    screen.settle();
    assertEquals(List.of(Puzzles.UNIQUE, Puzzles.UNIQUE.with(A1, 4)), screen.judged);
  }
}
