package dev.casilla.app.review;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;

/** One more look at a draft's plate. */
final class Rereading extends FutureTask<Draft> {
  private final Consumer<Rereading> whenDone;

  /** Does {@code reading} when run, then tells {@code whenDone} on the thread it ran on. */
  Rereading(Callable<Draft> reading, Consumer<Rereading> whenDone) {
    super(reading);
    this.whenDone = whenDone;
  }

  /** What a run came to that is done and was not cancelled. */
  Draft draft() {
    try {
      return get();
    } catch (ExecutionException | InterruptedException e) {
      throw new IllegalStateException("not read", e);
    }
  }

  @Override
  protected void done() {
    whenDone.accept(this);
  }
}
