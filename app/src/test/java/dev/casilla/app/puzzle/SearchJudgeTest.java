package dev.casilla.app.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

final class SearchJudgeTest {
  private final Judge judge = new SearchJudge();

  @Test
  void judge_oneSolution_isUnique() {
    assertEquals(new Verdict.Unique(Puzzles.UNIQUE_SOLUTION), judge.judge(Puzzles.UNIQUE));
  }

  @Test
  void judge_twoSolutions_isSeveral() {
    assertTwoSolutions(Puzzles.SEVERAL);
  }

  @Test
  void judge_emptyGrid_isSeveral() {
    assertTwoSolutions(Grid.EMPTY);
  }

  @Test
  void judge_noSolution_isNone() {
    assertEquals(new Verdict.None(), judge.judge(Puzzles.NONE));
  }

  @Test
  void judge_interrupted_isCancelledAndStaysInterrupted() {
    Thread.currentThread().interrupt();
    assertThrows(CancellationException.class, () -> judge.judge(Puzzles.UNIQUE));
    assertTrue(Thread.interrupted());
  }

  private void assertTwoSolutions(Grid givens) {
    Verdict.Several several = assertInstanceOf(Verdict.Several.class, judge.judge(givens));
    assertNotEquals(several.first(), several.second());
    for (Grid solution : new Grid[] {several.first(), several.second()}) {
      assertTrue(solution.isSolved(), solution.toString());
      for (int cell = 0; cell < Cells.COUNT; cell++) {
        if (!givens.isEmptyAt(cell)) {
          assertEquals(givens.digitAt(cell), solution.digitAt(cell), Cells.name(cell));
        }
      }
    }
  }
}
