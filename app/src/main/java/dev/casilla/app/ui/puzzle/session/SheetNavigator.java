package dev.casilla.app.ui.puzzle.session;

import static dev.casilla.app.ui.puzzle.message.PuzzleMessage.Fixed.READING;
import static dev.casilla.app.ui.puzzle.message.PuzzleMessage.Fixed.STORAGE_FAILED;

import dev.casilla.app.model.Sheet;
import dev.casilla.app.ui.puzzle.editor.CellSelection;
import dev.casilla.app.ui.puzzle.editor.EditorState;
import dev.casilla.app.ui.puzzle.editor.EntryMode;
import dev.casilla.app.ui.puzzle.editor.OpenSheet;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage;
import dev.casilla.app.ui.puzzle.state.PuzzleState;
import java.util.Optional;
import java.util.OptionalLong;

/** Switches between sheets, a blank sheet and the home menu. */
final class SheetNavigator {
  private final PuzzleStateHolder current;
  private final SavedPuzzleState saved;
  private final SheetAutosaver autosaver;
  private final SheetLoader loader;
  private final LiveAnalysis analysis;

  SheetNavigator(
      PuzzleStateHolder current,
      SheetAutosaver autosaver,
      SheetLoader loader,
      LiveAnalysis analysis) {
    this.current = current;
    this.saved = current.saved();
    this.autosaver = autosaver;
    this.loader = loader;
    this.analysis = analysis;
  }

  void open(long id) {
    analysis.cancel();
    autosaver.flush();
    loader.open(id, this::showRequested);
  }

  /** Cancels the load that the person waits for; the sheet on screen stays. */
  void stop() {
    if (!loader.isAwaited()) {
      return;
    }
    loader.cancel();
    if (current.get().isOpeningSlowly()) {
      goHome();
    }
    if (saved.sheet().isPresent()) {
      refresh();
    } else if (current.get().isHome()) {
      offerLast();
    }
  }

  /** Opens the last sheet again, also if it has no id yet. */
  void goBackToLast() {
    OptionalLong id = saved.sheet();
    if (id.isPresent()) {
      open(id.getAsLong());
    } else {
      loader.openLast(this::show);
    }
  }

  /** Shows the sheet that was found, or the home menu if there is none. */
  void show(Optional<OpenSheet> found) {
    if (found.isPresent()) {
      show(found.get());
    } else {
      saved.removeSheet();
      returnHome();
    }
  }

  /** Likewise for a requested sheet: if it is gone, the home menu offers the last other one. */
  void showRequested(Optional<OpenSheet> found) {
    show(found);
    if (!found.isPresent()) {
      offerLast();
    }
  }

  void show(OpenSheet sheet) {
    analysis.cancel();
    loader.cancel();
    if (sheet.isNew()) {
      saved.removeSheet();
    } else {
      saved.setSheet(sheet.id());
    }
    current.setOpenSheet(sheet);
    EditorState editor = EditorState.of(sheet, EntryMode.of(current.settings().entryOrder()));
    current.show(
        PuzzleState.at(
            new PuzzleState.Place.OnSheet(sheet.origin(), sheet.createdMillis()), editor));
  }

  void startBlank() {
    if (saved.sheet().isPresent() || !saved.wasBlank()) {
      saved.rememberFormerSheet();
    }
    loader.cancel();
    autosaver.flush();
    current.startSheet(autosaver.newSheet());
    EntryMode mode = EntryMode.of(current.settings().entryOrder());
    EditorState editor = EditorState.blank(mode).select(CellSelection.of(0));
    current.show(PuzzleState.at(new PuzzleState.Place.Blank(), editor));
  }

  void leave() {
    if (current.get().place() instanceof PuzzleState.Place.Blank) {
      saved.former().ifPresent(saved::setSheet);
    }
    autosaver.flush();
    goHome();
  }

  /** Shows the home menu, which offers the sheet on screen before, if there is any. */
  void goHome() {
    OpenSheet last = current.openSheet();
    goHome(saved.sheet().isPresent() || (last.isNew() && last.hasContent()));
  }

  /** Shows what happened to the sheet while another screen was in front. */
  void refresh() {
    Sheet before = current.get().editor().sheet();
    if (isOnSheet() || current.get().isHome()) {
      saved.sheet().ifPresent(id -> loader.check(id, found -> refresh(id, before, found)));
    }
  }

  /** Does nothing if the person has requested another sheet meanwhile. */
  private void refresh(long id, Sheet before, Optional<OpenSheet> found) {
    if (!saved.sheet().equals(OptionalLong.of(id)) || loader.isAwaited()) {
      return;
    }
    if (!found.isPresent()) {
      saved.removeSheet();
      current.startSheet(autosaver.newSheet());
      returnHome();
      offerLast();
    } else if (isOnSheet()
        && current.get().editor().sheet().equals(before)
        && !found.get().sheet().equals(before)) {
      show(found.get());
    }
  }

  private boolean isOnSheet() {
    return current.get().place() instanceof PuzzleState.Place.OnSheet;
  }

  private void goHome(boolean hasLast) {
    analysis.cancel();
    loader.cancel();
    EditorState editor = EditorState.blank(current.get().editor().mode());
    current.show(PuzzleState.at(new PuzzleState.Place.Home(hasLast), editor));
  }

  /** Shows the home menu, unasked; a notice that is not about the sheet stays. */
  private void returnHome() {
    Optional<PuzzleMessage> notice =
        current.get().notice().filter(message -> message == READING || message == STORAGE_FAILED);
    goHome(false);
    notice.ifPresent(current::showNotice);
  }

  /** Lets the home menu offer the last sheet, if there is one. */
  private void offerLast() {
    loader.findLast(last -> last.ifPresent(this::offer));
  }

  private void offer(OpenSheet last) {
    if (!last.isNew()) {
      saved.setSheet(last.id());
    }
    current.show(current.get().with(new PuzzleState.Place.Home(true)));
  }
}
