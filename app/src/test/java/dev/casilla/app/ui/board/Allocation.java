package dev.casilla.app.ui.board;

import java.lang.reflect.Method;

/** Bytes that the current thread has allocated, as the JVM counts them. */
public final class Allocation {
  private Allocation() {}

  /** Allocated bytes since the thread was started. */
  public static long bytes() throws ReflectiveOperationException {
    Object threads =
        Class.forName("java.lang.management.ManagementFactory")
            .getMethod("getThreadMXBean")
            .invoke(null);
    Method allocated =
        Class.forName("com.sun.management.ThreadMXBean")
            .getMethod("getThreadAllocatedBytes", long.class);
    return (long) allocated.invoke(threads, Thread.currentThread().getId());
  }
}
