package dev.casilla.app.ui.review.state;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import dev.casilla.app.ui.review.state.ReviewUiState.PhotoOverlay;
import java.util.Objects;

/** What the review screen shows from now on, with all that is known of it. For the main thread. */
/*
 * Whether there is something to undo, to read or no room to keep anything goes into every state:
 * whoever changes one has no need to know. What a person looks at is saved as it is shown.
 */
final class ReviewStateHolder {
  private final SavedReviewState saved;
  private final DraftRevisions revisions;
  private final DraftAnalysis enquiry;
  private final MutableLiveData<ReviewUiState> state = new MutableLiveData<>();
  private boolean isRefused;

  /** Shows what is {@code saved}, at first. */
  ReviewStateHolder(SavedReviewState saved, DraftRevisions revisions, DraftAnalysis enquiry) {
    this.saved = saved;
    this.revisions = revisions;
    this.enquiry = enquiry;
    show(saved.state());
  }

  LiveData<ReviewUiState> state() {
    return state;
  }

  /** What is shown now. */
  ReviewUiState now() {
    return Objects.requireNonNull(state.getValue());
  }

  void show(ReviewUiState next) {
    ReviewUiState.Show shows =
        next.show().withUndo(revisions.canUndo()).withUnread(enquiry.isReading());
    ReviewUiState known = next.with(shows);
    state.setValue(isRefused ? known.with(new ReviewVerdict.NotKept()) : known);
  }

  /** Shows that much of the photo over the board. */
  void show(PhotoOverlay photo) {
    saved.keepPhoto(photo);
    show(now().with(now().show().withPhoto(photo)));
  }

  /** Looks at {@code cell}. */
  void select(int cell) {
    saved.keepSelected(cell);
    show(now().selecting(cell));
  }

  /** Whether there is no room to keep anything. */
  boolean isRefused() {
    return isRefused;
  }

  /** Says that there is no room to keep anything, or no longer says so. */
  void refuse(boolean refused) {
    isRefused = refused;
    if (refused) {
      show(now());
    }
  }
}
