package dev.casilla.solver.bench;

import dev.casilla.solver.Cells;
import dev.casilla.solver.engine.FastSolver;
import dev.casilla.testing.SharedData;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/**
 * Prints the speed of the engine relative to the engine of an earlier experiment, whose ratios to
 * tdoku are known: {@code ./gradlew :solver:yardstick}.
 *
 * <p>Both parse each puzzle, look for two solutions and copy the first. They take turns on chunks
 * of puzzles in one process and are measured by thread CPU time, so that other programs disturb
 * both alike. The ratio is the median of whole rounds.
 */
public final class YardstickRatio {
  private static final List<String> SETS =
      List.of("easy", "random-minimal", "17-clue", "top1465", "hard", "many-solutions");

  /** tdoku's speed relative to the yardstick, set by set, measured beside it in one run. */
  private static final double[] TDOKU = {1.11, 1.09, 0.88, 1.35, 1.30, 1.95};

  private static final long WARM_UP = TimeUnit.SECONDS.toNanos(1);
  private static final long MEASURED = TimeUnit.SECONDS.toNanos(4);
  private static final int FEWEST_ROUNDS = 5;
  private static final int CHUNK = 500;
  private static final int LIMIT = 2;

  /** The digit of an ASCII character, 0 for others. */
  private static final byte[] DIGIT_OF = new byte[128];

  static {
    for (char digit = '1'; digit <= '9'; digit++) {
      DIGIT_OF[digit] = (byte) (digit - '0');
    }
  }

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final FastSolver solver = new FastSolver();
  private final byte[] cells = new byte[Cells.COUNT];
  private final byte[] solution = new byte[Cells.COUNT];
  private final MethodHandle yardstick;

  private YardstickRatio(MethodHandle yardstick) {
    this.yardstick = yardstick;
  }

  /** Arguments: the yardstick's jar, then sets (all of them if none is named). */
  public static void main(String[] args) throws Throwable {
    URL jar = Path.of(args[0]).toUri().toURL();
    List<String> sets = args.length > 1 ? Arrays.asList(args).subList(1, args.length) : SETS;
    try (URLClassLoader loader = new URLClassLoader(new URL[] {jar})) {
      YardstickRatio ratio = new YardstickRatio(yardstick(loader));
      System.out.println("set              casilla/s  yardstick/s  ratio  tdoku  casilla to tdoku");
      for (String set : sets) {
        ratio.print(set, SharedData.puzzles(set).toArray(new String[0]));
      }
    }
  }

  /** {@code int run(String puzzle, int limit, byte[] solution)} of an instance of its engine. */
  private static MethodHandle yardstick(ClassLoader loader) throws ReflectiveOperationException {
    Class<?> engine = loader.loadClass("F5");
    MethodType run = MethodType.methodType(int.class, String.class, int.class, byte[].class);
    return MethodHandles.publicLookup()
        .findVirtual(engine, "run", run)
        .bindTo(engine.getConstructor().newInstance());
  }

  private void print(String set, String[] puzzles) throws Throwable {
    run(puzzles, WARM_UP);
    List<long[]> rounds = run(puzzles, MEASURED);
    double ours = median(rounds.stream().mapToDouble(round -> round[0]).toArray());
    double theirs = median(rounds.stream().mapToDouble(round -> round[1]).toArray());
    double ratio = median(rounds.stream().mapToDouble(r -> r[1] / (double) r[0]).toArray());
    int index = SETS.indexOf(set);
    System.out.printf(
        Locale.ROOT,
        "%-16s %9.0f %12.0f %6.2f %6s %17s%n",
        set,
        puzzles.length * 1e9 / ours,
        puzzles.length * 1e9 / theirs,
        ratio,
        index < 0 ? "" : String.format(Locale.ROOT, "%.2f", TDOKU[index]),
        index < 0 ? "" : String.format(Locale.ROOT, "%.2f", ratio / TDOKU[index]));
  }

  /** Whole rounds over the puzzles: nanoseconds of this engine and of the other. */
  private List<long[]> run(String[] puzzles, long nanos) throws Throwable {
    List<long[]> rounds = new ArrayList<>();
    long end = THREADS.getCurrentThreadCpuTime() + nanos;
    while (THREADS.getCurrentThreadCpuTime() < end || rounds.size() < FEWEST_ROUNDS) {
      long[] round = new long[2];
      for (int from = 0; from < puzzles.length; from += CHUNK) {
        int to = Math.min(puzzles.length, from + CHUNK);
        long start = THREADS.getCurrentThreadCpuTime();
        int found = solve(puzzles, from, to);
        long middle = THREADS.getCurrentThreadCpuTime();
        if (found != solveByYardstick(puzzles, from, to)) {
          throw new IllegalStateException("different counts of solutions");
        }
        round[0] += middle - start;
        round[1] += THREADS.getCurrentThreadCpuTime() - middle;
      }
      rounds.add(round);
    }
    return rounds;
  }

  private int solve(String[] puzzles, int from, int to) {
    int found = 0;
    for (int puzzle = from; puzzle < to; puzzle++) {
      String text = puzzles[puzzle];
      for (int cell = 0; cell < Cells.COUNT; cell++) {
        cells[cell] = DIGIT_OF[text.charAt(cell)];
      }
      int count = solver.countSolutions(cells, LIMIT);
      if (count > 0) {
        solver.copySolution(0, solution);
      }
      found += count;
    }
    return found;
  }

  private int solveByYardstick(String[] puzzles, int from, int to) throws Throwable {
    int found = 0;
    for (int puzzle = from; puzzle < to; puzzle++) {
      found += (int) yardstick.invokeExact(puzzles[puzzle], LIMIT, solution);
    }
    return found;
  }

  private static double median(double[] values) {
    Arrays.sort(values);
    return values[values.length / 2];
  }
}
