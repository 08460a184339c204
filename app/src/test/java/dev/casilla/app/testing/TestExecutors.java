package dev.casilla.app.testing;

import dev.casilla.app.concurrent.AppExecutors;
import java.util.concurrent.Executor;

/** Executors that a test runs by hand. */
public final class TestExecutors {
  private TestExecutors() {}

  /**
   * Sends background work to {@code background} and delayed work to {@code delayed}, with any
   * delay.
   */
  public static AppExecutors of(Executor background, Executor main, Executor delayed) {
    return new AppExecutors(
        main, millis -> delayed, background, background, background, background, background);
  }
}
