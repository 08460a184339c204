package dev.casilla.solver;

import dev.casilla.solver.engine.FastSolver;
import java.util.concurrent.CancellationException;

/**
 * Counts the solutions of grids on one engine, and keeps the first two.
 *
 * <p>An interrupted thread gets a {@link CancellationException}. Confined to one thread.
 */
final class SolutionCounter {
  private final FastSolver engine = new FastSolver();
  private final byte[] digits = new byte[Cells.COUNT];

  /** How many solutions {@code clues} have, counted up to {@code limit}. */
  int count(Grid clues, int limit) {
    // The engine checks the interrupt flag only after some guesses.
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("interrupted");
    }
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      digits[cell] = (byte) clues.digitAt(cell);
    }
    int count = engine.countSolutions(digits, limit);
    if (count == FastSolver.CANCELLED) {
      throw new CancellationException("interrupted");
    }
    return count;
  }

  /** The solution found first by the last count. */
  Grid first() {
    return solution(0);
  }

  /** The solution found second by the last count. */
  Grid second() {
    return solution(1);
  }

  private Grid solution(int index) {
    engine.copySolution(index, digits);
    int[] solution = new int[Cells.COUNT];
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      solution[cell] = digits[cell];
    }
    return Grid.of(solution);
  }
}
