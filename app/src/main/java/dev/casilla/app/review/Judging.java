package dev.casilla.app.review;

import dev.casilla.app.page.Failure;
import dev.casilla.solver.Verdict;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;

/** One look at what a grid amounts to. Cancelling it interrupts the judge. */
final class Judging extends FutureTask<Verdict> {
  private final Consumer<Judging> whenDone;

  /** Does {@code judging} when run, then tells {@code whenDone} on the thread it ran on. */
  Judging(Callable<Verdict> judging, Consumer<Judging> whenDone) {
    super(judging);
    this.whenDone = whenDone;
  }

  /** What a run came to that is done and was not cancelled, even if it failed. */
  ReviewFinding finding() {
    try {
      return ReviewFinding.of(get());
    } catch (ExecutionException e) {
      Failure.log("judging a reading", e.getCause());
      return new ReviewFinding.Unjudged();
    } catch (InterruptedException e) {
      throw new IllegalStateException("what is done was waited for", e);
    }
  }

  @Override
  protected void done() {
    whenDone.accept(this);
  }
}
