package dev.casilla.app.ui.review.state;

import dev.casilla.app.concurrent.AppExecutors;
import dev.casilla.app.concurrent.FailureLog;
import dev.casilla.app.concurrent.LatestTask;
import dev.casilla.app.model.BoardPhoto;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.reading.BoardPhotoReader;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Solver;
import dev.casilla.solver.Verdict;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Judges a draft's clues or rereads its turned board, one task at a time: a new task cancels the
 * one before. Confined to the main thread.
 */
public final class DraftAnalysis {
  private final BoardPhotoReader reader;
  private final Function<Grid, Verdict> judge;
  private final AppExecutors executors;
  private final LatestTask task;
  private boolean isLastReading;

  /** Rereads with {@code reader} and judges with a new solver each time. */
  public DraftAnalysis(BoardPhotoReader reader, AppExecutors executors) {
    this(reader, clues -> new Solver().judge(clues), executors);
  }

  DraftAnalysis(BoardPhotoReader reader, Function<Grid, Verdict> judge, AppExecutors executors) {
    this.reader = reader;
    this.judge = judge;
    this.executors = executors;
    task = new LatestTask(executors.main());
  }

  /**
   * Passes the verdict on {@code clues} to {@code then}; {@code JudgingFailed} if judging fails.
   */
  void judge(Grid clues, Consumer<ReviewVerdict> then) {
    isLastReading = false;
    task.start(
        executors.solving(),
        () -> ReviewVerdict.of(judge.apply(clues)),
        then,
        failure -> {
          FailureLog.log("judging a reading", failure);
          then.accept(new ReviewVerdict.JudgingFailed());
        });
  }

  /** Reads {@code photo} as it is turned now; passes nothing to {@code then} if that fails. */
  void read(Origin origin, BoardPhoto photo, Consumer<Optional<ScanDraft>> then) {
    isLastReading = true;
    task.start(
        executors.reading(),
        () -> reader.read(origin, photo),
        draft -> then.accept(Optional.of(draft)),
        failure -> {
          FailureLog.log("reading a turned board", failure);
          then.accept(Optional.empty());
        });
  }

  boolean isReading() {
    return isLastReading && task.isRunning();
  }

  void cancel() {
    task.cancel();
  }
}
