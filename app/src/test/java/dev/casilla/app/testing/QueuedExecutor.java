package dev.casilla.app.testing;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;

/** An executor that queues tasks until the test runs them. */
public final class QueuedExecutor implements Executor {
  private final Deque<Runnable> waiting = new ArrayDeque<>();

  @Override
  public void execute(Runnable command) {
    waiting.add(command);
  }

  /** Removes all queued tasks. */
  public void clear() {
    waiting.clear();
  }

  /** Runs the oldest task. */
  public void runNext() {
    waiting.remove().run();
  }

  /** Runs all tasks, including those that they add. */
  public void runAll() {
    while (!waiting.isEmpty()) {
      waiting.remove().run();
    }
  }
}
