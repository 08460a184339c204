package dev.casilla.solver.generator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Solver;
import dev.casilla.solver.Verdict;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

final class GeneratorTest {
  private static final int PUZZLES = 50;

  private final Solver solver = new Solver();

  @ParameterizedTest
  @EnumSource
  void next_everySymmetry_isProper(Symmetry symmetry) {
    Generator generator = new Generator(1, symmetry);
    for (int i = 0; i < PUZZLES; i++) {
      Grid puzzle = generator.next();
      assertInstanceOf(Verdict.Unique.class, solver.judge(puzzle), puzzle::toString);
    }
  }

  @ParameterizedTest
  @EnumSource
  void next_everySymmetry_hasIt(Symmetry symmetry) {
    Generator generator = new Generator(2, symmetry);
    for (int i = 0; i < PUZZLES; i++) {
      assertSymmetric(generator.next(), symmetry);
    }
  }

  @ParameterizedTest
  @EnumSource
  void next_everySymmetry_isMinimal(Symmetry symmetry) {
    Generator generator = new Generator(3, symmetry);
    for (int i = 0; i < PUZZLES; i++) {
      assertMinimal(generator.next(), symmetry);
    }
  }

  @Test
  void next_twoHundredPuzzlesOfASeed_areThoseOfEveryVersion() {
    Generator generator = new Generator(1, Symmetry.NONE);
    long hash = 7;
    for (int i = 0; i < 200; i++) {
      hash = 31 * hash + generator.next().toString().hashCode();
    }
    assertEquals(1765337192828599011L, hash, "rendered pages of the reader's tests depend on them");
  }

  @Test
  void next_sameSeed_makesTheSamePuzzles() {
    Generator one = new Generator(4, Symmetry.NONE);
    Generator another = new Generator(4, Symmetry.NONE);
    for (int i = 0; i < PUZZLES; i++) {
      assertEquals(one.next(), another.next());
    }
  }

  @Test
  void next_differentSeeds_makeDifferentPuzzles() {
    Set<Grid> puzzles = new HashSet<>();
    for (int seed = 0; seed < PUZZLES; seed++) {
      puzzles.add(new Generator(seed, Symmetry.HALF_TURN).next());
    }
    assertEquals(PUZZLES, puzzles.size());
    assertNotEquals(new Generator(5, Symmetry.NONE).next(), new Generator(6, Symmetry.NONE).next());
  }

  /** Rendered pages in the reader's tests are made of these puzzles. */
  @ParameterizedTest
  @CsvSource({
    "NONE, 474099319",
    "HALF_TURN, 1007323458",
    "MIRROR, 337576738",
    "QUARTER_TURN, 668597650",
  })
  void next_everySymmetry_makesThePuzzlesItAlwaysMade(Symmetry symmetry, int hash) {
    List<Grid> puzzles = new ArrayList<>();
    for (int seed = 0; seed < 10; seed++) {
      Generator generator = new Generator(seed, symmetry);
      for (int i = 0; i < 10; i++) {
        puzzles.add(generator.next());
      }
    }
    assertEquals(hash, String.valueOf(puzzles).hashCode());
  }

  @ParameterizedTest
  @CsvSource({
    "NONE, 22, 23",
    "NONE, 35, 35",
    "HALF_TURN, 24, 24",
    "HALF_TURN, 31, 31",
    "MIRROR, 30, 40",
    "QUARTER_TURN, 26, 28",
    "QUARTER_TURN, 81, 81",
  })
  void next_clueRange_isKept(Symmetry symmetry, int min, int max) {
    ClueRange range = new ClueRange(min, max);
    Generator generator = new Generator(9, symmetry, range);
    for (int i = 0; i < 10; i++) {
      Grid puzzle = generator.next();
      assertInstanceOf(Verdict.Unique.class, solver.judge(puzzle), puzzle::toString);
      assertTrue(range.contains(puzzle.givens()), puzzle::toString);
      assertSymmetric(puzzle, symmetry);
    }
  }

  @Test
  void next_wideClueRange_usesMuchOfIt() {
    Generator generator = new Generator(10, Symmetry.NONE, new ClueRange(30, 40));
    Set<Integer> counts = new HashSet<>();
    for (int i = 0; i < PUZZLES; i++) {
      counts.add(generator.next().givens());
    }
    assertTrue(counts.size() > 8, counts::toString);
  }

  @Test
  void generator_clueRangeThatSymmetryCannotHave_isRefused() {
    assertThrows(
        IllegalArgumentException.class,
        () -> new Generator(0, Symmetry.QUARTER_TURN, new ClueRange(26, 27)));
  }

  @ParameterizedTest
  @CsvSource({"-1, 5", "6, 5", "80, 82"})
  void clueRange_emptyOrBeyondTheGrid_isRefused(int min, int max) {
    assertThrows(IllegalArgumentException.class, () -> new ClueRange(min, max));
  }

  @ParameterizedTest
  @EnumSource
  void restart_sameSeedAndIndex_forgetsWhatCameBefore(Symmetry symmetry) {
    Generator fresh = new Generator(11, symmetry);
    Generator used = new Generator(12, symmetry);
    for (int index = PUZZLES; index >= 0; index--) {
      fresh.restart(13, index);
      Grid puzzle = fresh.next();
      used.next();
      used.restart(13, index);
      assertEquals(puzzle, used.next());
    }
  }

  @Test
  void restart_neighbouringSeedsAndIndices_makeDifferentPuzzles() {
    Generator generator = new Generator(0, Symmetry.NONE);
    Set<Grid> puzzles = new HashSet<>();
    for (int seed = -20; seed < 20; seed++) {
      for (int index = 0; index < 20; index++) {
        generator.restart(seed, index);
        puzzles.add(generator.next());
      }
    }
    assertEquals(40 * 20, puzzles.size());
  }

  @Test
  void next_interruptedThread_isCancelled() {
    Thread.currentThread().interrupt();
    assertThrows(CancellationException.class, new Generator(7, Symmetry.NONE)::next);
    assertTrue(Thread.interrupted(), "stays interrupted");
  }

  /** The engine counts; {@code RandomGridsSlowTest} holds it to the oracle. */
  @ParameterizedTest
  @EnumSource
  @Tag("slow")
  void next_twoThousandOfEverySymmetry_areProperAndMinimal(Symmetry symmetry) {
    Generator generator = new Generator(8, symmetry);
    for (int i = 0; i < 2_000; i++) {
      Grid puzzle = generator.next();
      assertInstanceOf(Verdict.Unique.class, solver.judge(puzzle), puzzle::toString);
      assertMinimal(puzzle, symmetry);
    }
  }

  private static void assertSymmetric(Grid puzzle, Symmetry symmetry) {
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      assertEquals(
          puzzle.isEmptyAt(cell), puzzle.isEmptyAt(symmetry.image(cell)), puzzle::toString);
    }
  }

  private void assertMinimal(Grid puzzle, Symmetry symmetry) {
    for (int[] orbit : symmetry.orbits()) {
      Grid without = puzzle;
      for (int cell : orbit) {
        without = without.with(cell, Grid.NO_DIGIT);
      }
      boolean given = !puzzle.isEmptyAt(orbit[0]);
      assertTrue(!given || solver.countSolutions(without, 2).counted() == 2, puzzle::toString);
    }
  }
}
