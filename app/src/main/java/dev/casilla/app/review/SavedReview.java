package dev.casilla.app.review;

import androidx.lifecycle.SavedStateHandle;
import java.util.Objects;
import java.util.Optional;

/** What of a review outlives the process. For the main thread. */
/*
 * The draft as it came is large and never changes; what became of it is small, and so is what it
 * was before that. The rest is what was selected, how far the photo lay over it, under which id it
 * is kept, and whether it was turned and is still to be read.
 */
final class SavedReview {
  static final String DRAFT = "draft";
  static final String EDITS = "edits";
  static final String PAST = "past";
  static final String UNREAD = "unread";
  static final String SELECTED = "selected";
  static final String SHEET = "sheet";
  static final String PHOTO = "photo";
  static final String PERCENT = "percent";

  private final SavedStateHandle saved;
  private final Draft original;
  private final Past past;

  /** The review of the draft that is in {@code saved}. */
  SavedReview(SavedStateHandle saved) {
    this.saved = saved;
    original = PackedDraft.unpack(Objects.requireNonNull(saved.get(DRAFT), "no draft"));
    byte[] packed = saved.get(PAST);
    past = packed == null ? new Past() : Past.unpack(packed);
  }

  /** The draft as it came. */
  Draft original() {
    return original;
  }

  /** What it was before its last changes. */
  Past past() {
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

  private Overlay photo() {
    Boolean isShown = saved.get(PHOTO);
    Integer percent = saved.get(PERCENT);
    return isShown == null || percent == null ? Overlay.AWAY : new Overlay(isShown, percent);
  }

  /** Under which id it is kept, as far as is known. */
  Optional<Long> sheet() {
    return Optional.ofNullable(saved.<Long>get(SHEET));
  }

  /** If it was turned and is still to be read: what it was then, without what was changed since. */
  Optional<Draft> unread() {
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

  void keepPhoto(Overlay photo) {
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
