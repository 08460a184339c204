package dev.casilla.app.ui.puzzle.session;

import dev.casilla.app.data.transfer.SheetImporter;
import dev.casilla.app.data.transfer.SheetTextParser;
import dev.casilla.app.ui.puzzle.message.PasteError;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reads what is pasted off the main thread, one text at a time. Confined to the main thread. */
/*
 * `wanted` is the run whose outcome is awaited: any other one is out of date. What that one keeps is
 * kept all the same, so that nothing pasted is lost, unless the person stopped it: then nothing of it
 * is kept. What is taken in already when a person stops it, a moment too late, is shown. After the end
 * of the process the text is read again; what was kept the first time is recognised then. One that
 * is too long to be saved is put aside by the thread that reads it, before anything else; if the
 * process ends even before that, all that can be done is to ask for it again.
 */
final class PasteController {
  private final SavedPendingWrites unkept;
  private final PuzzleDependencies surroundings;
  private final SheetImporter inbox;
  private final Runnable whenLong;
  private final Consumer<PasteTask.Outcome> whenDone;
  private @Nullable Run currentRun;

  /** One text: it is stopped or settled, whichever comes first. For the thread that reads, too. */
  private static final class Run {
    private enum End {
      OPEN,
      STOPPED,
      SETTLED
    }

    private final AtomicReference<End> end = new AtomicReference<>(End.OPEN);

    /** Whether it is in time to be stopped. */
    boolean stop() {
      return end.compareAndSet(End.OPEN, End.STOPPED);
    }

    /** Whether it is to be kept: so it is from now on. */
    boolean settle() {
      return end.compareAndSet(End.OPEN, End.SETTLED) || end.get() == End.SETTLED;
    }
  }

  /** Tells {@code whenLong} if it takes a noticeable time, and {@code whenDone} what came of it. */
  PasteController(
      SavedPendingWrites unkept,
      PuzzleDependencies surroundings,
      Runnable whenLong,
      Consumer<PasteTask.Outcome> whenDone) {
    this.unkept = unkept;
    this.surroundings = surroundings;
    this.inbox = new SheetImporter(surroundings.store(), new SheetTextParser(surroundings.clock()));
    this.whenLong = whenLong;
    this.whenDone = whenDone;
  }

  /** Reads {@code text}; {@code null} if there is none. */
  void start(@Nullable CharSequence text) {
    String pasted = text == null ? "" : text.toString();
    if (pasted.length() <= SavedPendingWrites.LONGEST) {
      unkept.setPasted(pasted);
      read(() -> Optional.of(pasted));
    } else {
      long key = surroundings.clock().getAsLong();
      unkept.setLongPasted(key);
      read(
          () -> {
            surroundings.longText().put(key, pasted);
            return Optional.of(pasted);
          });
    }
  }

  /** Reads what was being read when the process ended, if anything was. */
  void resume() {
    OptionalLong key = unkept.longPasted();
    if (key.isPresent()) {
      read(() -> surroundings.longText().find(key.getAsLong()));
    } else {
      surroundings.executors().storage().execute(surroundings.longText()::clear);
      unkept.pasted().ifPresent(this::start);
    }
  }

  /** Whether a text is being read. */
  boolean isReading() {
    return currentRun != null;
  }

  /** Waits no longer. */
  void cancel() {
    currentRun = null;
    if (unkept.longPasted().isPresent()) {
      surroundings.executors().storage().execute(surroundings.longText()::clear);
    }
    unkept.removePasted();
  }

  /** Waits no longer, and wants nothing of it, unless it is there already. */
  void stop() {
    if (currentRun != null && currentRun.stop()) {
      cancel();
    }
  }

  /** Reads what {@code source} has, which is asked on the thread that reads. */
  private void read(Supplier<Optional<String>> source) {
    Run run = new Run();
    currentRun = run;
    PuzzleExecutors executors = surroundings.executors();
    executors.patience().execute(() -> reportSlow(run));
    executors
        .storage()
        .execute(
            () ->
                read(source.get(), run)
                    .ifPresent(outcome -> executors.screen().execute(() -> end(run, outcome))));
  }

  private Optional<PasteTask.Outcome> read(Optional<String> text, Run run) {
    try {
      return Optional.of(
          text.isPresent()
              ? PasteTask.run(text.get(), run::settle, inbox, surroundings.store())
              : new PasteTask.Refused(new PasteError.Interrupted()));
    } catch (CancellationException e) {
      return Optional.empty();
    }
  }

  private void reportSlow(Run run) {
    if (currentRun == run) {
      whenLong.run();
    }
  }

  private void end(Run run, PasteTask.Outcome outcome) {
    if (currentRun == run) {
      cancel();
      whenDone.accept(outcome);
    }
  }
}
