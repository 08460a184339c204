package dev.casilla.app.review;

import androidx.lifecycle.SavedStateHandleSupport;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.viewmodel.CreationExtras;
import dev.casilla.app.sheet.SheetStore;
import java.util.Objects;
import java.util.concurrent.Executor;

/** Makes {@link ReviewViewModel}s. */
public final class ReviewViewModels implements ViewModelProvider.Factory {
  private final SheetStore store;
  private final ReviewExecutors executors;

  /**
   * For view models that judge on {@code solving}, keep sheets in {@code store} on {@code storage},
   * which does one thing after the other, and come back on {@code screen}.
   */
  public ReviewViewModels(SheetStore store, Executor solving, Executor storage, Executor screen) {
    this.store = store;
    this.executors = new ReviewExecutors(solving, storage, screen);
  }

  @Override
  public <T extends ViewModel> T create(Class<T> modelClass, CreationExtras extras) {
    ReviewViewModel model =
        new ReviewViewModel(
            SavedStateHandleSupport.createSavedStateHandle(extras), store, executors);
    return Objects.requireNonNull(modelClass.cast(model));
  }
}
