package dev.casilla.app.puzzle;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Reads what is pasted off the main thread, one text at a time. Confined to the main thread. */
/*
 * `wanted` is the run whose outcome is awaited: any other one is out of date. What it keeps is kept
 * all the same, so that nothing pasted is lost.
 */
final class Reading {
  private final Surroundings surroundings;
  private final Runnable whenLong;
  private final Consumer<Pasting.Outcome> whenDone;
  private @Nullable Object wanted;

  /** Tells {@code whenLong} if it takes a noticeable time, and {@code whenDone} what came of it. */
  Reading(Surroundings surroundings, Runnable whenLong, Consumer<Pasting.Outcome> whenDone) {
    this.surroundings = surroundings;
    this.whenLong = whenLong;
    this.whenDone = whenDone;
  }

  /** Reads {@code text}; {@code null} if there is none. */
  void start(@Nullable CharSequence text) {
    Object run = new Object();
    wanted = run;
    String pasted = text == null ? "" : text.toString();
    PuzzleExecutors executors = surroundings.executors();
    executors.patience().execute(() -> goOn(run));
    executors
        .storage()
        .execute(
            () -> {
              Pasting.Outcome outcome = Pasting.paste(pasted, surroundings.store());
              executors.screen().execute(() -> end(run, outcome));
            });
  }

  /** Waits no longer. */
  void cancel() {
    wanted = null;
  }

  private void goOn(Object run) {
    if (wanted == run) {
      whenLong.run();
    }
  }

  private void end(Object run, Pasting.Outcome outcome) {
    if (wanted == run) {
      wanted = null;
      whenDone.accept(outcome);
    }
  }
}
