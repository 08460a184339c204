package dev.casilla.app.ui.review.state;

import androidx.lifecycle.SavedStateHandle;
import dev.casilla.app.data.draft.DraftCodec;
import dev.casilla.app.data.draft.DraftEdits;
import dev.casilla.app.data.draft.DraftUndoStack;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.ui.review.state.ReviewUiState.PhotoOverlay;
import java.util.Objects;
import java.util.Optional;

/** What of a review outlives the process. For the main thread. */
/*
 * The draft as it came is large and never changes; what became of it is small, and so is what it
 * was before that. The rest is what was selected, how far the photo lay over it, under which id it
 * is kept, and whether it was turned and is still to be read.
 */
public final class SavedReviewState {
  public static final String DRAFT = "draft";
  static final String EDITS = "edits";
  static final String PAST = "past";
  static final String UNREAD = "unread";
  static final String SELECTED = "selected";
  public static final String SHEET = "sheet";
  static final String PHOTO = "photo";
  static final String PERCENT = "percent";

  private final SavedStateHandle saved;
  private final ScanDraft original;
  private final DraftUndoStack past;

  /** The review of the draft that is in {@code saved}. */
  SavedReviewState(SavedStateHandle saved) {
    this.saved = saved;
    original = DraftCodec.unpack(Objects.requireNonNull(saved.get(DRAFT), "no draft"));
    byte[] packed = saved.get(PAST);
    past = packed == null ? new DraftUndoStack() : DraftUndoStack.unpack(packed);
  }

  /** The draft as it came. */
  ScanDraft original() {
    return original;
  }

  /** What it was before its last changes. */
  DraftUndoStack past() {
    return past;
  }

  /** What became of it; nothing, at first. */
  DraftEdits edits() {
    byte[] packed = saved.get(EDITS);
    return packed == null ? DraftEdits.of(original, 0) : DraftEdits.unpack(packed);
  }

  /** What the screen shows at the beginning. */
  ReviewUiState state() {
    ReviewUiState first = ReviewUiState.of(edits().apply(original));
    ReviewUiState state = first.with(first.show().withPhoto(photo()));
    Integer selected = saved.get(SELECTED);
    return selected == null ? state : state.selecting(selected);
  }

  private PhotoOverlay photo() {
    Boolean isShown = saved.get(PHOTO);
    Integer percent = saved.get(PERCENT);
    return isShown == null || percent == null
        ? PhotoOverlay.AWAY
        : new PhotoOverlay(isShown, percent);
  }

  /** Under which id it is kept, as far as is known. */
  Optional<Long> sheet() {
    return Optional.ofNullable(saved.<Long>get(SHEET));
  }

  /** If it was turned and is still to be read: what it was then, without what was changed since. */
  Optional<ScanDraft> unread() {
    byte[] packed = saved.get(UNREAD);
    return Optional.ofNullable(packed).map(edits -> DraftEdits.unpack(edits).apply(original));
  }

  void keepEdits(DraftEdits edits, int selected) {
    saved.set(EDITS, edits.pack());
    saved.set(PAST, past.pack());
    saved.set(SELECTED, selected);
  }

  void keepSelected(int cell) {
    saved.set(SELECTED, cell);
  }

  void keepPhoto(PhotoOverlay photo) {
    saved.set(PHOTO, photo.isShown());
    saved.set(PERCENT, photo.percent());
  }

  void keepSheet(long id) {
    saved.set(SHEET, id);
  }

  void keepUnread(DraftEdits unread) {
    saved.set(UNREAD, unread.pack());
  }

  void keepRead() {
    saved.remove(UNREAD);
  }
}
