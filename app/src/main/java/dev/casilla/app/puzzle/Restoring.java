package dev.casilla.app.puzzle;

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
final class Restoring {
  private final CurrentScene current;
  private final SavedScene saved;
  private final Keeping keeping;
  private final Leafing leafing;
  private final Asking asking;
  private final LeftBehind behind;
  private final Remains remains;

  Restoring(
      CurrentScene current, Keeping keeping, Leafing leafing, Asking asking, LeftBehind behind) {
    this.current = current;
    this.behind = behind;
    this.saved = current.saved();
    this.keeping = keeping;
    this.leafing = leafing;
    this.asking = asking;
    this.remains = saved.remains(current.settings().entryOrder());
  }

  /** Goes there; where nothing was, to the last sheet. */
  void restore() {
    OptionalLong sheet = saved.sheet();
    Optional<Draft> draft = keepAgain();
    if (saved.wasAtHome()) {
      leafing.goHome(draft);
      remains.notice().ifPresent(current::say);
    } else if (sheet.isPresent()) {
      keeping.open(sheet.getAsLong(), this::layWanted);
    } else if (draft.isPresent()) {
      leafing.expect(draft.get());
      keeping.openLast(last -> lay(last, draft.get()));
    } else if (saved.wasBlank()) {
      leafing.type();
      rest(Optional.empty());
    } else {
      keeping.openLast(this::lay);
    }
  }

  /** Keeps what the store has not got; tells what of it lies on the desk, and is new. */
  private Optional<Draft> keepAgain() {
    List<Unwritten.Left> left = saved.unkept().sheets();
    List<Unwritten.Held> held = behind.take();
    left.removeIf(one -> held.stream().anyMatch(other -> other.is(one)));
    Optional<Draft> draft = newOnDesk(left);
    boolean isFree = !draft.isPresent() && !saved.sheet().isPresent() && !saved.wasBlank();
    Optional<Unwritten.Held> found = isFree ? lastNewOnDesk(held) : Optional.empty();
    found.ifPresent(one -> keeping.goOnWith(one, saved::setSheet));
    keeping.takeOver(held);
    keeping.keepAgain(left, saved::setSheet);
    return draft.isPresent() ? draft : found.map(one -> one.change().draft());
  }

  private static Optional<Unwritten.Held> lastNewOnDesk(List<Unwritten.Held> held) {
    return held.stream().filter(Unwritten.Held::isNewOnDesk).reduce((before, last) -> last);
  }

  private static Optional<Draft> newOnDesk(List<Unwritten.Left> left) {
    return left.stream().filter(Unwritten.Left::isNewOnDesk).map(Unwritten.Left::draft).findFirst();
  }

  private void layWanted(Optional<Found> found) {
    if (found.isPresent()) {
      lay(found);
    } else {
      leafing.layWanted(found);
    }
  }

  private void lay(Optional<Found> found) {
    Optional<PuzzleMessage> said = current.get().notice();
    leafing.lay(found);
    if (found.isPresent()) {
      rest(said);
    }
  }

  /** The sheet that is in the store by now, or never got there. */
  private void lay(Optional<Found> last, Draft draft) {
    if (saved.sheet().isPresent()) {
      lay(last);
    } else {
      Optional<PuzzleMessage> said = current.get().notice();
      leafing.lay(draft);
      rest(said);
    }
  }

  /** What was {@code said} meanwhile, of what cannot be kept, is said still. */
  private void rest(Optional<PuzzleMessage> said) {
    current.show(remains.in(current.get()));
    said.ifPresent(current::say);
    asking.askAgain(remains.wish());
  }
}
