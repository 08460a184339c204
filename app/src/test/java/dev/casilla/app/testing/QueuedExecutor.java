package dev.casilla.app.testing;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;

/** An executor that waits to be told to run what it was given. */
public final class QueuedExecutor implements Executor {
  private final Deque<Runnable> waiting = new ArrayDeque<>();

  @Override
  public void execute(Runnable command) {
    waiting.add(command);
  }

  /** Forgets what was not run yet. */
  public void clear() {
    waiting.clear();
  }

  /** Runs what has waited longest. */
  public void runNext() {
    waiting.remove().run();
  }

  /** Runs everything, and what that gives it to run. */
  public void runAll() {
    while (!waiting.isEmpty()) {
      waiting.remove().run();
    }
  }
}
