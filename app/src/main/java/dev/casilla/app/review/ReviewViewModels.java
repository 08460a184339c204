package dev.casilla.app.review;

import androidx.lifecycle.SavedStateHandleSupport;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.viewmodel.CreationExtras;
import dev.casilla.app.sheet.SheetStore;
import dev.casilla.reader.PuzzleReader;
import java.util.Objects;
import java.util.function.Supplier;

/** Makes {@link ReviewViewModel}s. */
public final class ReviewViewModels implements ViewModelProvider.Factory {
  private final SheetStore store;
  private final PlateReader reader;
  private final ReviewExecutors executors;

  /**
   * For view models that keep sheets in {@code store} and read turned boards with what {@code
   * readers} gives on the reader's thread.
   */
  public ReviewViewModels(
      SheetStore store, Supplier<PuzzleReader> readers, ReviewExecutors executors) {
    this.store = store;
    this.reader = new PlateReader(readers);
    this.executors = executors;
  }

  @Override
  public <T extends ViewModel> T create(Class<T> modelClass, CreationExtras extras) {
    ReviewViewModel model =
        new ReviewViewModel(
            SavedStateHandleSupport.createSavedStateHandle(extras), store, reader, executors);
    return Objects.requireNonNull(modelClass.cast(model));
  }
}
