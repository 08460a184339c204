package dev.casilla.app.review;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;

/** One more look at a draft's plate. */
final class Rereading extends FutureTask<Draft> {
  private final Consumer<Rereading> whenDone;

  /** Reads {@code turned} when run, then tells {@code whenDone} on the thread it ran on. */
  Rereading(PlateReader reader, Draft turned, Consumer<Rereading> whenDone) {
    super(() -> reader.read(turned));
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
