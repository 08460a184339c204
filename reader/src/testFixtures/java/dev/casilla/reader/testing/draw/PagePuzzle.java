package dev.casilla.reader.testing.draw;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Solver;
import dev.casilla.solver.generator.Generator;
import dev.casilla.solver.generator.Symmetry;
import java.util.Random;

/**
 * A newspaper puzzle and its solution.
 *
 * @param givens the printed digits
 * @param solution the only solution
 */
public record PagePuzzle(Grid givens, Grid solution) {
  /** Newspaper puzzles have at least this many clues; others have hardly more. */
  private static final int MIN_CLUES = 22;

  private static final int MORE = 14;

  /** A random puzzle. */
  public static PagePuzzle random(Random random) {
    Grid givens = new Generator(random.nextLong(), Symmetry.NONE).next();
    Grid solution = new Solver().solve(givens).orElseThrow();
    int wanted = MIN_CLUES + random.nextInt(MORE);
    while (givens.givens() < wanted) {
      int cell = random.nextInt(Cells.COUNT);
      givens = givens.with(cell, solution.digitAt(cell));
    }
    return new PagePuzzle(givens, solution);
  }
}
