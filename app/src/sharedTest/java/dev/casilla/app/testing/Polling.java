package dev.casilla.app.testing;

import androidx.test.espresso.Espresso;

/** Waits for what other threads do, as a person would: by looking again. */
public final class Polling {
  /** Longer than anything on a screen takes, on a slow machine. */
  private static final long MOST_MILLIS = 30_000;

  private static final long PAUSE_MILLIS = 20;

  private Polling() {}

  /** Runs {@code check} until it does not fail any more; fails as it does if that never comes. */
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
