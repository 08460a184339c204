package dev.casilla.solver.articles;

import java.util.concurrent.CancellationException;

/** Ends long work on a thread that was interrupted. Stateless and safe for use by many threads. */
final class Cancellation {
  private Cancellation() {}

  /** Raises {@link CancellationException} on an interrupted thread and leaves it interrupted. */
  static void check() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("interrupted");
    }
  }
}
