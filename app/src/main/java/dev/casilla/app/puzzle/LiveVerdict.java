package dev.casilla.app.puzzle;

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
final class LiveVerdict {
  private final Judge judge;
  private final PuzzleExecutors executors;
  private final Consumer<Judgement> whenKnown;
  private Runnable whenFailed = () -> {};
  private @Nullable Judging wanted;
  private @Nullable Judgement known;
  private @Nullable Grid stopped;
  private boolean started;

  /** Tells {@code whenKnown}, on the main thread, what is found out. */
  LiveVerdict(Judge judge, PuzzleExecutors executors, Consumer<Judgement> whenKnown) {
    this.judge = judge;
    this.executors = executors;
    this.whenKnown = whenKnown;
  }

  /** Tells {@code whenFailed}, on the main thread, that nothing could be found out. */
  void onFailure(Runnable whenFailed) {
    this.whenFailed = whenFailed;
  }

  /** What is known about {@code clues}. */
  Optional<Judgement> on(Grid clues) {
    Judgement newest = known;
    return newest != null && newest.clues().equals(clues) ? Optional.of(newest) : Optional.empty();
  }

  /** Whether a judgement is on its way. */
  boolean isJudging() {
    return started;
  }

  /** Wants to know about {@code clues}, when there is a pause. */
  void follow(Grid clues) {
    if (stopped != null && stopped.equals(clues)) {
      return;
    }
    stopped = null;
    if (!on(clues).isPresent() && !isWanted(clues)) {
      Judging run = want(clues);
      executors.pause().execute(() -> start(run));
    }
  }

  /** Wants to know about {@code clues} at once. */
  void hurry(Grid clues) {
    stopped = null;
    if (!on(clues).isPresent()) {
      start(isWanted(clues) && wanted != null ? wanted : want(clues));
    }
  }

  /** Wants to know nothing about {@code clues} until they change or somebody waits for them. */
  void stop(Grid clues) {
    cancel();
    stopped = clues;
  }

  /** Wants to know nothing any more. */
  void cancel() {
    Judging outdated = wanted;
    wanted = null;
    started = false;
    if (outdated != null) {
      outdated.cancel(true);
    }
  }

  private boolean isWanted(Grid clues) {
    return wanted != null && wanted.clues().equals(clues);
  }

  private Judging want(Grid clues) {
    cancel();
    Judging run = new Judging(judge, clues, done -> executors.screen().execute(() -> end(done)));
    wanted = run;
    return run;
  }

  private void start(Judging run) {
    if (run == wanted && !started) {
      started = true;
      executors.solving().execute(run);
    }
  }

  private void end(Judging run) {
    if (run == wanted) {
      wanted = null;
      started = false;
      Optional<Judgement> judgement = run.judgement();
      if (judgement.isPresent()) {
        known = judgement.get();
        whenKnown.accept(judgement.get());
      } else {
        stopped = run.clues();
        whenFailed.run();
      }
    }
  }
}
