package dev.casilla.app.ui.puzzle.session;

import dev.casilla.app.ui.puzzle.editor.SheetWithJournal;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Brings the screen back to where it was when the process ended. */
/*
 * What is left is read before the first scene is shown, which is written over it. What the store
 * had not got is handed to it again first, so that it is found there, or with Keeping at least; with
 * that comes what other screens, closed in this process, left behind. A screen that was saved and
 * closed left the same twice.
 */
final class StateRestorer {
  private final PuzzleStateHolder current;
  private final SavedPuzzleState saved;
  private final SheetAutosaver keeping;
  private final SheetNavigator leafing;
  private final SolveActions asking;
  private final ClosedScreenWrites behind;
  private final RestoredState remains;

  StateRestorer(
      PuzzleStateHolder current,
      SheetAutosaver keeping,
      SheetNavigator leafing,
      SolveActions asking,
      ClosedScreenWrites behind) {
    this.current = current;
    this.behind = behind;
    this.saved = current.saved();
    this.keeping = keeping;
    this.leafing = leafing;
    this.asking = asking;
    this.remains = saved.restoredState(current.settings().entryOrder());
  }

  /** Goes there; where nothing was, to the last sheet. */
  void restore() {
    OptionalLong sheet = saved.sheet();
    Optional<PendingSheet> draft = saveAgain();
    if (saved.wasAtHome()) {
      leafing.goHome(draft);
      remains.notice().ifPresent(current::showNotice);
    } else if (sheet.isPresent()) {
      keeping.open(sheet.getAsLong(), this::showRequested);
    } else if (draft.isPresent()) {
      leafing.expect(draft.get());
      keeping.openLast(last -> show(last, draft.get()));
    } else if (saved.wasBlank()) {
      leafing.startBlank();
      showNotice(Optional.empty());
    } else {
      keeping.openLast(this::show);
    }
  }

  /** Keeps what the store has not got; tells what of it lies on the desk, and is new. */
  private Optional<PendingSheet> saveAgain() {
    List<PendingWrites.SavedWrite> left = saved.pendingWrites().sheets();
    List<PendingWrites.HeldWrite> held = behind.take();
    left.removeIf(one -> held.stream().anyMatch(other -> other.is(one)));
    Optional<PendingSheet> draft = newOnDesk(left);
    boolean isFree = !draft.isPresent() && !saved.sheet().isPresent() && !saved.wasBlank();
    Optional<PendingWrites.HeldWrite> found = isFree ? lastNewOnDesk(held) : Optional.empty();
    found.ifPresent(one -> keeping.continueWith(one, saved::setSheet));
    keeping.takeOver(held);
    keeping.saveAgain(left, saved::setSheet);
    return draft.isPresent() ? draft : found.map(one -> one.change().draft());
  }

  private static Optional<PendingWrites.HeldWrite> lastNewOnDesk(
      List<PendingWrites.HeldWrite> held) {
    return held.stream()
        .filter(PendingWrites.HeldWrite::isNewOnDesk)
        .reduce((before, last) -> last);
  }

  private static Optional<PendingSheet> newOnDesk(List<PendingWrites.SavedWrite> left) {
    return left.stream()
        .filter(PendingWrites.SavedWrite::isNewOnDesk)
        .map(PendingWrites.SavedWrite::draft)
        .findFirst();
  }

  private void showRequested(Optional<SheetWithJournal> found) {
    if (found.isPresent()) {
      show(found);
    } else {
      leafing.showRequested(found);
    }
  }

  private void show(Optional<SheetWithJournal> found) {
    Optional<PuzzleMessage> said = current.get().notice();
    leafing.show(found);
    if (found.isPresent()) {
      showNotice(said);
    }
  }

  /** The sheet that is in the store by now, or never got there. */
  private void show(Optional<SheetWithJournal> last, PendingSheet draft) {
    if (saved.sheet().isPresent()) {
      show(last);
    } else {
      Optional<PuzzleMessage> said = current.get().notice();
      leafing.show(draft);
      showNotice(said);
    }
  }

  /** What was {@code said} meanwhile, of what cannot be kept, is said still. */
  private void showNotice(Optional<PuzzleMessage> said) {
    current.show(remains.in(current.get()));
    said.ifPresent(current::showNotice);
    asking.restoreRequest(remains.pendingAction());
  }
}
