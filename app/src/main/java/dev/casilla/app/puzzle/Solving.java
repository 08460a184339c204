package dev.casilla.app.puzzle;

import dev.casilla.solver.Grid;
import dev.casilla.solver.Verdict;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;

/** One run of a {@link Judge}. Cancelling it interrupts the judge. */
final class Solving extends FutureTask<Verdict> {
  private final Grid givens;
  private final Consumer<Solving> whenDone;

  /** Judges {@code givens} when run, then tells {@code whenDone} on the thread it ran on. */
  Solving(Judge judge, Grid givens, Consumer<Solving> whenDone) {
    super(() -> judge.judge(givens));
    this.givens = givens;
    this.whenDone = whenDone;
  }

  Grid givens() {
    return givens;
  }

  /** The verdict of a run that is done and was not cancelled. */
  Verdict verdict() {
    try {
      return get();
    } catch (ExecutionException | InterruptedException e) {
      throw new IllegalStateException("no verdict on " + givens, e);
    }
  }

  @Override
  protected void done() {
    whenDone.accept(this);
  }
}
