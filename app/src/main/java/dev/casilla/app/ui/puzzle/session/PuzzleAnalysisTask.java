package dev.casilla.app.ui.puzzle.session;

import dev.casilla.app.log.FailureLog;
import dev.casilla.app.ui.puzzle.state.PuzzleAnalysis;
import dev.casilla.solver.Grid;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;

/** One run of a {@link PuzzleAnalyzer}. Cancelling it interrupts the judge. */
final class PuzzleAnalysisTask extends FutureTask<PuzzleAnalysis> {
  private final Grid clues;
  private final Consumer<PuzzleAnalysisTask> whenDone;

  /** Judges {@code clues} when run, then tells {@code whenDone} on the thread it ran on. */
  PuzzleAnalysisTask(PuzzleAnalyzer judge, Grid clues, Consumer<PuzzleAnalysisTask> whenDone) {
    super(() -> judge.judge(clues));
    this.clues = clues;
    this.whenDone = whenDone;
  }

  Grid clues() {
    return clues;
  }

  /** What a run came to that is done and was not cancelled; nothing if it failed. */
  Optional<PuzzleAnalysis> judgement() {
    try {
      return Optional.of(get());
    } catch (ExecutionException e) {
      FailureLog.log("judging a puzzle", e.getCause());
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
