package dev.casilla.app.puzzle;

import static dev.casilla.app.puzzle.PuzzleMessage.Saying.NOT_KEPT;
import static dev.casilla.app.puzzle.PuzzleMessage.Saying.READING;

import dev.casilla.app.sheet.KeptSheet;
import dev.casilla.app.sheet.Sheet;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

/** Changes which sheet lies on the desk: a kept one, a blank one, or none at the doors. */
final class Leafing {
  private final CurrentScene current;
  private final SavedScene saved;
  private final Keeping keeping;
  private final LiveVerdict verdicts;
  private final LongSupplier clock;
  private Optional<Draft> left = Optional.empty();

  Leafing(CurrentScene current, Keeping keeping, LiveVerdict verdicts, LongSupplier clock) {
    this.current = current;
    this.saved = current.saved();
    this.keeping = keeping;
    this.verdicts = verdicts;
    this.clock = clock;
  }

  /** Goes to the kept sheet {@code id}. */
  void open(long id) {
    verdicts.cancel();
    keeping.open(id, this::layWanted);
  }

  /** Somebody waits for {@code unkept}: if they stop that, they can go back to it all the same. */
  void expect(Draft unkept) {
    left = Optional.of(unkept);
  }

  /** Waits no longer for a sheet: what is on the desk stays there. */
  void stop() {
    if (!keeping.isAwaited()) {
      return;
    }
    keeping.stopLooking();
    if (current.get().isOpeningLong()) {
      goHome(left);
    }
    if (saved.sheet().isPresent()) {
      catchUp();
    } else if (current.get().isAtTheDoors() && !left.isPresent()) {
      offerLast();
    }
  }

  /** Goes back to the last sheet, also if it is not kept yet. */
  void goBackToLast() {
    if (saved.sheet().isPresent()) {
      open(saved.sheet().getAsLong());
    } else {
      left.ifPresent(this::lay);
    }
  }

  /** Lays down what was found, or goes to the doors if nothing was. */
  void lay(Optional<Found> found) {
    if (found.isPresent()) {
      lay(found.get());
    } else {
      saved.removeSheet();
      beSentHome();
    }
  }

  /**
   * Likewise a certain sheet; where that is gone, the doors lead back to the last of the others.
   */
  void layWanted(Optional<Found> found) {
    lay(found);
    if (!found.isPresent()) {
      offerLast();
    }
  }

  /** Lays a kept sheet down, under no pen. */
  void lay(Found found) {
    KeptSheet kept = found.kept();
    verdicts.cancel();
    saved.setSheet(kept.id());
    keeping.goOnWith(kept);
    Desk desk = Desk.of(found, EntryMode.of(current.settings().entryOrder()));
    current.show(Scene.at(new Scene.Place.At(kept.origin(), kept.createdMillis()), desk));
  }

  /** Lays a sheet down that is not kept yet. */
  void lay(Draft draft) {
    keeping.stopLooking();
    EntryMode mode = EntryMode.of(current.settings().entryOrder());
    Desk desk = new Desk(draft.sheet(), draft.journal(), Selection.NONE, mode);
    current.show(Scene.at(Scene.Place.At.typed(clock.getAsLong()), desk));
  }

  /** Begins a blank sheet to type on. */
  void type() {
    if (saved.sheet().isPresent() || !saved.wasBlank()) {
      saved.putSheetAside();
    }
    keeping.startAnew(saved::setSheet);
    EntryMode mode = EntryMode.of(current.settings().entryOrder());
    Desk desk = Desk.blank(mode).select(Selection.of(0));
    current.show(Scene.at(new Scene.Place.Blank(), desk));
  }

  private void goHome(boolean hasLast) {
    verdicts.cancel();
    keeping.stopLooking();
    Desk desk = Desk.blank(current.get().desk().mode());
    current.show(Scene.at(new Scene.Place.Home(hasLast), desk));
  }

  /** Goes to the doors without being asked to: what does not speak of the sheet is said still. */
  private void beSentHome() {
    Optional<PuzzleMessage> said =
        current.get().notice().filter(message -> message == READING || message == NOT_KEPT);
    goHome(false);
    said.ifPresent(current::say);
  }

  /** Leaves the sheet for the doors. */
  void leave() {
    Desk desk = current.get().desk();
    if (isAtABlankSheet()) {
      saved.former().ifPresent(saved::setSheet);
    }
    Draft draft = new Draft(desk.sheet(), desk.journal());
    goHome(isAtASheet() && draft.hasAnything() ? Optional.of(draft) : Optional.empty());
  }

  /** Goes to the doors; {@code unkept} was left, and may have no id yet to go back to it. */
  void goHome(Optional<Draft> unkept) {
    left = unkept;
    goHome(saved.sheet().isPresent() || unkept.isPresent());
  }

  /**
   * What was deleted meanwhile goes from the desk, too, and is not gone back to; what was changed
   * lies there anew.
   */
  void catchUp() {
    Sheet before = current.get().desk().sheet();
    if (isAtASheet() || current.get().isAtTheDoors()) {
      saved
          .sheet()
          .ifPresent(
              id -> keeping.see(id, found -> catchUp(id, before, found), () -> keepAgain(id)));
    }
  }

  /** What is on the desk is all that there is left of it. */
  private void keepAgain(long id) {
    Desk desk = current.get().desk();
    if (isAtASheet() && saved.sheet().equals(OptionalLong.of(id))) {
      keeping.keep(new Draft(desk.sheet(), desk.journal()));
    }
  }

  /** Another sheet that the person has asked for meanwhile comes in its place anyway. */
  private void catchUp(long id, Sheet before, Optional<Found> found) {
    if (!saved.sheet().equals(OptionalLong.of(id))) {
      return;
    }
    if (!found.isPresent()) {
      keeping.forget(id);
    }
    if (keeping.isAwaited()) {
      return;
    }
    if (!found.isPresent()) {
      drop();
    } else if (isAtASheet()
        && current.get().desk().sheet().equals(before)
        && !found.get().kept().sheet().equals(before)) {
      lay(found.get());
    }
  }

  private boolean isAtASheet() {
    return current.get().place() instanceof Scene.Place.At;
  }

  private boolean isAtABlankSheet() {
    return current.get().place() instanceof Scene.Place.Blank;
  }

  private void drop() {
    saved.removeSheet();
    left = Optional.empty();
    beSentHome();
    offerLast();
  }

  /** At the doors, leads back to the last sheet if there is one. */
  private void offerLast() {
    keeping.seeLast(last -> last.ifPresent(this::offer));
  }

  private void offer(Found last) {
    saved.setSheet(last.kept().id());
    current.show(current.get().with(new Scene.Place.Home(true)));
  }
}
