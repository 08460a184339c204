package dev.casilla.app.history;

import dev.casilla.app.exchange.ExchangeException;
import dev.casilla.app.exchange.Trouble;
import dev.casilla.app.history.TransferUiState.Direction;
import dev.casilla.app.page.Failure;
import dev.casilla.app.sheet.StorageException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Consumer;

/** One import or export. Cancelling it interrupts its thread. */
final class Transfer extends FutureTask<TransferUiState> {
  private final Direction direction;
  private final Consumer<Transfer> whenDone;

  /** Does {@code work} when run, then tells {@code whenDone} on the thread it ran on. */
  Transfer(Direction direction, Work work, Consumer<Transfer> whenDone) {
    super(() -> outcome(direction, work));
    this.direction = direction;
    this.whenDone = whenDone;
  }

  /** What may go wrong in a way to be told. */
  interface Work {
    TransferUiState run() throws ExchangeException;
  }

  /** What came of one that is done and was not cancelled, whatever it was that failed. */
  TransferUiState outcome() {
    try {
      return get();
    } catch (ExecutionException e) {
      Failure.log("a transfer", e.getCause());
      return new TransferUiState.Failed(
          direction,
          direction == Direction.IN ? Trouble.ofReading(e.getCause()) : Trouble.UNFORESEEN);
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
    } catch (ExchangeException e) {
      return new TransferUiState.Failed(direction, e.trouble());
    } catch (StorageException e) {
      return new TransferUiState.Failed(direction, Trouble.STORAGE);
    }
  }
}
