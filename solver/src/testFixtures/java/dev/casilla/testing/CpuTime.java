package dev.casilla.testing;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** What work costs this thread, whatever else the machine does meanwhile. */
/*
 * How warm the JVM is when a test begins depends on earlier tests and on the compiler's threads: a
 * screen's opening fell from 37 ms to 6 within 250 rounds, and from 37 to 12 within the first 100. So
 * series of rounds go on as long as they get faster; the best series counts, and of that the median,
 * which excludes garbage collection and load by other processes. Each series is divided by the
 * smaller machine speed before and after it, so that one slow measurement of it does not make work
 * look cheap.
 */
public final class CpuTime {
  /** Of a series. */
  private static final int ROUNDS = 21;

  /**
   * The number of successive series without a clear gain after which all code is taken as compiled,
   * even by a compiler that waits for a busy machine.
   */
  private static final int SETTLED = 10;

  /** What is hardly faster. */
  private static final double HARDLY = 0.97;

  /** What is never settled is given up after so much of this thread's time. */
  private static final long MOST_NANOS = 15_000_000_000L;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private CpuTime() {}

  /** All that this thread has worked so far. */
  public static long nanos() {
    return THREADS.getCurrentThreadCpuTime();
  }

  /** Milliseconds that {@code work} takes on the machine of the promises, once it is warm. */
  public static double millis(Runnable work) {
    return millis(() -> work, Runnable::run);
  }

  /** Likewise, of {@code work} on something new each time; to make that is not counted. */
  public static <T> double millis(Supplier<T> making, Consumer<T> work) {
    long begin = nanos();
    double best = Double.MAX_VALUE;
    double slowness = MachineSpeed.slowness();
    int settled = 0;
    while (settled < SETTLED && nanos() - begin < MOST_NANOS) {
      double series = series(making, work);
      double slownessAfter = MachineSpeed.slowness();
      double millis = series / Math.min(slowness, slownessAfter);
      settled = millis < HARDLY * best ? 0 : settled + 1;
      best = Math.min(best, millis);
      slowness = slownessAfter;
    }
    return best;
  }

  /** Milliseconds of a round, here and now: the median. */
  private static <T> double series(Supplier<T> making, Consumer<T> work) {
    long[] nanos = new long[ROUNDS];
    for (int i = 0; i < ROUNDS; i++) {
      T made = making.get();
      long begin = nanos();
      work.accept(made);
      nanos[i] = nanos() - begin;
    }
    Arrays.sort(nanos);
    return nanos[ROUNDS / 2] / 1e6;
  }
}
