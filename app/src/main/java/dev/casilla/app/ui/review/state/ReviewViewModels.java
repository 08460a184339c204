package dev.casilla.app.ui.review.state;

import androidx.lifecycle.SavedStateHandle;
import androidx.lifecycle.SavedStateHandleSupport;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import androidx.lifecycle.viewmodel.CreationExtras;
import dev.casilla.app.data.DraftRepository;
import dev.casilla.app.reading.BoardPhotoReader;
import dev.casilla.reader.PuzzleReader;
import java.util.Objects;
import java.util.function.Supplier;

/** Makes {@link ReviewViewModel}s. */
public final class ReviewViewModels implements ViewModelProvider.Factory {
  private final DraftRepository store;
  private final BoardPhotoCache plates = new BoardPhotoCache();
  private final BoardPhotoReader reader;
  private final ReviewExecutors executors;

  /**
   * For view models that keep drafts in {@code store} and read turned boards with what {@code
   * readers} gives on the reader's thread.
   */
  public ReviewViewModels(
      DraftRepository store, Supplier<PuzzleReader> readers, ReviewExecutors executors) {
    this.store = store;
    this.reader = new BoardPhotoReader(readers);
    this.executors = executors;
  }

  @Override
  public <T extends ViewModel> T create(Class<T> modelClass, CreationExtras extras) {
    SavedStateHandle saved = SavedStateHandleSupport.createSavedStateHandle(extras);
    ViewModel model =
        modelClass == StoredDraftViewModel.class
            ? new StoredDraftViewModel(store, plates, executors, sheet(saved))
            : new ReviewViewModel(
                saved, store, plates, new DraftAnalysis(reader, executors), executors);
    return Objects.requireNonNull(modelClass.cast(model));
  }

  private static long sheet(SavedStateHandle saved) {
    return Objects.requireNonNull(saved.<Long>get(SavedReviewState.SHEET), "no sheet");
  }
}
