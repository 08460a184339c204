package dev.casilla.app.history;

import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.SavedStateHandleSupport;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.viewmodel.CreationExtras;
import dev.casilla.app.exchange.IncomingText;
import dev.casilla.app.sheet.Archive;
import java.util.Objects;

/** Makes the history's view models. */
public final class HistoryViewModels implements ViewModelProvider.Factory {
  private final Archive archive;
  private final IncomingText incoming;
  private final HistoryExecutors executors;
  private final Offers offers = new Offers();

  /** For view models that show and change {@code archive} on the threads of {@code executors}. */
  public HistoryViewModels(Archive archive, IncomingText incoming, HistoryExecutors executors) {
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
