package dev.casilla.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.engine.FastSolver;
import dev.casilla.solver.generator.Generator;
import dev.casilla.solver.generator.Symmetry;
import dev.casilla.solver.testdata.ArticlePuzzles;
import dev.casilla.testing.InterruptLatency;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Long work ends soon after an interrupt and keeps the interrupt flag. */
final class CancellationTest {
  private static final double LONGEST_MILLIS = 10;

  /** Two rows: too many solutions to count. */
  private static final Grid OPEN =
      Grid.parse(ArticlePuzzles.EASY_SOLUTION.substring(0, 18) + ".".repeat(63));

  @Test
  void fastSolverCount_interrupted_endsWithinTenMilliseconds() throws InterruptedException {
    assertEndsSoon(
        () -> {
          FastSolver solver = new FastSolver();
          return () -> {
            if (solver.countSolutions(new byte[81], 1 << 30) == FastSolver.CANCELLED) {
              throw new CancellationException("returned by the count");
            }
          };
        });
  }

  @Test
  void countSolutions_interrupted_endsWithinTenMilliseconds() throws InterruptedException {
    assertEndsSoon(
        () -> {
          Solver solver = new Solver();
          return () -> solver.countSolutions(Grid.EMPTY, Integer.MAX_VALUE);
        });
  }

  @Test
  void judge_interrupted_endsWithinTenMilliseconds() throws InterruptedException {
    assertEndsSoon(
        () -> {
          Solver solver = new Solver(Integer.MAX_VALUE);
          return () -> solver.judge(OPEN);
        });
  }

  @Test
  void corrections_interrupted_endWithinTenMilliseconds() throws InterruptedException {
    assertEndsSoon(
        () -> {
          Solver solver = new Solver();
          return () -> assertTrue(corrections(solver) >= 0);
        });
  }

  @ParameterizedTest
  @EnumSource
  void generator_interrupted_endsWithinTenMilliseconds(Symmetry symmetry)
      throws InterruptedException {
    assertEndsSoon(
        () -> {
          Generator generator = new Generator(20261118, symmetry);
          return () -> assertTrue(generator.next().givens() > 0);
        });
  }

  @Test
  void solver_threadInterruptedBefore_isCancelledAndStaysInterrupted() {
    Solver solver = new Solver();
    assertCancelled(() -> solver.countSolutions(Grid.EMPTY, Integer.MAX_VALUE));
    assertCancelled(() -> solver.judge(OPEN));
    assertCancelled(() -> solver.judge(Grid.parse(ArticlePuzzles.EASY)));
    assertCancelled(() -> corrections(solver));
  }

  @Test
  void solver_afterCancelled_startsAfresh() {
    Solver solver = new Solver();
    assertCancelled(() -> solver.judge(OPEN));
    Grid solution = Grid.parse(ArticlePuzzles.EASY_SOLUTION);
    assertEquals(new Verdict.Unique(solution), solver.judge(Grid.parse(ArticlePuzzles.EASY)));
  }

  private static void assertCancelled(Executable work) {
    Thread.currentThread().interrupt();
    assertThrows(CancellationException.class, work);
    assertTrue(Thread.interrupted(), "stays interrupted");
  }

  private static int corrections(Solver solver) {
    return solver.corrections(OPEN, 1, TimeUnit.HOURS).size();
  }

  private static void assertEndsSoon(Supplier<Runnable> work) throws InterruptedException {
    double millis = InterruptLatency.millisToCancel(work);
    assertTrue(millis <= LONGEST_MILLIS, () -> "took " + millis + " ms");
  }
}
