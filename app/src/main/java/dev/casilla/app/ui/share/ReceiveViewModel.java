package dev.casilla.app.ui.share;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.viewmodel.ViewModelInitializer;
import dev.casilla.app.concurrent.AppExecutors;
import dev.casilla.app.concurrent.FailureLog;
import dev.casilla.app.concurrent.LatestTask;
import dev.casilla.app.data.HistoryRepository;
import dev.casilla.app.data.ImportResult;
import dev.casilla.app.data.StorageException;
import dev.casilla.app.data.transfer.SheetImporter;
import dev.casilla.app.data.transfer.SheetTextParser;
import dev.casilla.app.data.transfer.document.TransferError;
import dev.casilla.app.data.transfer.document.TransferException;

/** Imports what another app sends once, also across rotation. */
// After process death the text is read again; sheets that are already stored are recognized.
public final class ReceiveViewModel extends ViewModel {
  private final HistoryRepository archive;
  private final SheetImporter importer;
  private final AppExecutors executors;
  private final LatestTask task;
  private final MutableLiveData<ReceiveUiState> state =
      new MutableLiveData<>(new ReceiveUiState.Reading(false));
  private boolean isStarted;

  ReceiveViewModel(HistoryRepository archive, SheetTextParser parser, AppExecutors executors) {
    this.archive = archive;
    importer = new SheetImporter(archive, parser);
    this.executors = executors;
    task = new LatestTask(executors.main());
  }

  public static ViewModelInitializer<ReceiveViewModel> initializer(
      HistoryRepository archive, SheetTextParser parser, AppExecutors executors) {
    return new ViewModelInitializer<>(
        ReceiveViewModel.class, extras -> new ReceiveViewModel(archive, parser, executors));
  }

  LiveData<ReceiveUiState> state() {
    return state;
  }

  /** Imports {@code offer}, unless an import has been started before. */
  void take(SheetImporter.Source offer) {
    if (!isStarted) {
      isStarted = true;
      task.start(executors.transfer(), () -> receive(offer), state::setValue, this::fail);
      task.whenSlow(
          executors.progressDelay(), () -> state.setValue(new ReceiveUiState.Reading(true)));
    }
  }

  /** The sheets may have been stored already. */
  @Override
  protected void onCleared() {
    task.cancel();
  }

  /** Imports the sheets of {@code offer} and makes the first one the last opened. */
  private ReceiveUiState receive(SheetImporter.Source offer) {
    try {
      ImportResult result = importer.importFrom(offer);
      archive.open(result.first());
      boolean isOne = result.count() == 1 && result.malformed() == 0;
      return isOne
          ? new ReceiveUiState.One(result.first())
          : new ReceiveUiState.Many(result.added(), result.duplicates(), result.malformed());
    } catch (TransferException e) {
      return new ReceiveUiState.Failed(e.error());
    } catch (StorageException e) {
      return new ReceiveUiState.Failed(TransferError.STORAGE);
    }
  }

  private void fail(Throwable failure) {
    FailureLog.log("importing what was sent", failure);
    state.setValue(new ReceiveUiState.Failed(TransferError.ofReading(failure)));
  }
}
