package dev.casilla.app.ui.puzzle.session;

import static dev.casilla.app.ui.puzzle.message.PuzzleMessage.Fixed.NOT_KEPT;
import static dev.casilla.app.ui.puzzle.message.PuzzleMessage.Fixed.READING;

import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.StoredSheet;
import dev.casilla.app.ui.puzzle.editor.CellSelection;
import dev.casilla.app.ui.puzzle.editor.EditorState;
import dev.casilla.app.ui.puzzle.editor.EntryMode;
import dev.casilla.app.ui.puzzle.editor.SheetWithJournal;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage;
import dev.casilla.app.ui.puzzle.state.PuzzleState;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

/** Changes which sheet lies on the desk: a kept one, a blank one, or none at the doors. */
final class SheetNavigator {
  private final PuzzleStateHolder current;
  private final SavedPuzzleState saved;
  private final SheetAutosaver keeping;
  private final LiveAnalysis verdicts;
  private final LongSupplier clock;
  private Optional<PendingSheet> unsaved = Optional.empty();

  SheetNavigator(
      PuzzleStateHolder current,
      SheetAutosaver keeping,
      LiveAnalysis verdicts,
      LongSupplier clock) {
    this.current = current;
    this.saved = current.saved();
    this.keeping = keeping;
    this.verdicts = verdicts;
    this.clock = clock;
  }

  /** Goes to the kept sheet {@code id}. */
  void open(long id) {
    verdicts.cancel();
    keeping.open(id, this::showRequested);
  }

  /** Somebody waits for {@code unkept}: if they stop that, they can go back to it all the same. */
  void expect(PendingSheet unkept) {
    unsaved = Optional.of(unkept);
  }

  /** Waits no longer for a sheet: what is on the desk stays there. */
  void stop() {
    if (!keeping.isAwaited()) {
      return;
    }
    keeping.cancelLoading();
    if (current.get().isOpeningSlowly()) {
      goHome(unsaved);
    }
    if (saved.sheet().isPresent()) {
      refresh();
    } else if (current.get().isHome() && !unsaved.isPresent()) {
      offerLast();
    }
  }

  /** Goes back to the last sheet, also if it is not kept yet. */
  void goBackToLast() {
    if (saved.sheet().isPresent()) {
      open(saved.sheet().getAsLong());
    } else {
      unsaved.ifPresent(this::show);
    }
  }

  /** Lays down what was found, or goes to the doors if nothing was. */
  void show(Optional<SheetWithJournal> found) {
    if (found.isPresent()) {
      show(found.get());
    } else {
      saved.removeSheet();
      returnHome();
    }
  }

  /**
   * Likewise a certain sheet; where that is gone, the doors lead back to the last of the others.
   */
  void showRequested(Optional<SheetWithJournal> found) {
    show(found);
    if (!found.isPresent()) {
      offerLast();
    }
  }

  /** Lays a kept sheet down, under no pen. */
  void show(SheetWithJournal found) {
    StoredSheet kept = found.kept();
    verdicts.cancel();
    saved.setSheet(kept.id());
    keeping.continueWith(kept);
    EditorState desk = EditorState.of(found, EntryMode.of(current.settings().entryOrder()));
    current.show(
        PuzzleState.at(new PuzzleState.Place.OnSheet(kept.origin(), kept.createdMillis()), desk));
  }

  /** Lays a sheet down that is not kept yet. */
  void show(PendingSheet draft) {
    keeping.cancelLoading();
    EntryMode mode = EntryMode.of(current.settings().entryOrder());
    EditorState desk = new EditorState(draft.sheet(), draft.journal(), CellSelection.NONE, mode);
    current.show(PuzzleState.at(PuzzleState.Place.OnSheet.typed(clock.getAsLong()), desk));
  }

  /** Begins a blank sheet to type on. */
  void startBlank() {
    if (saved.sheet().isPresent() || !saved.wasBlank()) {
      saved.rememberFormerSheet();
    }
    keeping.startNew(saved::setSheet);
    EntryMode mode = EntryMode.of(current.settings().entryOrder());
    EditorState desk = EditorState.blank(mode).select(CellSelection.of(0));
    current.show(PuzzleState.at(new PuzzleState.Place.Blank(), desk));
  }

  private void goHome(boolean hasLast) {
    verdicts.cancel();
    keeping.cancelLoading();
    EditorState desk = EditorState.blank(current.get().editor().mode());
    current.show(PuzzleState.at(new PuzzleState.Place.Home(hasLast), desk));
  }

  /** Goes to the doors without being asked to: what does not speak of the sheet is said still. */
  private void returnHome() {
    Optional<PuzzleMessage> said =
        current.get().notice().filter(message -> message == READING || message == NOT_KEPT);
    goHome(false);
    said.ifPresent(current::showNotice);
  }

  /** Leaves the sheet for the doors. */
  void leave() {
    EditorState desk = current.get().editor();
    if (isOnBlankSheet()) {
      saved.former().ifPresent(saved::setSheet);
    }
    PendingSheet draft = new PendingSheet(desk.sheet(), desk.journal());
    goHome(isOnSheet() && draft.hasAnything() ? Optional.of(draft) : Optional.empty());
  }

  /** Goes to the doors; {@code unkept} was left, and may have no id yet to go back to it. */
  void goHome(Optional<PendingSheet> unkept) {
    unsaved = unkept;
    goHome(saved.sheet().isPresent() || unkept.isPresent());
  }

  /**
   * What was deleted meanwhile goes from the desk, too, and is not gone back to; what was changed
   * lies there anew.
   */
  void refresh() {
    Sheet before = current.get().editor().sheet();
    if (isOnSheet() || current.get().isHome()) {
      saved
          .sheet()
          .ifPresent(
              id -> keeping.peek(id, found -> refresh(id, before, found), () -> keepAgain(id)));
    }
  }

  /** What is on the desk is all that there is left of it. */
  private void keepAgain(long id) {
    EditorState desk = current.get().editor();
    if (isOnSheet() && saved.sheet().equals(OptionalLong.of(id))) {
      keeping.save(new PendingSheet(desk.sheet(), desk.journal()));
    }
  }

  /** Another sheet that the person has asked for meanwhile comes in its place anyway. */
  private void refresh(long id, Sheet before, Optional<SheetWithJournal> found) {
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
    } else if (isOnSheet()
        && current.get().editor().sheet().equals(before)
        && !found.get().kept().sheet().equals(before)) {
      show(found.get());
    }
  }

  private boolean isOnSheet() {
    return current.get().place() instanceof PuzzleState.Place.OnSheet;
  }

  private boolean isOnBlankSheet() {
    return current.get().place() instanceof PuzzleState.Place.Blank;
  }

  private void drop() {
    saved.removeSheet();
    unsaved = Optional.empty();
    returnHome();
    offerLast();
  }

  /** At the doors, leads back to the last sheet if there is one. */
  private void offerLast() {
    keeping.peekLast(last -> last.ifPresent(this::offer));
  }

  private void offer(SheetWithJournal last) {
    saved.setSheet(last.kept().id());
    current.show(current.get().with(new PuzzleState.Place.Home(true)));
  }
}
