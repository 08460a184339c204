package dev.casilla.app.ui.history;

import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.SavedStateHandleSupport;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.viewmodel.CreationExtras;
import dev.casilla.app.data.HistoryRepository;
import dev.casilla.app.data.transfer.SheetTextParser;
import dev.casilla.app.ui.history.transfer.HistoryExecutors;
import dev.casilla.app.ui.history.transfer.TransferViewModel;
import java.util.Objects;

/** Makes the history's view models. */
public final class HistoryViewModels implements ViewModelProvider.Factory {
  private final HistoryRepository archive;
  private final SheetTextParser incoming;
  private final HistoryExecutors executors;
  private final UndoableDeletes offers = new UndoableDeletes();

  /** For view models that show and change {@code archive} on the threads of {@code executors}. */
  public HistoryViewModels(
      HistoryRepository archive, SheetTextParser incoming, HistoryExecutors executors) {
    this.archive = archive;
    this.incoming = incoming;
    this.executors = executors;
  }

  @Override
  public <T extends ViewModel> T create(Class<T> modelClass, CreationExtras extras) {
    SavedStateHandle saved = SavedStateHandleSupport.createSavedStateHandle(extras);
    ViewModel model =
        modelClass == TransferViewModel.class
            ? new TransferViewModel(saved, archive, incoming, executors)
            : new HistoryViewModel(saved, archive, executors, offers);
    return Objects.requireNonNull(modelClass.cast(model));
  }
}
