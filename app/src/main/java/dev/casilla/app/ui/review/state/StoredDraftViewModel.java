package dev.casilla.app.ui.review.state;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandleSupport;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.viewmodel.ViewModelInitializer;
import dev.casilla.app.concurrent.AppExecutors;
import dev.casilla.app.data.DraftRepository;
import dev.casilla.app.data.StorageException;
import dev.casilla.app.data.draft.DraftCodec;
import java.util.Objects;
import java.util.Optional;

/** Loads a stored draft for another review. */
public final class StoredDraftViewModel extends ViewModel {
  private final MutableLiveData<Optional<byte[]>> draft = new MutableLiveData<>();
  private final DraftRepository store;
  private final BoardPhotoCache photos;

  /** Loads the draft {@code id} from {@code store}, with its photo if {@code photos} has it. */
  StoredDraftViewModel(
      DraftRepository store, BoardPhotoCache photos, AppExecutors executors, long id) {
    this.store = store;
    this.photos = photos;
    executors
        .storage()
        .execute(
            () -> {
              Optional<byte[]> found = find(id);
              executors.main().execute(() -> draft.setValue(found));
            });
  }

  public static ViewModelInitializer<StoredDraftViewModel> initializer(
      DraftRepository store, BoardPhotoCache photos, AppExecutors executors) {
    return new ViewModelInitializer<>(
        StoredDraftViewModel.class,
        extras ->
            new StoredDraftViewModel(
                store,
                photos,
                executors,
                Objects.requireNonNull(
                    SavedStateHandleSupport.createSavedStateHandle(extras)
                        .<Long>get(SavedReviewState.SHEET),
                    "no sheet")));
  }

  /** The packed draft once it is loaded; empty if there is nothing to review. */
  public LiveData<Optional<byte[]>> draft() {
    return draft;
  }

  /** If the draft cannot be read, the puzzle screen shows the sheet's digits or the error. */
  private Optional<byte[]> find(long id) {
    try {
      return store
          .draft(id)
          .map(packed -> DraftCodec.pack(DraftCodec.unpack(packed).with(photos.find(id))));
    } catch (StorageException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }
}
