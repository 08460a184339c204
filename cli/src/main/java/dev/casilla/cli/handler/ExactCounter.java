package dev.casilla.cli.handler;

import dev.casilla.solver.Cells;
import dev.casilla.solver.engine.FastSolver;
import java.util.concurrent.CancellationException;
import java.util.function.IntConsumer;

/** Counts all solutions of a puzzle, however many. Confined to one thread. */
/*
 * The engine counts up to a limit and keeps two solutions. So a puzzle with more is split on a cell
 * in which these two differ, and its parts are counted: the caller learns about progress, and memory
 * grows with the depth of splits only.
 */
final class ExactCounter {
  /** Solutions that are counted in one call of the engine, which takes some milliseconds. */
  private static final int COUNT_AT_ONCE = 1 << 16;

  private final FastSolver engine = new FastSolver();
  private final byte[] solution = new byte[Cells.COUNT];
  private final byte[] other = new byte[Cells.COUNT];

  /** Counts all solutions; passes each part of the count to {@code progress}. */
  long count(byte[] clues, IntConsumer progress) {
    int count = countUpTo(COUNT_AT_ONCE, clues);
    if (count < COUNT_AT_ONCE) {
      progress.accept(count);
      return count;
    }
    int cell = differingCell();
    long sum = 0;
    for (byte digit = 1; digit <= Cells.SIDE; digit++) {
      sum += count(with(clues, cell, digit), progress);
    }
    return sum;
  }

  private int countUpTo(int limit, byte[] clues) {
    int count = engine.countSolutions(clues, limit);
    if (count == FastSolver.CANCELLED) {
      throw new CancellationException("interrupted");
    }
    return count;
  }

  private int differingCell() {
    engine.copySolution(0, solution);
    engine.copySolution(1, other);
    int cell = 0;
    while (solution[cell] == other[cell]) {
      cell++;
    }
    return cell;
  }

  private static byte[] with(byte[] clues, int cell, byte digit) {
    byte[] more = clues.clone();
    more[cell] = digit;
    return more;
  }
}
