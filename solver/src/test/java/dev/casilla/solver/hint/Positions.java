package dev.casilla.solver.hint;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Solver;
import dev.casilla.solver.generator.Generator;
import dev.casilla.solver.generator.Symmetry;
import dev.casilla.solver.hint.grid.CandidateGrid;
import java.util.Random;

/**
 * Positions from a seed: minimal puzzles, some of their cells filled rightly and some of the wrong
 * candidates gone.
 */
public final class Positions {
  /** Positions made of one puzzle. */
  private static final int PER_PUZZLE = 8;

  private final Random random;
  private final Generator generator;
  private final Solver solver = new Solver();
  private Grid clues = Grid.EMPTY;
  private Grid solution = Grid.EMPTY;
  private int made;

  /** Positions that only depend on {@code seed}. */
  public Positions(long seed) {
    random = new Random(seed);
    generator = new Generator(seed, Symmetry.NONE);
  }

  /** The next position; its givens are the clues of a puzzle with exactly one solution. */
  public CandidateGrid next() {
    if (made++ % PER_PUZZLE == 0) {
      clues = generator.next();
      solution = solver.solve(clues).orElseThrow();
    }
    CandidateGrid grid = CandidateGrid.of(clues);
    double filled = random.nextDouble() * 0.7;
    double removed = random.nextDouble() * 0.7;
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (clues.isEmptyAt(cell) && random.nextDouble() < filled) {
        grid.place(cell, solution.digitAt(cell));
      }
    }
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      int wrong = grid.candidates(cell) & ~Digits.only(solution.digitAt(cell));
      for (int rest = wrong; rest != 0; rest = Digits.withoutLowest(rest)) {
        if (random.nextDouble() < removed) {
          grid.remove(cell, Digits.lowest(rest));
        }
      }
    }
    return grid;
  }

  /** The solution of the position made last. */
  public Grid solution() {
    return solution;
  }
}
