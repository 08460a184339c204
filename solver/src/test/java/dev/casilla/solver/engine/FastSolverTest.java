package dev.casilla.solver.engine;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.testdata.PuzzleTransform;
import dev.casilla.solver.testdata.ReferenceSolver;
import dev.casilla.testing.SharedData;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class FastSolverTest {
  private static final long SEED = 20261118;
  private static final String HARD =
      "7....6..3....8.....5.9..16..8..7...22....13....4....7...9.5.2.....4.....1....2.3.";
  private static final String SEVERAL =
      "8.........95.......76.........426798...571243...893165......916....3.487....1.532";

  private final FastSolver solver = new FastSolver();
  private final Random random = new Random(SEED);

  @Test
  void count_hardPuzzle_findsTheOneSolution() {
    byte[] givens = ReferenceSolver.parse(HARD);
    assertEquals(1, solver.countSolutions(givens, 2));
    byte[] solution = new byte[81];
    solver.copySolution(0, solution);
    assertTrue(ReferenceSolver.solves(givens, solution));
    assertTrue(solver.guesses() > 0);
  }

  @Test
  void count_severalSolutions_keepsTwoThatDiffer() {
    byte[] givens = ReferenceSolver.parse(SEVERAL);
    assertEquals(2, solver.countSolutions(givens, 2));
    byte[] first = new byte[81];
    byte[] second = new byte[81];
    solver.copySolution(0, first);
    solver.copySolution(1, second);
    assertTrue(ReferenceSolver.solves(givens, first));
    assertTrue(ReferenceSolver.solves(givens, second));
    assertFalse(Arrays.equals(first, second));
  }

  @Test
  void count_emptyGrid_stopsAtLimit() {
    for (int limit : new int[] {1, 2, 3, 1000, 100_000}) {
      assertEquals(limit, solver.countSolutions(new byte[81], limit));
    }
  }

  @Test
  void count_solvedGrid_isOneWithoutGuess() {
    byte[] full = ReferenceSolver.randomFullGrid(random);
    assertEquals(1, solver.countSolutions(full, 2));
    byte[] solution = new byte[81];
    solver.copySolution(0, solution);
    assertArrayEquals(full, solution);
    assertEquals(0, solver.guesses());
  }

  @Test
  void count_anyTwoEqualPeers_isZero() {
    byte[] givens = new byte[81];
    for (int a = 0; a < 81; a++) {
      for (int b = a + 1; b < 81; b++) {
        if (ReferenceSolver.arePeers(a, b)) {
          givens[a] = 5;
          givens[b] = 5;
          assertEquals(0, solver.countSolutions(givens, 2), a + " and " + b);
          givens[a] = 0;
          givens[b] = 0;
        }
      }
    }
  }

  @Test
  void count_fullGridWithTwoCellsSwapped_isZero() {
    for (int round = 0; round < 2000; round++) {
      byte[] cells = ReferenceSolver.randomFullGrid(random);
      int a = random.nextInt(81);
      int b = random.nextInt(81);
      byte kept = cells[a];
      cells[a] = cells[b];
      cells[b] = kept;
      cells[random.nextInt(81)] = 0;
      assertEquals(
          ReferenceSolver.count(cells, 2), solver.countSolutions(cells, 2), "seed " + SEED);
    }
  }

  @Test
  void count_randomGrids_equalsOracle() {
    int[] seen = new int[3];
    for (int round = 0; round < 3000; round++) {
      byte[] cells = ReferenceSolver.randomGivens(random);
      int expected = ReferenceSolver.count(cells, 20);
      assertEquals(expected, solver.countSolutions(cells, 20), "seed " + SEED + " at " + round);
      seen[Math.min(expected, 2)]++;
    }
    assertTrue(seen[0] > 100 && seen[1] > 100 && seen[2] > 100, Arrays.toString(seen));
  }

  @Test
  void count_equivalentGrids_isTheSame() {
    for (String text : List.of(HARD, SEVERAL)) {
      byte[] givens = ReferenceSolver.parse(text);
      int expected = solver.countSolutions(givens, 10_000);
      for (int round = 0; round < 300; round++) {
        byte[] equivalent = new PuzzleTransform(random).of(givens);
        assertEquals(expected, solver.countSolutions(equivalent, 10_000), "seed " + SEED);
        byte[] solution = new byte[81];
        solver.copySolution(0, solution);
        assertTrue(ReferenceSolver.solves(equivalent, solution), "seed " + SEED);
      }
    }
  }

  @Test
  void count_sampleOfManySolutionsSet_equalsOracle() {
    List<String> lines = SharedData.puzzles("many-solutions");
    for (int line = 0; line < lines.size(); line += 50) {
      byte[] givens = ReferenceSolver.parse(lines.get(line));
      int expected = ReferenceSolver.count(givens, 500);
      assertEquals(expected, solver.countSolutions(givens, 500), lines.get(line));
    }
  }

  @Test
  void count_manyCluesAndSeveralSolutions_equalsOracleWithAndWithoutShortcuts() {
    FastSolver stable = FastSolver.withStableSolutions();
    int several = 0;
    for (int round = 0; round < 2000; round++) {
      byte[] cells = withClues(ReferenceSolver.randomFullGrid(random), 31 + round % 8);
      String message = "seed " + SEED + " at " + round;
      int expected = ReferenceSolver.count(cells, 20);
      assertEquals(expected, solver.countSolutions(cells, 20), message);
      assertEquals(expected, stable.countSolutions(cells, 20), message);
      assertEquals(Math.min(expected, 2), solver.countSolutions(cells, 2), message);
      if (expected > 1) {
        several++;
        assertTwoSolutions(cells, message);
      }
    }
    assertTrue(several > 500, "only " + several + " grids have several solutions");
  }

  private void assertTwoSolutions(byte[] cells, String message) {
    byte[] first = new byte[81];
    byte[] second = new byte[81];
    solver.copySolution(0, first);
    solver.copySolution(1, second);
    assertTrue(ReferenceSolver.solves(cells, first), message);
    assertTrue(ReferenceSolver.solves(cells, second), message);
    assertFalse(Arrays.equals(first, second), message);
  }

  private byte[] withClues(byte[] full, int clues) {
    for (int left = 81; left > clues; ) {
      int cell = random.nextInt(81);
      left -= full[cell] == 0 ? 0 : 1;
      full[cell] = 0;
    }
    return full;
  }

  @Test
  void count_warmSolver_allocatesNothing() {
    byte[] hard = ReferenceSolver.parse(HARD);
    byte[] several = ReferenceSolver.parse(SEVERAL);
    var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    long thread = Thread.currentThread().getId();
    solver.countSolutions(hard, 2);
    threads.getThreadAllocatedBytes(thread);
    long before = threads.getThreadAllocatedBytes(thread);
    for (int round = 0; round < 1000; round++) {
      solver.countSolutions(hard, 2);
      solver.countSolutions(several, 100);
    }
    assertEquals(0, threads.getThreadAllocatedBytes(thread) - before);
  }

  @Test
  void count_interrupted_isCancelledAndKeepsTheFlag() {
    Thread.currentThread().interrupt();
    int count = solver.countSolutions(new byte[81], Integer.MAX_VALUE);
    assertTrue(Thread.interrupted());
    assertEquals(FastSolver.CANCELLED, count);
  }

  @Test
  void count_afterCancelled_startsAfresh() {
    Thread.currentThread().interrupt();
    solver.countSolutions(new byte[81], Integer.MAX_VALUE);
    assertTrue(Thread.interrupted());
    assertEquals(1, solver.countSolutions(ReferenceSolver.parse(HARD), 2));
  }

  @Test
  void count_badArguments_namesTheValue() {
    byte[] cells = new byte[81];
    assertMessage("limit must be at least 1: 0", () -> solver.countSolutions(cells, 0));
    assertMessage("expected 81 cells: 80", () -> solver.countSolutions(new byte[80], 1));
    cells[7] = 10;
    assertMessage("cell 7 holds 10", () -> solver.countSolutions(cells, 1));
    cells[7] = -1;
    assertMessage("cell 7 holds -1", () -> solver.countSolutions(cells, 1));
  }

  @Test
  void copySolution_noneFound_isRefused() {
    byte[] clash = new byte[81];
    clash[0] = 1;
    clash[8] = 1;
    solver.countSolutions(clash, 2);
    assertMessage("no solution kept at index 0", () -> solver.copySolution(0, new byte[81]));
  }

  private static void assertMessage(String message, Runnable call) {
    Throwable thrown = assertThrows(IllegalArgumentException.class, call::run);
    assertEquals(message, thrown.getMessage());
  }
}
