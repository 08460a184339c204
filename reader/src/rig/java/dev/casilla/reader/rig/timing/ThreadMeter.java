package dev.casilla.reader.rig.timing;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/**
 * Measures CPU time, which other processes do not disturb, and memory allocation of this thread.
 */
public final class ThreadMeter {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private long nanos;
  private long bytes;

  public void start() {
    bytes = allocated();
    nanos = THREADS.getCurrentThreadCpuTime();
  }

  /** CPU time since the start, in milliseconds. */
  public double millis() {
    return (THREADS.getCurrentThreadCpuTime() - nanos) / 1e6;
  }

  /** Memory allocated since the start, in kilobytes. */
  public double kilobytes() {
    return (allocated() - bytes) / 1000.0;
  }

  private static long allocated() {
    return THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
  }
}
