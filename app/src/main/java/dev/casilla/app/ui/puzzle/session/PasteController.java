package dev.casilla.app.ui.puzzle.session;

import dev.casilla.app.concurrent.AppExecutors;
import dev.casilla.app.concurrent.FailureLog;
import dev.casilla.app.concurrent.LatestTask;
import dev.casilla.app.data.transfer.SheetImporter;
import dev.casilla.app.data.transfer.document.TransferError;
import dev.casilla.app.ui.puzzle.message.PasteError;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Imports pasted text on the storage thread. For the main thread. */
/*
 * Opening another sheet during an import drops the outcome, but not the import: the puzzles are in
 * the history. Only `stop` prevents that. The text is in the saved state until the outcome is
 * known; after process death it is imported again, and puzzles that are stored already are
 * recognized. For a text too long for the saved state, the person is asked to paste it again.
 */
final class PasteController {
  private final SavedPuzzleState saved;
  private final SheetAutosaver sheets;
  private final SheetImporter importer;
  private final AppExecutors executors;
  private final LatestTask task;
  private final Runnable onSlow;
  private final Consumer<PasteTask.Outcome> onEnd;
  private AtomicReference<Phase> phase = new AtomicReference<>(Phase.STOPPED);
  private boolean isAwaited;

  /** An import is either stopped or committed, whichever comes first. */
  private enum Phase {
    READING,
    STOPPED,
    COMMITTED
  }

  /** Calls {@code onSlow} if an import takes noticeably long, and {@code onEnd} at its end. */
  PasteController(
      SavedPuzzleState saved,
      SheetAutosaver sheets,
      SheetImporter importer,
      AppExecutors executors,
      Runnable onSlow,
      Consumer<PasteTask.Outcome> onEnd) {
    this.saved = saved;
    this.sheets = sheets;
    this.importer = importer;
    this.executors = executors;
    this.task = new LatestTask(executors.main());
    this.onSlow = onSlow;
    this.onEnd = onEnd;
  }

  /** Imports {@code text}; {@code null} stands for no text. */
  void start(@Nullable CharSequence text) {
    String pasted = text == null ? "" : text.toString();
    saved.setPasted(pasted);
    start(Optional.of(pasted));
  }

  /** Imports again what was being imported when the process died. */
  void resume() {
    if (saved.isPasting()) {
      start(saved.pasted());
    }
  }

  /** Whether the outcome of an import is awaited. */
  boolean isReading() {
    return isAwaited;
  }

  void ignore() {
    isAwaited = false;
    saved.removePasted();
  }

  /** Cancels the import, unless it has been committed already. */
  void stop() {
    if (isAwaited && phase.compareAndSet(Phase.READING, Phase.STOPPED)) {
      ignore();
    }
  }

  private void start(Optional<String> text) {
    AtomicReference<Phase> current = new AtomicReference<>(Phase.READING);
    phase = current;
    isAwaited = true;
    task.start(
        executors.storage(), () -> run(text, current), this::end, error -> fail(current, error));
    task.whenSlow(executors.progressDelay(), this::reportSlow);
  }

  /** Text that did not fit into the saved state is absent. */
  private PasteTask.Outcome run(Optional<String> text, AtomicReference<Phase> current) {
    return text.isPresent()
        ? PasteTask.run(text.get(), () -> commit(current), importer, sheets)
        : new PasteTask.Refused(new PasteError.Interrupted());
  }

  private static boolean commit(AtomicReference<Phase> current) {
    return current.compareAndSet(Phase.READING, Phase.COMMITTED)
        || current.get() == Phase.COMMITTED;
  }

  private void reportSlow() {
    if (isAwaited) {
      onSlow.run();
    }
  }

  private void fail(AtomicReference<Phase> current, Throwable error) {
    if (!(error instanceof CancellationException) || current.get() != Phase.STOPPED) {
      FailureLog.log("importing pasted text", error);
      end(new PasteTask.Refused(new PasteError.Other(TransferError.UNFORESEEN)));
    }
  }

  private void end(PasteTask.Outcome outcome) {
    if (isAwaited) {
      ignore();
      onEnd.accept(outcome);
    }
  }
}
