package dev.casilla.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.articles.Propagation;
import dev.casilla.solver.engine.FastSolver;
import dev.casilla.solver.testdata.ReferenceSolver;
import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Both engines and the reference solver on 200,000 random grids with no, one and many solutions.
 */
@Tag("slow")
final class ReferenceSolverSlowTest {
  private static final long SEED = 20261118;
  private static final int GRIDS = 200_000;
  private static final int LIMIT = 50;

  private final FastSolver solver = new FastSolver();
  private final byte[] solution = new byte[81];

  @Test
  void count_randomGrids_equalsOracleAndPropagation() {
    int[] seen = new int[3];
    for (long seed = SEED; seed < SEED + GRIDS; seed++) {
      byte[] givens = ReferenceSolver.randomGivens(new Random(seed));
      int expected = ReferenceSolver.count(givens, LIMIT);
      assertEquals(expected, solver.countSolutions(givens, LIMIT), "seed " + seed);
      assertSolutionsRight(givens, expected, seed);
      seen[Math.min(expected, 2)]++;
    }
    int few = GRIDS / 20;
    assertTrue(seen[0] > few && seen[1] > few && seen[2] > few, Arrays.toString(seen));
  }

  private void assertSolutionsRight(byte[] givens, int count, long seed) {
    Optional<Grid> readable = new Propagation().solve(ReferenceSolver.toGrid(givens));
    assertEquals(count > 0, readable.isPresent(), "seed " + seed);
    for (int index = 0; index < Math.min(count, 2); index++) {
      solver.copySolution(index, solution);
      assertTrue(ReferenceSolver.solves(givens, solution), "seed " + seed);
    }
    assertTrue(
        count != 1 || ReferenceSolver.toGrid(solution).equals(readable.orElseThrow()),
        "seed " + seed);
  }
}
