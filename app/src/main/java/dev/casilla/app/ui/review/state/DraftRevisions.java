package dev.casilla.app.ui.review.state;

import dev.casilla.app.data.draft.DraftEdits;
import dev.casilla.app.data.draft.DraftUndoStack;
import dev.casilla.app.model.ScanDraft;
import java.util.Optional;

/** How a draft became what it is: its changes and turns, and the way back. For the main thread. */
/*
 * A turned board is read anew, so that its cells are not those of before: what a person changed
 * meanwhile is laid over what it is read as, which `unread` is for.
 */
final class DraftRevisions {
  private static final int QUARTERS = 4;

  private final SavedReviewState saved;
  private final DraftUndoStack past;
  private int quarterTurns;

  /** The revisions of the draft that is in {@code saved}. */
  DraftRevisions(SavedReviewState saved) {
    this.saved = saved;
    past = saved.past();
    quarterTurns = saved.edits().quarterTurns();
  }

  /**
   * A board that was turned.
   *
   * @param draft how it lies now
   * @param unread what it was before its last changes, as it lies now
   * @param isToBeRead whether it has to be read anew
   */
  record Turned(ScanDraft draft, ScanDraft unread, boolean isToBeRead) {}

  /**
   * A draft that is back.
   *
   * @param isTurned whether it lies another way than the one after it
   */
  record Undone(ScanDraft draft, boolean isTurned) {}

  boolean canUndo() {
    return !past.isEmpty();
  }

  /** Remembers {@code now} as something to go back to. */
  void remember(ScanDraft now) {
    past.add(DraftEdits.of(now, quarterTurns));
  }

  /** Goes back to what was remembered last, which is forgotten. */
  Optional<Undone> undo() {
    return past.takeLast().map(this::backTo);
  }

  private Undone backTo(DraftEdits before) {
    boolean isTurned = before.quarterTurns() != quarterTurns;
    quarterTurns = before.quarterTurns();
    return new Undone(before.apply(saved.original()), isTurned);
  }

  /**
   * Turns {@code now} clockwise by a quarter. What lies as it came was read already; what has no
   * photo cannot be.
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

  /** Saves what is shown now. */
  void keep(ScanDraft now, int selected) {
    saved.keepEdits(DraftEdits.of(now, quarterTurns), selected);
  }

  /** Saves that {@code unread}, before its last changes, is still to be read. */
  void keepUnread(ScanDraft unread) {
    saved.keepUnread(DraftEdits.of(unread, quarterTurns));
  }

  /** Saves that nothing is to be read any more. */
  void keepRead() {
    saved.keepRead();
  }
}
