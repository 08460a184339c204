package dev.casilla.cli.bench;

import dev.casilla.solver.Cells;
import dev.casilla.solver.engine.FastSolver;
import java.util.Arrays;
import java.util.List;

/** Puzzles as text, to solve repeatedly. */
/*
 * The time of a puzzle includes parsing the 81 characters, counting, and copying the first solution.
 */
final class SolvingWorkload implements Workload {
  /** The digit of an ASCII character, 0 for others: a branch here costs 0.2 µs a puzzle. */
  private static final byte[] DIGIT_OF = new byte[128];

  static {
    for (char digit = '1'; digit <= '9'; digit++) {
      DIGIT_OF[digit] = (byte) (digit - '0');
    }
  }

  private final FastSolver engine = new FastSolver();
  private final byte[] cells = new byte[Cells.COUNT];
  private final byte[] solution = new byte[Cells.COUNT];
  private final String[] puzzles;
  private final int limit;

  SolvingWorkload(List<String> puzzles, int limit) {
    this.puzzles = puzzles.toArray(new String[0]);
    this.limit = limit;
  }

  @Override
  public int size() {
    return puzzles.length;
  }

  /** Solves them without allocation. */
  @Override
  public void run(int from, int to) {
    for (int i = from; i < to; i++) {
      if (count(i) > 0) {
        engine.copySolution(0, solution);
      }
    }
  }

  /**
   * Solves all puzzles and verifies every solution.
   *
   * @throws IllegalStateException if one is wrong
   */
  Effort verified() {
    long guesses = 0;
    long solutions = 0;
    for (int i = 0; i < puzzles.length; i++) {
      int count = count(i);
      guesses += engine.guesses();
      solutions += count;
      verify(puzzles[i], count);
    }
    return new Effort(guesses / (double) puzzles.length, solutions);
  }

  private void verify(String puzzle, int count) {
    String before = "";
    for (int index = 0; index < Math.min(count, 2); index++) {
      engine.copySolution(index, solution);
      if (!SolutionChecker.isSolution(puzzle, solution)) {
        throw new IllegalStateException("wrong solution of " + puzzle);
      }
      String text = Arrays.toString(solution);
      if (text.equals(before)) {
        throw new IllegalStateException("one solution counted twice of " + puzzle);
      }
      before = text;
    }
  }

  private int count(int puzzle) {
    String text = puzzles[puzzle];
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      cells[cell] = DIGIT_OF[text.charAt(cell)];
    }
    return engine.countSolutions(cells, limit);
  }

  /**
   * The effort of solving all puzzles.
   *
   * @param guesses average for each puzzle
   * @param solutions total
   */
  record Effort(double guesses, long solutions) {}
}
