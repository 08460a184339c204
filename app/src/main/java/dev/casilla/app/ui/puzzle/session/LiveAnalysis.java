package dev.casilla.app.ui.puzzle.session;

import dev.casilla.app.ui.puzzle.state.PuzzleAnalysis;
import dev.casilla.solver.Grid;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Keeps up with a puzzle that changes: judges the newest clues off the main thread, and drops what
 * is out of date. Confined to the main thread.
 */
/*
 * `wanted` is the run whose judgement is awaited: any other one is out of date. While somebody
 * types, a run starts only when no other was asked for during a pause; one that somebody waits for
 * starts at once. What somebody stopped, `stopped`, is not begun again until somebody waits for it;
 * nor is what failed, for want of memory or for a mistake of ours.
 */
final class LiveAnalysis {
  private final PuzzleAnalyzer judge;
  private final PuzzleExecutors executors;
  private final Consumer<PuzzleAnalysis> whenKnown;
  private Runnable whenFailed = () -> {};
  private @Nullable PuzzleAnalysisTask task;
  private @Nullable PuzzleAnalysis latest;
  private @Nullable Grid stopped;
  private boolean started;

  /** Tells {@code whenKnown}, on the main thread, what is found out. */
  LiveAnalysis(
      PuzzleAnalyzer judge, PuzzleExecutors executors, Consumer<PuzzleAnalysis> whenKnown) {
    this.judge = judge;
    this.executors = executors;
    this.whenKnown = whenKnown;
  }

  /** Tells {@code whenFailed}, on the main thread, that nothing could be found out. */
  void onFailure(Runnable whenFailed) {
    this.whenFailed = whenFailed;
  }

  /** What is known about {@code clues}. */
  Optional<PuzzleAnalysis> find(Grid clues) {
    PuzzleAnalysis newest = latest;
    return newest != null && newest.clues().equals(clues) ? Optional.of(newest) : Optional.empty();
  }

  /** Whether a judgement is on its way. */
  boolean isRunning() {
    return started;
  }

  /** Wants to know about {@code clues}, when there is a pause. */
  void analyzeAfterPause(Grid clues) {
    if (stopped != null && stopped.equals(clues)) {
      return;
    }
    stopped = null;
    if (!find(clues).isPresent() && !isWanted(clues)) {
      PuzzleAnalysisTask run = replaceTask(clues);
      executors.pause().execute(() -> start(run));
    }
  }

  /** Wants to know about {@code clues} at once. */
  void analyzeNow(Grid clues) {
    stopped = null;
    if (!find(clues).isPresent()) {
      start(isWanted(clues) && task != null ? task : replaceTask(clues));
    }
  }

  /** Wants to know nothing about {@code clues} until they change or somebody waits for them. */
  void stop(Grid clues) {
    cancel();
    stopped = clues;
  }

  /** Wants to know nothing any more. */
  void cancel() {
    PuzzleAnalysisTask outdated = task;
    task = null;
    started = false;
    if (outdated != null) {
      outdated.cancel(true);
    }
  }

  private boolean isWanted(Grid clues) {
    return task != null && task.clues().equals(clues);
  }

  private PuzzleAnalysisTask replaceTask(Grid clues) {
    cancel();
    PuzzleAnalysisTask run =
        new PuzzleAnalysisTask(judge, clues, done -> executors.screen().execute(() -> end(done)));
    task = run;
    return run;
  }

  private void start(PuzzleAnalysisTask run) {
    if (run == task && !started) {
      started = true;
      executors.solving().execute(run);
    }
  }

  private void end(PuzzleAnalysisTask run) {
    if (run == task) {
      task = null;
      started = false;
      Optional<PuzzleAnalysis> judgement = run.judgement();
      if (judgement.isPresent()) {
        latest = judgement.get();
        whenKnown.accept(judgement.get());
      } else {
        stopped = run.clues();
        whenFailed.run();
      }
    }
  }
}
