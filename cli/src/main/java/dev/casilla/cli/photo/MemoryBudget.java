package dev.casilla.cli.photo;

import java.util.concurrent.CancellationException;
import java.util.concurrent.Semaphore;
import java.util.function.Supplier;

/** Lets in as many photos at a time as memory has room for. Safe for use by several threads. */
/*
 * A photo that fits into memory alone is to be read whatever stands beside it on the command line:
 * two of a hundred megapixels at a time may be too many, and then even a small neighbour may be the
 * one that fails. So each takes as much as it will need, waits until that is free, and goes in
 * order, that a large one does not wait for ever. What needs more than there is takes everything
 * and is tried alone.
 */
public final class MemoryBudget {
  private static final int KILOBYTE = 1024;

  /** The other half is for what readers hold, and for garbage. */
  private static final int HEAP_DIVISOR = 2;

  private final int total;
  private final Semaphore available;

  /** Room of this many bytes. */
  MemoryBudget(long bytes) {
    total = (int) Math.min(Integer.MAX_VALUE, bytes / KILOBYTE);
    available = new Semaphore(total, true);
  }

  /** The room that this process has for photos. */
  public static MemoryBudget ofProcess() {
    return new MemoryBudget(Runtime.getRuntime().maxMemory() / HEAP_DIVISOR);
  }

  /**
   * Works on the photo in the file of this name as soon as there is room for it.
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
