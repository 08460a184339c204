package dev.casilla.solver;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.articles.Propagation;
import dev.casilla.solver.engine.FastSolver;
import dev.casilla.solver.testdata.PuzzleTransform;
import dev.casilla.solver.testdata.ReferenceSolver;
import dev.casilla.testing.SharedData;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Both engines, the reference solver and the checker on all of the shared puzzle sets. */
@Tag("slow")
final class SharedSetsSlowTest {
  private static final long SEED = 20261118;
  private static final int MANY = 1_000;

  private final FastSolver solver = new FastSolver();
  private final byte[] solution = new byte[81];

  /**
   * Each puzzle has one correct solution, which the readable engine finds too. The reference solver
   * checks every {@code n}-th puzzle, because it is too slow for all 20,000 with 17 clues.
   */
  @ParameterizedTest
  @CsvSource({
    "easy, 1",
    "random-minimal, 1",
    "17-clue, 20",
    "top1465, 1",
    "top95, 1",
    "hardest, 1",
    "hard, 1",
    "rated-se, 1",
    "rated-se-random, 1",
    "rated-hodoku, 1"
  })
  void count_setOfProperPuzzles_isOneEach(String set, int oracleEvery) {
    List<String> lines = SharedData.puzzles(set);
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i);
      assertProper(line);
      assertTrue(
          i % oracleEvery != 0 || ReferenceSolver.count(ReferenceSolver.parse(line), 2) == 1, line);
    }
  }

  @Test
  void count_techniqueCases_isOneEach() {
    for (String line : SharedData.puzzles("techniques")) {
      // :technique:candidates:givens, where + marks a digit that is no given: …
      String puzzle = line.split(":", -1)[3].replace("+", "");
      assertProper(puzzle);
      assertEquals(1, ReferenceSolver.count(ReferenceSolver.parse(puzzle), 2), puzzle);
    }
  }

  @Test
  void count_manySolutionsSet_equalsOracle() {
    for (String line : SharedData.puzzles("many-solutions")) {
      byte[] givens = ReferenceSolver.parse(line);
      int expected = ReferenceSolver.count(givens, MANY);
      assertEquals(expected, solver.countSolutions(givens, MANY), line);
      for (int index = 0; index < Math.min(expected, 2); index++) {
        solver.copySolution(index, solution);
        assertTrue(ReferenceSolver.solves(givens, solution), line);
      }
      Grid found = new Propagation().solve(Grid.parse(line)).orElseThrow();
      assertTrue(ReferenceSolver.solves(givens, ReferenceSolver.parse(found.toString())), line);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"easy", "random-minimal", "17-clue", "top1465", "hard", "many-solutions"})
  void count_equivalentPuzzles_isTheSame(String set) {
    List<String> lines = SharedData.puzzles(set);
    for (int i = 0; i < lines.size(); i++) {
      Random random = new Random(SEED + i);
      String hint = lines.get(i) + " seed " + (SEED + i);
      byte[] givens = ReferenceSolver.parse(lines.get(i));
      int expected = solver.countSolutions(givens, MANY);
      solver.copySolution(0, solution);
      PuzzleTransform equivalence = new PuzzleTransform(random);
      byte[] equivalent = equivalence.of(givens);
      byte[] found = new byte[81];
      assertEquals(expected, solver.countSolutions(equivalent, MANY), hint);
      solver.copySolution(0, found);
      assertTrue(ReferenceSolver.solves(equivalent, found), hint);
      if (expected == 1) {
        assertArrayEquals(equivalence.of(solution), found, hint);
      }
    }
  }

  private void assertProper(String line) {
    byte[] givens = ReferenceSolver.parse(line);
    assertEquals(1, solver.countSolutions(givens, 2), line);
    solver.copySolution(0, solution);
    assertTrue(ReferenceSolver.solves(givens, solution), line);
    Optional<Grid> readable = new Propagation().solve(Grid.parse(line.substring(0, 81)));
    assertEquals(Optional.of(ReferenceSolver.toGrid(solution)), readable, line);
  }
}
