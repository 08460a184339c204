package dev.casilla.app.ui.share;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import dev.casilla.app.data.transfer.ImportSource;
import dev.casilla.app.data.transfer.document.TransferError;
import dev.casilla.app.log.FailureLog;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import org.jspecify.annotations.Nullable;

/** Takes in what another app offers, once, whatever becomes of the screen meanwhile. */
/*
 * After the end of the process the offer is read again; what was kept the first time is recognised
 * then.
 */
final class ReceiveViewModel extends ViewModel {
  private final ReceivedSheetImporter receiving;
  private final ShareExecutors executors;
  private final MutableLiveData<ReceiveUiState> state =
      new MutableLiveData<>(new ReceiveUiState.Reading(false));
  private @Nullable FutureTask<ReceiveUiState> reading;

  ReceiveViewModel(ReceivedSheetImporter receiving, ShareExecutors executors) {
    this.receiving = receiving;
    this.executors = executors;
  }

  /** What there is to say. */
  LiveData<ReceiveUiState> state() {
    return state;
  }

  /** Takes {@code offer}, unless one has been taken already. */
  void take(ImportSource offer) {
    if (reading == null) {
      FutureTask<ReceiveUiState> task = new FutureTask<>(() -> receiving.receive(offer));
      reading = task;
      executors.patience().execute(this::admitWait);
      executors.transfer().execute(() -> run(task));
    }
  }

  /** The person wants it no more; it may have been kept already. */
  @Override
  protected void onCleared() {
    if (reading != null) {
      reading.cancel(true);
    }
  }

  private void run(FutureTask<ReceiveUiState> task) {
    task.run();
    if (!task.isCancelled()) {
      ReceiveUiState outcome = outcome(task);
      executors.screen().execute(() -> state.setValue(outcome));
    }
  }

  private void admitWait() {
    if (state.getValue() instanceof ReceiveUiState.Reading) {
      state.setValue(new ReceiveUiState.Reading(true));
    }
  }

  /** Whatever it was that failed, the person can send it again. */
  private static ReceiveUiState outcome(FutureTask<ReceiveUiState> task) {
    try {
      return task.get();
    } catch (ExecutionException e) {
      FailureLog.log("taking in what was sent", e.getCause());
      return new ReceiveUiState.Failed(TransferError.ofReading(e.getCause()));
    } catch (InterruptedException e) {
      throw new IllegalStateException("what is done was waited for", e);
    }
  }
}
