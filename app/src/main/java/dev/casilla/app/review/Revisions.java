package dev.casilla.app.review;

import java.util.Optional;

/** How a draft became what it is: its changes and turns, and the way back. For the main thread. */
/*
 * A turned board is read anew, so that its cells are not those of before: what a person changed
 * meanwhile is laid over what it is read as, which `unread` is for.
 */
final class Revisions {
  private static final int QUARTERS = 4;

  private final SavedReview saved;
  private final Past past;
  private int quarterTurns;

  /** The revisions of the draft that is in {@code saved}. */
  Revisions(SavedReview saved) {
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
  record Turned(Draft draft, Draft unread, boolean isToBeRead) {}

  /**
   * A draft that is back.
   *
   * @param isTurned whether it lies another way than the one after it
   */
  record Undone(Draft draft, boolean isTurned) {}

  boolean canUndo() {
    return !past.isEmpty();
  }

  /** Remembers {@code now} as something to go back to. */
  void remember(Draft now) {
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
  Turned turn(Draft now) {
    Draft unread = saved.unread().orElse(now).quarterTurned();
    Draft turned = now.quarterTurned();
    quarterTurns = (quarterTurns + 1) % QUARTERS;
    boolean hasPhoto = turned.plate().isPresent();
    return hasPhoto && quarterTurns == 0
        ? new Turned(saved.original().withEdits(unread, turned), unread, false)
        : new Turned(turned, unread, hasPhoto);
  }

  /** Saves what is shown now. */
  void keep(Draft now, int selected) {
    saved.keepEdits(DraftEdits.of(now, quarterTurns), selected);
  }

  /** Saves that {@code unread}, before its last changes, is still to be read. */
  void keepUnread(Draft unread) {
    saved.keepUnread(DraftEdits.of(unread, quarterTurns));
  }

  /** Saves that nothing is to be read any more. */
  void keepRead() {
    saved.keepRead();
  }
}
