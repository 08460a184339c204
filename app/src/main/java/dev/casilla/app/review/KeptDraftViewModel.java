package dev.casilla.app.review;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.ViewModel;
import dev.casilla.app.sheet.DraftStore;
import dev.casilla.app.sheet.StorageException;
import java.util.Optional;

/** Fetches a draft from the history, to be looked over once more. */
final class KeptDraftViewModel extends ViewModel {
  private final MutableLiveData<Optional<byte[]>> draft = new MutableLiveData<>();
  private final DraftStore store;
  private final Plates plates;

  /** Fetches the draft {@code id} from {@code store}, and its photo, if that is still there. */
  KeptDraftViewModel(DraftStore store, Plates plates, ReviewExecutors executors, long id) {
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
  LiveData<Optional<byte[]>> draft() {
    return draft;
  }

  /** What cannot be read leaves the sheet's digits, and the puzzle screen to say what is wrong. */
  private Optional<byte[]> find(long id) {
    try {
      return store
          .draft(id)
          .map(packed -> PackedDraft.pack(PackedDraft.unpack(packed).with(plates.find(id))));
    } catch (StorageException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }
}
