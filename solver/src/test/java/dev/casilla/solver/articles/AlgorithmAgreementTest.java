package dev.casilla.solver.articles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import dev.casilla.solver.articles.Backtracking.Order;
import dev.casilla.solver.testdata.RandomGrids;
import dev.casilla.testing.SharedData;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Search, propagation and backtracking find the same, or all find that there is nothing. */
final class AlgorithmAgreementTest {
  /** How many puzzles of a shared set are tried, spread over it. */
  private static final int SAMPLE = 40;

  private static final Backtracking BACKTRACKING = new Backtracking(Order.FEWEST_DIGITS);

  @Test
  void solve_randomPuzzlesWithOneOrManySolutions_allSolve() {
    for (long seed = 0; seed < 1_000; seed++) {
      assertAgree(new RandomGrids(seed).puzzle(24 + (int) (seed % 12)), "seed " + seed);
    }
  }

  @Test
  void solve_spoiledPuzzles_agreeThatThereIsNone() {
    for (long seed = 0; seed < 1_000; seed++) {
      assertAgree(new RandomGrids(seed).spoiled(26 + (int) (seed % 12)), "seed " + seed);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"easy", "random-minimal", "17-clue", "top1465", "top95", "hard", "many-solutions"})
  void solve_sampleOfSharedSet_agree(String set) {
    List<String> lines = SharedData.puzzles(set);
    for (int i = 0; i < lines.size(); i += Math.max(1, lines.size() / SAMPLE)) {
      assertAgree(Grid.parse(lines.get(i)), set + " line " + (i + 1));
    }
  }

  private static void assertAgree(Grid puzzle, String hint) {
    List<Board> solutions = BACKTRACKING.solve(Board.of(puzzle), 2);
    Optional<Grid> searched = new Search().solve(puzzle);
    Optional<Grid> propagated = new Propagation().solve(puzzle);
    assertEquals(!solutions.isEmpty(), searched.isPresent(), hint);
    assertEquals(!solutions.isEmpty(), propagated.isPresent(), hint);
    if (solutions.size() == 1) {
      assertEquals(solutions.get(0).toGrid(), searched.orElseThrow(), hint);
      assertEquals(solutions.get(0).toGrid(), propagated.orElseThrow(), hint);
    }
    searched.ifPresent(solution -> assertSolution(puzzle, solution, hint));
    propagated.ifPresent(solution -> assertSolution(puzzle, solution, hint));
  }

  private static void assertSolution(Grid puzzle, Grid solution, String hint) {
    assertTrue(solution.isSolved(), hint);
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (!puzzle.isEmptyAt(cell)) {
        assertEquals(puzzle.digitAt(cell), solution.digitAt(cell), hint);
      }
    }
  }
}
