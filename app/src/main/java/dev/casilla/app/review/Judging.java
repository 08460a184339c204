package dev.casilla.app.review;

import dev.casilla.solver.Grid;
import dev.casilla.solver.Solver;
import dev.casilla.solver.Verdict;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;

/** One look at what a grid amounts to. Cancelling it interrupts the solver. */
final class Judging extends FutureTask<Verdict> {
  private final Consumer<Judging> whenDone;

  /** Judges {@code clues} when run, then tells {@code whenDone} on the thread it ran on. */
  Judging(Grid clues, Consumer<Judging> whenDone) {
    super(() -> new Solver().judge(clues));
    this.whenDone = whenDone;
  }

  /** What a run came to that is done and was not cancelled. */
  ReviewFinding finding() {
    try {
      return ReviewFinding.of(get());
    } catch (ExecutionException | InterruptedException e) {
      throw new IllegalStateException("no verdict", e);
    }
  }

  @Override
  protected void done() {
    whenDone.accept(this);
  }
}
