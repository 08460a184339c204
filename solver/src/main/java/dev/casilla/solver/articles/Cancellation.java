package dev.casilla.solver.articles;

import java.util.concurrent.CancellationException;

/** Cancels long work on an interrupted thread. Stateless and safe for use by many threads. */
final class Cancellation {
  private Cancellation() {}

  /** Throws {@link CancellationException} on an interrupted thread and keeps its interrupt flag. */
  static void check() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("interrupted");
    }
  }
}
