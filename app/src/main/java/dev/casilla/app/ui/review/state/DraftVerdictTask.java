package dev.casilla.app.ui.review.state;

import dev.casilla.app.log.FailureLog;
import dev.casilla.solver.Verdict;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;

/** One look at what a grid amounts to. Cancelling it interrupts the judge. */
final class DraftVerdictTask extends FutureTask<Verdict> {
  private final Consumer<DraftVerdictTask> whenDone;

  /** Does {@code judging} when run, then tells {@code whenDone} on the thread it ran on. */
  DraftVerdictTask(Callable<Verdict> judging, Consumer<DraftVerdictTask> whenDone) {
    super(judging);
    this.whenDone = whenDone;
  }

  /** What a run came to that is done and was not cancelled, even if it failed. */
  ReviewVerdict finding() {
    try {
      return ReviewVerdict.of(get());
    } catch (ExecutionException e) {
      FailureLog.log("judging a reading", e.getCause());
      return new ReviewVerdict.Unjudged();
    } catch (InterruptedException e) {
      throw new IllegalStateException("what is done was waited for", e);
    }
  }

  @Override
  protected void done() {
    whenDone.accept(this);
  }
}
