package dev.casilla.app.testing;

import androidx.test.espresso.Espresso;

/** Waits for other threads by repeating a check. */
public final class Polling {
  /** Longer than any work of a screen takes on a slow machine. */
  private static final long MOST_MILLIS = 30_000;

  private static final long PAUSE_MILLIS = 20;

  private Polling() {}

  /** Repeats {@code check} until it succeeds; fails with its last error after a timeout. */
  public static void eventually(Runnable check) {
    long end = System.nanoTime() + MOST_MILLIS * 1_000_000;
    while (true) {
      try {
        Espresso.onIdle();
        check.run();
        return;
      } catch (RuntimeException | AssertionError e) {
        if (System.nanoTime() > end) {
          throw e;
        }
        pause();
      }
    }
  }

  private static void pause() {
    try {
      Thread.sleep(PAUSE_MILLIS);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
