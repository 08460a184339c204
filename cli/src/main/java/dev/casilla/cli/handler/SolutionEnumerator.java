package dev.casilla.cli.handler;

import dev.casilla.solver.Cells;
import dev.casilla.solver.engine.FastSolver;
import java.util.concurrent.CancellationException;
import java.util.function.IntConsumer;
import java.util.function.Predicate;

/** Enumerates or counts all solutions of a puzzle. Confined to one thread. */
/*
 * The engine keeps two solutions of a count. So a puzzle with more is split on a cell in which these
 * two differ: at least two of its nine digits have solutions, hence the calls of the engine are
 * fewer than nine for each solution, and memory grows with the depth of splits only.
 */
final class SolutionEnumerator {
  /** Solutions that are counted in one call of the engine, which takes some milliseconds. */
  private static final int COUNT_AT_ONCE = 1 << 16;

  private final FastSolver engine = new FastSolver();
  private final byte[] solution = new byte[Cells.COUNT];
  private final byte[] other = new byte[Cells.COUNT];

  /**
   * Passes each solution to {@code consumer}, in an array that is valid during the call.
   *
   * @return false if the consumer stopped the enumeration by returning false
   */
  boolean forEach(byte[] clues, Predicate<byte[]> consumer) {
    int count = countUpTo(2, clues);
    if (count == 0) {
      return true;
    }
    if (count == 1) {
      engine.copySolution(0, solution);
      return consumer.test(solution);
    }
    int cell = differingCell();
    boolean wantsMore = true;
    for (byte digit = 1; digit <= Cells.SIDE && wantsMore; digit++) {
      wantsMore = forEach(with(clues, cell, digit), consumer);
    }
    return wantsMore;
  }

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
