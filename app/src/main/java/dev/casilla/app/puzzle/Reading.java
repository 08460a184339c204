package dev.casilla.app.puzzle;

import dev.casilla.app.exchange.Inbox;
import dev.casilla.app.exchange.IncomingText;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Reads what is pasted off the main thread, one text at a time. Confined to the main thread. */
/*
 * `wanted` is the run whose outcome is awaited: any other one is out of date. What it keeps is kept
 * all the same, so that nothing pasted is lost. After the end of the process the text is read again;
 * what was kept the first time is recognised then.
 */
final class Reading {
  private final Unkept unkept;
  private final Surroundings surroundings;
  private final Inbox inbox;
  private final Runnable whenLong;
  private final Consumer<Pasting.Outcome> whenDone;
  private @Nullable Object wanted;

  /** Tells {@code whenLong} if it takes a noticeable time, and {@code whenDone} what came of it. */
  Reading(
      Unkept unkept,
      Surroundings surroundings,
      Runnable whenLong,
      Consumer<Pasting.Outcome> whenDone) {
    this.unkept = unkept;
    this.surroundings = surroundings;
    this.inbox = new Inbox(surroundings.store(), new IncomingText(surroundings.clock()));
    this.whenLong = whenLong;
    this.whenDone = whenDone;
  }

  /** Reads {@code text}; {@code null} if there is none. */
  void start(@Nullable CharSequence text) {
    Object run = new Object();
    wanted = run;
    String pasted = text == null ? "" : text.toString();
    unkept.setPasted(pasted);
    PuzzleExecutors executors = surroundings.executors();
    executors.patience().execute(() -> goOn(run));
    executors
        .storage()
        .execute(
            () -> {
              Pasting.Outcome outcome = Pasting.paste(pasted, inbox, surroundings.store());
              executors.screen().execute(() -> end(run, outcome));
            });
  }

  /** Reads what was being read when the process ended, if anything was. */
  void startAgain() {
    unkept.pasted().ifPresent(this::start);
  }

  /** Whether a text is being read. */
  boolean isReading() {
    return wanted != null;
  }

  /** Waits no longer. */
  void cancel() {
    wanted = null;
    unkept.removePasted();
  }

  private void goOn(Object run) {
    if (wanted == run) {
      whenLong.run();
    }
  }

  private void end(Object run, Pasting.Outcome outcome) {
    if (wanted == run) {
      cancel();
      whenDone.accept(outcome);
    }
  }
}
