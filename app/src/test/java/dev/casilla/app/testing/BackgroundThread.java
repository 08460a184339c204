package dev.casilla.app.testing;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Runs work that is forbidden on the main thread, on which tests run. */
public final class BackgroundThread {
  private BackgroundThread() {}

  /** Returns the result of {@code work}, run on another thread. */
  public static <T> T get(Callable<T> work) {
    FutureTask<T> task = new FutureTask<>(work);
    new Thread(task, "aside").start();
    try {
      return task.get();
    } catch (ExecutionException | InterruptedException e) {
      throw new AssertionError("failed aside", e);
    }
  }
}
