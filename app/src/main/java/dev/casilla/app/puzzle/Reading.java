package dev.casilla.app.puzzle;

import dev.casilla.app.exchange.Inbox;
import dev.casilla.app.exchange.IncomingText;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Reads what is pasted off the main thread, one text at a time. Confined to the main thread. */
/*
 * `wanted` is the run whose outcome is awaited: any other one is out of date. What that one keeps is
 * kept all the same, so that nothing pasted is lost, unless the person stopped it: then nothing of it
 * is kept. After the end of the process the text is read again; what was kept the first time is
 * recognised then.
 */
final class Reading {
  private final Unkept unkept;
  private final Surroundings surroundings;
  private final Inbox inbox;
  private final Runnable whenLong;
  private final Consumer<Pasting.Outcome> whenDone;
  private @Nullable Run wanted;

  /** One text; whether it was stopped is asked by the thread that reads it. */
  private static final class Run {
    final AtomicBoolean isStopped = new AtomicBoolean();
  }

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
    Run run = new Run();
    wanted = run;
    String pasted = text == null ? "" : text.toString();
    unkept.setPasted(pasted);
    PuzzleExecutors executors = surroundings.executors();
    executors.patience().execute(() -> goOn(run));
    executors
        .storage()
        .execute(
            () ->
                read(pasted, run)
                    .ifPresent(outcome -> executors.screen().execute(() -> end(run, outcome))));
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

  /** Waits no longer, and wants nothing of it. */
  void stop() {
    if (wanted != null) {
      wanted.isStopped.set(true);
    }
    cancel();
  }

  private Optional<Pasting.Outcome> read(String text, Run run) {
    try {
      return Optional.of(
          Pasting.paste(text, () -> !run.isStopped.get(), inbox, surroundings.store()));
    } catch (CancellationException e) {
      return Optional.empty();
    }
  }

  private void goOn(Run run) {
    if (wanted == run) {
      whenLong.run();
    }
  }

  private void end(Run run, Pasting.Outcome outcome) {
    if (wanted == run) {
      cancel();
      whenDone.accept(outcome);
    }
  }
}
