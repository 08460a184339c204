package dev.casilla.solver.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.Grid;
import dev.casilla.solver.Solver;
import dev.casilla.solver.Verdict;
import dev.casilla.solver.generator.Generator;
import dev.casilla.solver.generator.Symmetry;
import dev.casilla.solver.hint.Level;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class GradedGeneratorTest {
  private static GradedGenerator generator(Level level) {
    return new GradedGenerator(new Generator(7, Symmetry.NONE), level);
  }

  @ParameterizedTest
  @EnumSource
  void next_level_isOfThatLevelAndUnique(Level level) {
    Grid puzzle = generator(level).next();
    assertEquals(level, new Rater().rate(puzzle).level());
    assertTrue(new Solver().judge(puzzle) instanceof Verdict.Unique);
  }

  @ParameterizedTest
  @EnumSource
  void next_sameSeed_isTheSame(Level level) {
    assertEquals(
        Optional.of(generator(level).next()), Optional.of(generator(level).next()), level.name());
  }
}
