package dev.casilla.app.testing;

import dev.casilla.app.concurrent.AppExecutors;
import java.util.concurrent.Executor;

/** The app's executors, made of those that a test runs by hand. */
public final class TestExecutors {
  private TestExecutors() {}

  /**
   * All background work goes to {@code background}, what waits to {@code delayed}, however long.
   */
  public static AppExecutors of(Executor background, Executor main, Executor delayed) {
    return new AppExecutors(
        main, millis -> delayed, background, background, background, background, background);
  }
}
