package dev.casilla.solver.engine;

import dev.casilla.solver.Cells;
import java.util.Locale;

/**
 * Prints how long class initialisation and the first solve take in a fresh JVM: {@code ./gradlew
 * :solver:coldStart [--args=PUZZLE]}.
 */
public final class ColdStart {
  private static final String PUZZLE =
      "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

  private ColdStart() {}

  /** Measures once, in wall-clock time: a JVM has one cold start only. */
  public static void main(String[] args) {
    String puzzle = args.length > 0 ? args[0] : PUZZLE;
    byte[] cells = new byte[Cells.COUNT];
    for (int cell = 0; cell < cells.length; cell++) {
      cells[cell] = (byte) Math.max(0, Character.digit(puzzle.charAt(cell), 10));
    }
    long start = System.nanoTime();
    FastSolver solver = new FastSolver();
    // Initialises the engine's classes that its constructor does not use.
    int touched = BandArrangements.mask(0) + Long.bitCount(new BitSlicedCounter().exactlyTwo());
    boolean many = BranchSelector.hasManyBivalueCells(2, touched, touched);
    long made = System.nanoTime();
    int count = solver.countSolutions(cells, 2);
    long solved = System.nanoTime();
    System.out.printf(
        Locale.ROOT,
        "class initialisation %.2f ms, first solve %.2f ms (solutions: %d, guesses: %d%s)%n",
        (made - start) / 1e6,
        (solved - made) / 1e6,
        count,
        solver.guesses(),
        many ? "" : ", few");
  }
}
