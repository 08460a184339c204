package dev.casilla.cli.photo;

import java.util.concurrent.CancellationException;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;

/** Limits how many photos are in memory at a time. Safe for use by several threads. */
/*
 * A photo that fits into memory alone must be readable beside any other: two of a hundred megapixels
 * may be too many at a time. So each photo reserves what it needs and waits until that is available,
 * in order, so that a large one is not overtaken for ever. A photo that needs more than the budget
 * reserves all of it and runs alone.
 */
public final class MemoryBudget {
  private static final int KILOBYTE = 1024;

  /** The other half is for the readers and for garbage. */
  private static final int HEAP_DIVISOR = 2;

  private final int total;
  private final Semaphore available;

  /** A budget of this many bytes. */
  MemoryBudget(long bytes) {
    total = (int) Math.min(Integer.MAX_VALUE, bytes / KILOBYTE);
    available = new Semaphore(total, true);
  }

  /** The budget of this process. */
  public static MemoryBudget ofProcess() {
    return new MemoryBudget(Runtime.getRuntime().maxMemory() / HEAP_DIVISOR);
  }

  /**
   * Runs {@code work} on the file of this name as soon as its memory is available.
   *
   * @throws CancellationException if this thread is interrupted while it waits
   */
  public <T> T forPhoto(String name, Supplier<T> work) {
    return withBytes(MemoryEstimate.of(name), work);
  }

  <T> T withBytes(long bytes, Supplier<T> work) {
    int taken = (int) Math.min(total, bytes / KILOBYTE);
    try {
      available.acquire(taken);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted");
    }
    try {
      return work.get();
    } finally {
      available.release(taken);
    }
  }
}
