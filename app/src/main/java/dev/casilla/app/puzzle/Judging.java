package dev.casilla.app.puzzle;

import dev.casilla.solver.Grid;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;

/** One run of a {@link Judge}. Cancelling it interrupts the judge. */
final class Judging extends FutureTask<Judgement> {
  private final Grid clues;
  private final Consumer<Judging> whenDone;

  /** Judges {@code clues} when run, then tells {@code whenDone} on the thread it ran on. */
  Judging(Judge judge, Grid clues, Consumer<Judging> whenDone) {
    super(() -> judge.judge(clues));
    this.clues = clues;
    this.whenDone = whenDone;
  }

  Grid clues() {
    return clues;
  }

  /** What a run came to that is done and was not cancelled. */
  Judgement judgement() {
    try {
      return get();
    } catch (ExecutionException | InterruptedException e) {
      throw new IllegalStateException("no judgement on " + clues, e);
    }
  }

  @Override
  protected void done() {
    whenDone.accept(this);
  }
}
