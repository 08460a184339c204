package dev.casilla.solver.rating;

import dev.casilla.solver.Grid;
import dev.casilla.solver.generator.Generator;
import dev.casilla.solver.hint.Level;
import java.util.concurrent.CancellationException;

/**
 * Generates puzzles of one level: the first of that level that a {@link Generator} makes.
 *
 * <p>The same generator gives the same puzzles in the same order. An interrupted thread gets a
 * {@link CancellationException}. Confined to one thread.
 */
public final class GradedGenerator {
  private final Generator generator;
  private final Level level;
  private final Rater rater = new Rater();

  /** A generator of puzzles of {@code level} out of those of {@code generator}. */
  public GradedGenerator(Generator generator, Level level) {
    this.generator = generator;
    this.level = level;
  }

  /** Generates the next puzzle. */
  public Grid next() {
    while (true) {
      Grid puzzle = generator.next();
      if (rater.level(puzzle) == level) {
        return puzzle;
      }
    }
  }
}
