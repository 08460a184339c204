package dev.casilla.app.ui.review.state;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import dev.casilla.app.data.DraftRepository;
import dev.casilla.app.data.StorageException;
import dev.casilla.app.data.draft.DraftCodec;
import java.util.Optional;

/** Fetches a draft from the history, to be looked over once more. */
public final class StoredDraftViewModel extends ViewModel {
  private final MutableLiveData<Optional<byte[]>> draft = new MutableLiveData<>();
  private final DraftRepository store;
  private final BoardPhotoCache plates;

  /** Fetches the draft {@code id} from {@code store}, and its photo, if that is still there. */
  StoredDraftViewModel(
      DraftRepository store, BoardPhotoCache plates, ReviewExecutors executors, long id) {
    this.store = store;
    this.plates = plates;
    executors
        .storage()
        .execute(
            () -> {
              Optional<byte[]> found = find(id);
              executors.screen().execute(() -> draft.setValue(found));
            });
  }

  /** The packed draft, as soon as it is known; empty if there is nothing to look over. */
  public LiveData<Optional<byte[]>> draft() {
    return draft;
  }

  /** What cannot be read leaves the sheet's digits, and the puzzle screen to say what is wrong. */
  private Optional<byte[]> find(long id) {
    try {
      return store
          .draft(id)
          .map(packed -> DraftCodec.pack(DraftCodec.unpack(packed).with(plates.find(id))));
    } catch (StorageException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }
}
