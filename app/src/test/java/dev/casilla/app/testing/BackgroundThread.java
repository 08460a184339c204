package dev.casilla.app.testing;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** Does what must not be done on the main thread, which is where tests run. */
public final class BackgroundThread {
  private BackgroundThread() {}

  /** What {@code work} comes to on another thread. */
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
