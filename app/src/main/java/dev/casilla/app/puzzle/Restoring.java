package dev.casilla.app.puzzle;

import dev.casilla.app.sheet.KeptSheet;
import java.util.Optional;
import java.util.OptionalLong;

/** Brings the screen back to where it was when the process ended. */
/*
 * What is left is read before the first scene is shown, which is written over it. What the store
 * had refused is handed to it again first, so that it is found there, or with Keeping at least.
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
    Optional<Keeping.Draft> draft = saved.unkept().draft();
    draft.ifPresent(this::keepAgain);
    if (saved.wasAtHome()) {
      leafing.goHome(sheet.isPresent());
      remains.notice().ifPresent(current::say);
    } else if (sheet.isPresent()) {
      keeping.open(sheet.getAsLong(), this::lay);
    } else if (draft.isPresent()) {
      lay(draft.get());
    } else if (saved.wasBlank()) {
      leafing.type();
      rest();
    } else {
      keeping.openLast(this::lay);
    }
  }

  private void keepAgain(Keeping.Draft draft) {
    OptionalLong sheet = saved.sheet();
    if (sheet.isPresent()) {
      keeping.goOnWith(sheet.getAsLong());
    } else {
      keeping.startAnew(saved::setSheet);
    }
    keeping.keepAgain(draft);
  }

  private void lay(Optional<KeptSheet> found) {
    leafing.lay(found);
    if (found.isPresent()) {
      rest();
    }
  }

  /** A sheet that never got into the store. */
  private void lay(Keeping.Draft draft) {
    leafing.lay(draft);
    rest();
  }

  private void rest() {
    current.show(remains.in(current.get()));
    asking.askAgain(remains.wish());
  }
}
