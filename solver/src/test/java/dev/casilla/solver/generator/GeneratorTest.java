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
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
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
      Grid puzzle = generator.next();
      for (int cell = 0; cell < Cells.COUNT; cell++) {
        assertEquals(
            puzzle.isEmptyAt(cell), puzzle.isEmptyAt(symmetry.image(cell)), puzzle::toString);
      }
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
