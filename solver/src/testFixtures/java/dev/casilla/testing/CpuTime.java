package dev.casilla.testing;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;

/** What work costs this thread, whatever else the machine does meanwhile. */
public final class CpuTime {
  private static final int ROUNDS = 21;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private CpuTime() {}

  /** All that this thread has worked so far. */
  public static long nanos() {
    return THREADS.getCurrentThreadCpuTime();
  }

  /**
   * Milliseconds that {@code work} takes on the machine of the promises: the median of some, once
   * it is warm.
   */
  public static double millis(Runnable work) {
    long[] nanos = new long[ROUNDS];
    for (int i = -ROUNDS; i < ROUNDS; i++) {
      long begin = nanos();
      work.run();
      nanos[Math.max(0, i)] = nanos() - begin;
    }
    Arrays.sort(nanos);
    return nanos[ROUNDS / 2] / 1e6 / Yardstick.slowness();
  }
}
