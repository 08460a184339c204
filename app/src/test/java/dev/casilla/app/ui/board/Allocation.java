package dev.casilla.app.ui.board;

import java.lang.reflect.Method;

/** What this thread has allocated, as the JVM tells; Android's own classes do not know how. */
public final class Allocation {
  private Allocation() {}

  /** So many bytes, from its beginning on. */
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
