package dev.casilla.app.ui.review.state;

import dev.casilla.app.data.draft.DraftEdits;
import dev.casilla.app.data.draft.DraftUndoStack;
import dev.casilla.app.model.ScanDraft;
import java.util.Optional;

/** Tracks a draft's edits and turns, and undoes them. Confined to the main thread. */
// A turned board is read again and gets new cells. `unread` remembers the draft at the turn, so
// that edits made in the meantime can be applied to the new reading.
final class DraftRevisions {
  private static final int QUARTERS = 4;

  private final SavedReviewState saved;
  private final DraftUndoStack past;
  private int quarterTurns;

  DraftRevisions(SavedReviewState saved) {
    this.saved = saved;
    past = saved.past();
    quarterTurns = saved.edits().quarterTurns();
  }

  /**
   * A draft whose board was turned.
   *
   * @param unread the turned draft without the edits since the last reading
   * @param isToBeRead whether the board must be read again
   */
  record Turned(ScanDraft draft, ScanDraft unread, boolean isToBeRead) {}

  /**
   * A draft restored by undo.
   *
   * @param isTurned whether undo turned the board
   */
  record Undone(ScanDraft draft, boolean isTurned) {}

  boolean canUndo() {
    return !past.isEmpty();
  }

  void remember(ScanDraft now) {
    past.add(DraftEdits.of(now, quarterTurns));
  }

  Optional<Undone> undo() {
    return past.takeLast().map(this::backTo);
  }

  private Undone backTo(DraftEdits before) {
    boolean isTurned = before.quarterTurns() != quarterTurns;
    quarterTurns = before.quarterTurns();
    return new Undone(before.apply(saved.original()), isTurned);
  }

  /**
   * Turns {@code now} clockwise by 90°. The original orientation has been read already; a draft
   * without a photo cannot be read again.
   */
  Turned turn(ScanDraft now) {
    ScanDraft unread = saved.unread().orElse(now).quarterTurned();
    ScanDraft turned = now.quarterTurned();
    quarterTurns = (quarterTurns + 1) % QUARTERS;
    boolean hasPhoto = turned.plate().isPresent();
    return hasPhoto && quarterTurns == 0
        ? new Turned(saved.original().withEdits(unread, turned), unread, false)
        : new Turned(turned, unread, hasPhoto);
  }

  void keep(ScanDraft now, int selected) {
    saved.keepEdits(DraftEdits.of(now, quarterTurns), selected);
  }

  /** Saves that {@code unread} still has to be read. */
  void keepUnread(ScanDraft unread) {
    saved.keepUnread(DraftEdits.of(unread, quarterTurns));
  }

  void keepRead() {
    saved.keepRead();
  }
}
