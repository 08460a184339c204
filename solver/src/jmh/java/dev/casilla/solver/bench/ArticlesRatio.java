package dev.casilla.solver.bench;

import dev.casilla.solver.Grid;
import dev.casilla.solver.engine.FastSolver;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;

/**
 * Prints the speed of the fast engine relative to the articles' loop, by thread CPU time: {@code
 * ./gradlew :solver:articlesRatio}.
 */
public final class ArticlesRatio {
  private static final long WARM_UP = TimeUnit.SECONDS.toNanos(1);
  private static final long MEASURED = TimeUnit.SECONDS.toNanos(2);

  /** The articles' loop solves every fourth puzzle only, because hard sets would take minutes. */
  private static final int LOOPS_SHARE = 500;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private ArticlesRatio() {}

  /** Measures every set that is present. */
  public static void main(String[] args) {
    System.out.println("set                 articles/s  1 solution/s  unique?/s  ratio  ratio");
    for (String set : PuzzleSets.present()) {
      byte[][] cells = PuzzleSets.cells(set);
      List<String> texts =
          PuzzleSets.spread(PuzzleSets.puzzles(set), LOOPS_SHARE).stream()
              .map(Grid::toString)
              .toList();
      ArticlesLoop loop = new ArticlesLoop();
      FastSolver solver = new FastSolver();
      double articles = perSecond(texts.size(), i -> solved(loop, texts.get(i)));
      double first = perSecond(cells.length, i -> solver.countSolutions(cells[i], 1));
      double unique = perSecond(cells.length, i -> solver.countSolutions(cells[i], 2));
      System.out.printf(
          Locale.ROOT,
          "%-18s %11.0f %13.0f %10.0f %6.0f %6.0f%n",
          set,
          articles,
          first,
          unique,
          first / articles,
          unique / articles);
    }
  }

  private static void solved(ArticlesLoop loop, String puzzle) {
    if (loop.solve(puzzle).isEmpty()) {
      throw new IllegalStateException("the articles' loop does not solve " + puzzle);
    }
  }

  private static double perSecond(int puzzles, IntConsumer solve) {
    rate(puzzles, solve, WARM_UP);
    return rate(puzzles, solve, MEASURED);
  }

  /** Measures whole rounds, because puzzles differ too much to compare parts of a round. */
  private static double rate(int puzzles, IntConsumer solve, long nanos) {
    long start = THREADS.getCurrentThreadCpuTime();
    long now = start;
    int solved = 0;
    while (now - start < nanos) {
      for (int i = 0; i < puzzles; i++) {
        solve.accept(i);
      }
      solved += puzzles;
      now = THREADS.getCurrentThreadCpuTime();
    }
    return solved * 1e9 / (now - start);
  }
}
