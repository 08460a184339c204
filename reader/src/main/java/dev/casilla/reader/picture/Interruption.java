package dev.casilla.reader.picture;

import java.util.concurrent.CancellationException;

/** Lets a caller cancel the reading of an image by interrupting its thread. */
public final class Interruption {
  private Interruption() {}

  /**
   * Ends the reading if the thread is interrupted. Called every few milliseconds of work.
   *
   * @throws CancellationException if the thread is interrupted; it stays interrupted
   */
  public static void check() {
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("interrupted");
    }
  }
}
