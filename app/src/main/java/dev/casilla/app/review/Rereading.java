package dev.casilla.app.review;

import dev.casilla.app.page.Failure;
import java.util.Optional;
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

  /** What a run came to that is done and was not cancelled; nothing if it failed. */
  Optional<Draft> draft() {
    try {
      return Optional.of(get());
    } catch (ExecutionException e) {
      Failure.log("reading a turned board", e.getCause());
      return Optional.empty();
    } catch (InterruptedException e) {
      throw new IllegalStateException("what is done was waited for", e);
    }
  }

  @Override
  protected void done() {
    whenDone.accept(this);
  }
}
