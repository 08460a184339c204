package dev.casilla.reader.testing.draw;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Solver;
import dev.casilla.solver.generator.Generator;
import dev.casilla.solver.generator.Symmetry;
import java.util.Random;

/**
 * A puzzle as newspapers print them, and its solution.
 *
 * @param givens what is printed
 * @param solution the only solution
 */
public record PagePuzzle(Grid givens, Grid solution) {
  /** A newspaper's puzzles have that many clues at least; others have none too many. */
  private static final int FEWEST = 22;

  private static final int MORE = 14;

  /** A puzzle at random. */
  public static PagePuzzle random(Random random) {
    Grid givens = new Generator(random.nextLong(), Symmetry.NONE).next();
    Grid solution = new Solver().solve(givens).orElseThrow();
    int wanted = FEWEST + random.nextInt(MORE);
    while (givens.givens() < wanted) {
      int cell = random.nextInt(Cells.COUNT);
      givens = givens.with(cell, solution.digitAt(cell));
    }
    return new PagePuzzle(givens, solution);
  }
}
