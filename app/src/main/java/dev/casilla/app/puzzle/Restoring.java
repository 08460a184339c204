package dev.casilla.app.puzzle;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Brings the screen back to where it was when the process ended. */
/*
 * What is left is read before the first scene is shown, which is written over it. What the store
 * had not got is handed to it again first, so that it is found there, or with Keeping at least.
 */
final class Restoring {
  private final CurrentScene current;
  private final SavedScene saved;
  private final Keeping keeping;
  private final Leafing leafing;
  private final Asking asking;
  private final Remains remains;

  Restoring(CurrentScene current, Keeping keeping, Leafing leafing, Asking asking) {
    this.current = current;
    this.saved = current.saved();
    this.keeping = keeping;
    this.leafing = leafing;
    this.asking = asking;
    this.remains = saved.remains(current.settings().entryOrder());
  }

  /** Goes there; where nothing was, to the last sheet. */
  void restore() {
    OptionalLong sheet = saved.sheet();
    List<Unwritten.Left> left = saved.unkept().sheets();
    keeping.keepAgain(left, saved::setSheet);
    Optional<Keeping.Draft> draft = newOnDesk(left);
    if (saved.wasAtHome()) {
      leafing.goHome(draft);
      remains.notice().ifPresent(current::say);
    } else if (sheet.isPresent()) {
      keeping.open(sheet.getAsLong(), this::lay);
    } else if (draft.isPresent()) {
      keeping.openLast(last -> lay(last, draft.get()));
    } else if (saved.wasBlank()) {
      leafing.type();
      rest(Optional.empty());
    } else {
      keeping.openLast(this::lay);
    }
  }

  private static Optional<Keeping.Draft> newOnDesk(List<Unwritten.Left> left) {
    return left.stream().filter(Unwritten.Left::isNewOnDesk).map(Unwritten.Left::draft).findFirst();
  }

  private void lay(Optional<Found> found) {
    Optional<PuzzleMessage> said = current.get().notice();
    leafing.lay(found);
    if (found.isPresent()) {
      rest(said);
    }
  }

  /** The sheet that is in the store by now, or never got there. */
  private void lay(Optional<Found> last, Keeping.Draft draft) {
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
