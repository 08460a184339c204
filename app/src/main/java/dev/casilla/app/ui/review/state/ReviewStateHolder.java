package dev.casilla.app.ui.review.state;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import dev.casilla.app.ui.review.state.ReviewUiState.PhotoOverlay;
import java.util.Objects;

/** Holds the review screen's state. Confined to the main thread. */
// Adds undo, rereading and storage errors to every state, so that callers need not, and saves the
// selection and the photo as they are shown.
final class ReviewStateHolder {
  private final SavedReviewState saved;
  private final DraftRevisions revisions;
  private final DraftAnalysis analysis;
  private final MutableLiveData<ReviewUiState> state = new MutableLiveData<>();
  private boolean hasSaveFailed;

  /** Starts with the state in {@code saved}. */
  ReviewStateHolder(SavedReviewState saved, DraftRevisions revisions, DraftAnalysis analysis) {
    this.saved = saved;
    this.revisions = revisions;
    this.analysis = analysis;
    show(saved.state());
  }

  LiveData<ReviewUiState> state() {
    return state;
  }

  ReviewUiState now() {
    return Objects.requireNonNull(state.getValue());
  }

  void show(ReviewUiState next) {
    ReviewUiState.Show shows =
        next.show().withUndo(revisions.canUndo()).withUnread(analysis.isReading());
    ReviewUiState known = next.with(shows);
    state.setValue(hasSaveFailed ? known.with(new ReviewVerdict.NotSaved()) : known);
  }

  void show(PhotoOverlay photo) {
    saved.keepPhoto(photo);
    show(now().with(now().show().withPhoto(photo)));
  }

  void select(int cell) {
    saved.keepSelected(cell);
    show(now().selecting(cell));
  }

  boolean hasSaveFailed() {
    return hasSaveFailed;
  }

  void setSaveFailed(boolean hasFailed) {
    hasSaveFailed = hasFailed;
    if (hasFailed) {
      show(now());
    }
  }
}
