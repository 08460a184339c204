package dev.casilla.app;

import java.util.Arrays;

/** What work costs this thread, as the JVM tells; Android's own classes do not know how. */
public final class CpuTime {
  private static final int ROUNDS = 21;

  private CpuTime() {}

  /** Milliseconds that {@code work} takes: the median of some, once it is warm. */
  public static double millis(Runnable work) {
    long[] nanos = new long[ROUNDS];
    for (int i = -ROUNDS; i < ROUNDS; i++) {
      long begin = nanos();
      work.run();
      nanos[Math.max(0, i)] = nanos() - begin;
    }
    Arrays.sort(nanos);
    return nanos[ROUNDS / 2] / 1e6;
  }

  /** All that this thread has worked so far. */
  public static long nanos() {
    try {
      Object threads =
          Class.forName("java.lang.management.ManagementFactory")
              .getMethod("getThreadMXBean")
              .invoke(null);
      return (long)
          Class.forName("java.lang.management.ThreadMXBean")
              .getMethod("getCurrentThreadCpuTime")
              .invoke(threads);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("no CPU time", e);
    }
  }
}
