package dev.casilla.app.ui.history.transfer;

import dev.casilla.app.data.StorageException;
import dev.casilla.app.data.transfer.document.TransferError;
import dev.casilla.app.data.transfer.document.TransferException;
import dev.casilla.app.log.FailureLog;
import dev.casilla.app.ui.history.transfer.TransferUiState.Direction;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;

/** One import or export. Cancelling it interrupts its thread. */
final class TransferTask extends FutureTask<TransferUiState> {
  private final Direction direction;
  private final Consumer<TransferTask> whenDone;

  /** Does {@code work} when run, then tells {@code whenDone} on the thread it ran on. */
  TransferTask(Direction direction, Work work, Consumer<TransferTask> whenDone) {
    super(() -> outcome(direction, work));
    this.direction = direction;
    this.whenDone = whenDone;
  }

  /** What may go wrong in a way to be told. */
  interface Work {
    TransferUiState run() throws TransferException;
  }

  /** What came of one that is done and was not cancelled, whatever it was that failed. */
  TransferUiState outcome() {
    try {
      return get();
    } catch (ExecutionException e) {
      FailureLog.log("a transfer", e.getCause());
      return new TransferUiState.Failed(
          direction,
          direction == Direction.IN
              ? TransferError.ofReading(e.getCause())
              : TransferError.UNFORESEEN);
    } catch (InterruptedException e) {
      throw new IllegalStateException("what is done was waited for", e);
    }
  }

  @Override
  protected void done() {
    whenDone.accept(this);
  }

  private static TransferUiState outcome(Direction direction, Work work) {
    try {
      return work.run();
    } catch (TransferException e) {
      return new TransferUiState.Failed(direction, e.error());
    } catch (StorageException e) {
      return new TransferUiState.Failed(direction, TransferError.STORAGE);
    }
  }
}
