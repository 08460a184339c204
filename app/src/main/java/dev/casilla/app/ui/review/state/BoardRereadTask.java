package dev.casilla.app.ui.review.state;

import dev.casilla.app.log.FailureLog;
import dev.casilla.app.model.ScanDraft;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;

/** One more look at a draft's plate. */
final class BoardRereadTask extends FutureTask<ScanDraft> {
  private final Consumer<BoardRereadTask> whenDone;

  /** Does {@code reading} when run, then tells {@code whenDone} on the thread it ran on. */
  BoardRereadTask(Callable<ScanDraft> reading, Consumer<BoardRereadTask> whenDone) {
    super(reading);
    this.whenDone = whenDone;
  }

  /** What a run came to that is done and was not cancelled; nothing if it failed. */
  Optional<ScanDraft> draft() {
    try {
      return Optional.of(get());
    } catch (ExecutionException e) {
      FailureLog.log("reading a turned board", e.getCause());
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
