package dev.casilla.app.ui.puzzle.session;

import dev.casilla.app.concurrent.AppExecutors;
import dev.casilla.app.concurrent.FailureLog;
import dev.casilla.app.concurrent.LatestTask;
import dev.casilla.app.ui.puzzle.state.PuzzleAnalysis;
import dev.casilla.solver.Grid;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Analyzes the newest clues off the main thread. For the main thread. */
// Clues whose analysis was stopped or failed are not analyzed again after a pause, only by
// analyzeNow or once they have changed.
final class LiveAnalysis {
  /** Debounce before clues are analyzed. */
  static final long TYPING_PAUSE_MILLIS = 250;

  private final Function<Grid, PuzzleAnalysis> analyzer;
  private final Executor solving;
  private final Executor pause;
  private final Runnable onAnalysis;
  private final LatestTask task;
  private Runnable onFailure = () -> {};
  private @Nullable Grid requested;
  private @Nullable Grid stopped;
  private @Nullable PuzzleAnalysis latest;

  /** Calls {@code onAnalysis} on the main thread with each new analysis in place. */
  LiveAnalysis(
      Function<Grid, PuzzleAnalysis> analyzer, AppExecutors executors, Runnable onAnalysis) {
    this.analyzer = analyzer;
    this.solving = executors.solving();
    this.pause = executors.delayed().apply(TYPING_PAUSE_MILLIS);
    this.onAnalysis = onAnalysis;
    this.task = new LatestTask(executors.main());
  }

  /** Calls {@code listener} on the main thread when an analysis fails. */
  void onFailure(Runnable listener) {
    onFailure = listener;
  }

  Optional<PuzzleAnalysis> find(Grid clues) {
    return Optional.ofNullable(latest).filter(known -> known.clues().equals(clues));
  }

  boolean isRunning() {
    return task.isRunning();
  }

  /** Analyzes {@code clues} unless others are requested during a pause in typing. */
  void analyzeAfterPause(Grid clues) {
    if (Objects.equals(clues, stopped)) {
      return;
    }
    stopped = null;
    if (!find(clues).isPresent() && !Objects.equals(clues, requested)) {
      cancel();
      requested = clues;
      pause.execute(
          () -> {
            if (Objects.equals(clues, requested) && !task.isRunning()) {
              start(clues);
            }
          });
    }
  }

  void analyzeNow(Grid clues) {
    stopped = null;
    boolean isStarted = task.isRunning() && Objects.equals(clues, requested);
    if (!find(clues).isPresent() && !isStarted) {
      start(clues);
    }
  }

  /** Cancels the analysis of {@code clues} until they change or {@link #analyzeNow} is called. */
  void stop(Grid clues) {
    cancel();
    stopped = clues;
  }

  void cancel() {
    requested = null;
    task.cancel();
  }

  private void start(Grid clues) {
    requested = clues;
    task.start(
        solving,
        () -> analyzer.apply(clues),
        analysis -> {
          requested = null;
          latest = analysis;
          onAnalysis.run();
        },
        error -> {
          FailureLog.log("analyzing a puzzle", error);
          requested = null;
          stopped = clues;
          onFailure.run();
        });
  }
}
