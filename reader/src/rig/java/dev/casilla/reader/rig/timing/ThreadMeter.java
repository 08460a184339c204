package dev.casilla.reader.rig.timing;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/**
 * Measures what this thread uses: CPU time, which others on the machine do not disturb, and memory.
 */
public final class ThreadMeter {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private long nanos;
  private long bytes;

  public void start() {
    bytes = allocated();
    nanos = THREADS.getCurrentThreadCpuTime();
  }

  /** Milliseconds of CPU since the start. */
  public double millis() {
    return (THREADS.getCurrentThreadCpuTime() - nanos) / 1e6;
  }

  /** Kilobytes allocated since the start. */
  public double kilobytes() {
    return (allocated() - bytes) / 1000.0;
  }

  private static long allocated() {
    return THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
  }
}
