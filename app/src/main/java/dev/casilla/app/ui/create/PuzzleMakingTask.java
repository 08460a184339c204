package dev.casilla.app.ui.create;

import dev.casilla.app.data.StorageException;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;

/** One puzzle being made. Cancelling it interrupts the maker. */
final class PuzzleMakingTask extends FutureTask<Long> {
  private final Consumer<PuzzleMakingTask> whenDone;

  /** Makes and keeps when run, then tells {@code whenDone} on the thread it ran on. */
  PuzzleMakingTask(Callable<Long> work, Consumer<PuzzleMakingTask> whenDone) {
    super(work);
    this.whenDone = whenDone;
  }

  /**
   * Where the puzzle is kept, of one that is done and was not cancelled; nowhere if there was no
   * room for it.
   */
  Optional<Long> sheetId() {
    try {
      return Optional.of(get());
    } catch (ExecutionException e) {
      if (e.getCause() instanceof StorageException) {
        return Optional.empty();
      }
      throw new IllegalStateException("no puzzle", e);
    } catch (InterruptedException e) {
      throw new IllegalStateException("no puzzle", e);
    }
  }

  @Override
  protected void done() {
    whenDone.accept(this);
  }
}
