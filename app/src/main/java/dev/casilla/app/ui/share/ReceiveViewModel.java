package dev.casilla.app.ui.share;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.viewmodel.ViewModelInitializer;
import dev.casilla.app.concurrent.AppExecutors;
import dev.casilla.app.concurrent.LatestTask;
import dev.casilla.app.data.HistoryRepository;
import dev.casilla.app.data.transfer.ImportSource;
import dev.casilla.app.data.transfer.SheetTextParser;
import dev.casilla.app.data.transfer.document.TransferError;
import dev.casilla.app.log.FailureLog;

/** Imports once what another app sends, also across rotation. */
/*
 * After process death the text is read again; sheets that are already stored are recognized.
 */
public final class ReceiveViewModel extends ViewModel {
  private final ReceivedSheetImporter receiving;
  private final AppExecutors executors;
  private final LatestTask task;
  private final MutableLiveData<ReceiveUiState> state =
      new MutableLiveData<>(new ReceiveUiState.Reading(false));
  private boolean isStarted;

  ReceiveViewModel(ReceivedSheetImporter receiving, AppExecutors executors) {
    this.receiving = receiving;
    this.executors = executors;
    task = new LatestTask(executors.main());
  }

  /** Makes view models that import into {@code archive}. */
  public static ViewModelInitializer<ReceiveViewModel> initializer(
      HistoryRepository archive, SheetTextParser parser, AppExecutors executors) {
    return new ViewModelInitializer<>(
        ReceiveViewModel.class,
        extras -> new ReceiveViewModel(new ReceivedSheetImporter(archive, parser), executors));
  }

  /** What the screen shows. */
  LiveData<ReceiveUiState> state() {
    return state;
  }

  /** Imports {@code offer}, unless an import has been started before. */
  void take(ImportSource offer) {
    if (!isStarted) {
      isStarted = true;
      task.start(executors.transfer(), () -> receiving.receive(offer), state::setValue, this::fail);
      task.whenSlow(
          executors.progressDelay(), () -> state.setValue(new ReceiveUiState.Reading(true)));
    }
  }

  /** The sheets may have been stored already. */
  @Override
  protected void onCleared() {
    task.cancel();
  }

  private void fail(Throwable failure) {
    FailureLog.log("importing what was sent", failure);
    state.setValue(new ReceiveUiState.Failed(TransferError.ofReading(failure)));
  }
}
