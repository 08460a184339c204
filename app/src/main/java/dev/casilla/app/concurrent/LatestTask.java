package dev.casilla.app.concurrent;

import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Runs work in the background and reports on the main thread. A newer run cancels and interrupts
 * the one before, which then reports nothing. Confined to the main thread.
 */
public final class LatestTask {
  private final Executor main;
  private @Nullable FutureTask<?> current;

  public LatestTask(Executor main) {
    this.main = main;
  }

  /**
   * Starts {@code work} on {@code background}. Reports its result, or whatever it throws, errors
   * such as {@link OutOfMemoryError} included.
   */
  public <T> void start(
      Executor background, Callable<T> work, Consumer<T> onResult, Consumer<Throwable> onFailure) {
    cancel();
    FutureTask<T> run =
        new FutureTask<>(work) {
          @Override
          protected void done() {
            main.execute(() -> report(this, onResult, onFailure));
          }
        };
    current = run;
    background.execute(run);
  }

  /** Calls {@code onSlow} through {@code delayed} if the current run has not reported by then. */
  public void whenSlow(Executor delayed, Runnable onSlow) {
    FutureTask<?> run = current;
    delayed.execute(
        () -> {
          if (run != null && run == current) {
            onSlow.run();
          }
        });
  }

  /** Whether a run has been started that has neither reported nor been cancelled. */
  public boolean isRunning() {
    return current != null;
  }

  /** Cancels and interrupts the current run, if any. */
  public void cancel() {
    FutureTask<?> run = current;
    current = null;
    if (run != null) {
      run.cancel(true);
    }
  }

  private <T> void report(FutureTask<T> run, Consumer<T> onResult, Consumer<Throwable> onFailure) {
    if (run != current) {
      return;
    }
    current = null;
    T result;
    try {
      result = run.get();
    } catch (ExecutionException e) {
      onFailure.accept(e.getCause() == null ? e : e.getCause());
      return;
    } catch (InterruptedException | CancellationException e) {
      throw new IllegalStateException("a finished run does not wait", e);
    }
    onResult.accept(result);
  }
}
