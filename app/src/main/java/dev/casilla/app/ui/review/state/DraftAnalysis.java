package dev.casilla.app.ui.review.state;

import dev.casilla.app.model.BoardPhoto;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.reading.BoardPhotoReader;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Solver;
import dev.casilla.solver.Verdict;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What is being found out about a draft: one thing at a time. For the main thread. */
/*
 * `awaited` is the last run: what any other comes to is out of date.
 */
public final class DraftAnalysis {
  private final BoardPhotoReader reader;
  private final Function<Grid, Verdict> judge;
  private final ReviewExecutors executors;
  private @Nullable FutureTask<?> awaited;

  /** Enquiries of {@code reader}, and of a new solver each time. */
  public DraftAnalysis(BoardPhotoReader reader, ReviewExecutors executors) {
    this(reader, clues -> new Solver().judge(clues), executors);
  }

  /** Enquiries of {@code reader} and {@code judge}. */
  DraftAnalysis(BoardPhotoReader reader, Function<Grid, Verdict> judge, ReviewExecutors executors) {
    this.reader = reader;
    this.judge = judge;
    this.executors = executors;
  }

  /**
   * Finds out what {@code clues} amount to, unless something else is asked before; if that fails,
   * for want of memory or for a mistake of ours, that is what comes of it.
   */
  void judge(Grid clues, Consumer<ReviewVerdict> then) {
    begin(
        executors.solving(),
        new DraftVerdictTask(
            () -> judge.apply(clues), done -> end(done, () -> then.accept(done.finding()))));
  }

  /**
   * Reads {@code plate} as it stands, unless something else is asked before. Nothing comes of it if
   * that fails, for want of memory or for a mistake of ours.
   */
  void read(Origin origin, BoardPhoto plate, Consumer<Optional<ScanDraft>> then) {
    begin(
        executors.reading(),
        new BoardRereadTask(
            () -> reader.read(origin, plate), done -> end(done, () -> then.accept(done.draft()))));
  }

  /** Whether a plate is being read. */
  boolean isReading() {
    return awaited instanceof BoardRereadTask;
  }

  /** Awaits nothing any more. */
  void cancel() {
    FutureTask<?> outdated = awaited;
    awaited = null;
    if (outdated != null) {
      outdated.cancel(true);
    }
  }

  private void begin(Executor executor, FutureTask<?> run) {
    cancel();
    awaited = run;
    executor.execute(run);
  }

  private void end(FutureTask<?> run, Runnable then) {
    executors
        .screen()
        .execute(
            () -> {
              if (run == awaited) {
                awaited = null;
                then.run();
              }
            });
  }
}
