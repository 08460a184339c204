package dev.casilla.app.ui.review.state;

import androidx.lifecycle.SavedStateHandle;
import dev.casilla.app.data.draft.DraftCodec;
import dev.casilla.app.data.draft.DraftEdits;
import dev.casilla.app.data.draft.DraftUndoStack;
import dev.casilla.app.model.ScanDraft;
import dev.casilla.app.ui.review.state.ReviewUiState.PhotoOverlay;
import java.util.Objects;
import java.util.Optional;

/** The part of a review that survives process death. Confined to the main thread. */
/*
 * The original draft is large and never changes, so it is saved once. Its edits and the undo stack
 * are small. The rest is the selection, the photo slider, the id of the stored sheet and the draft
 * that is still to be read after a turn.
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

  SavedReviewState(SavedStateHandle saved) {
    this.saved = saved;
    original = DraftCodec.unpack(Objects.requireNonNull(saved.get(DRAFT), "no draft"));
    byte[] packed = saved.get(PAST);
    past = packed == null ? new DraftUndoStack() : DraftUndoStack.unpack(packed);
  }

  ScanDraft original() {
    return original;
  }

  DraftUndoStack past() {
    return past;
  }

  /** The edits since; none at first. */
  DraftEdits edits() {
    byte[] packed = saved.get(EDITS);
    return packed == null ? DraftEdits.of(original, 0) : DraftEdits.unpack(packed);
  }

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

  Optional<Long> sheet() {
    return Optional.ofNullable(saved.<Long>get(SHEET));
  }

  /** The draft at the turn, without the edits since, if the turned board is still to be read. */
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
