package dev.casilla.testing;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/** Measures how soon work ends when its thread is interrupted. */
/*
 * On a busy machine a single try may take long for other reasons: the thread waits for a processor,
 * the collector runs. So the measure is the CPU time of the working thread, and the best of several
 * tries counts. Work that never ends fails after a generous timeout.
 */
public final class InterruptLatency {
  private static final int TRIES = 5;

  /** So much work is done before the interrupt, which is in the middle of things. */
  private static final long BEFORE_NANOS = TimeUnit.MILLISECONDS.toNanos(30);

  private static final long NEVER_MILLIS = TimeUnit.SECONDS.toMillis(20);
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private InterruptLatency() {}

  /**
   * The milliseconds of CPU time that work took after an interrupt, in the best try.
   *
   * @param work creates work for one thread, which is repeated until it throws a {@link
   *     CancellationException}
   */
  public static double millisToCancel(Supplier<Runnable> work) throws InterruptedException {
    long best = Long.MAX_VALUE;
    for (int attempt = 0; attempt < TRIES; attempt++) {
      best = Math.min(best, nanosToCancel(work.get()));
    }
    return best / 1e6;
  }

  private static long nanosToCancel(Runnable work) throws InterruptedException {
    AtomicLong ended = new AtomicLong();
    Thread worker = new Thread(() -> ended.set(cpuNanosAtCancellation(work)), "interrupted-work");
    worker.setDaemon(true);
    worker.start();
    long interrupted = THREADS.getThreadCpuTime(worker.getId());
    while (interrupted < BEFORE_NANOS && worker.isAlive()) {
      TimeUnit.MILLISECONDS.sleep(1);
      interrupted = THREADS.getThreadCpuTime(worker.getId());
    }
    worker.interrupt();
    worker.join(NEVER_MILLIS);
    if (ended.get() == 0) {
      throw new AssertionError("not cancelled within " + NEVER_MILLIS + " ms of an interrupt");
    }
    return ended.get() - interrupted;
  }

  private static long cpuNanosAtCancellation(Runnable work) {
    try {
      while (true) {
        work.run();
      }
    } catch (CancellationException e) {
      return THREADS.getCurrentThreadCpuTime();
    }
  }
}
