package dev.casilla.app.puzzle;

import dev.casilla.app.page.Failure;
import dev.casilla.solver.Grid;
import java.util.Optional;
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

  /** What a run came to that is done and was not cancelled; nothing if it failed. */
  Optional<Judgement> judgement() {
    try {
      return Optional.of(get());
    } catch (ExecutionException e) {
      Failure.log("judging a puzzle", e.getCause());
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
