package dev.casilla.app.ui.scan.state;

import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/** Waits for something that may never come. For the main thread. */
/*
 * A wait that is over for other reasons cannot be taken back from who was asked to come back later:
 * but it is empty then, so that nothing is held for its sake.
 */
final class TimeoutTask {
  private final Executor afterwards;
  private Wait wait = new Wait(null);

  /** Patience that ends when {@code afterwards} does what it was given. */
  TimeoutTask(Executor afterwards) {
    this.afterwards = afterwards;
  }

  /** Does {@code then} after a while, unless that ends before; no wait from before is left. */
  void start(Runnable then) {
    cancel();
    wait = new Wait(then);
    afterwards.execute(wait);
  }

  /** What was waited for came, or is not wanted any more. */
  void cancel() {
    wait.then = null;
  }

  private static final class Wait implements Runnable {
    private @Nullable Runnable then;

    Wait(@Nullable Runnable then) {
      this.then = then;
    }

    @Override
    public void run() {
      Runnable next = then;
      then = null;
      if (next != null) {
        next.run();
      }
    }
  }
}
