package dev.casilla.app.ui.puzzle.session;

import dev.casilla.app.ui.puzzle.editor.OpenSheet;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage;
import java.util.Optional;
import java.util.OptionalLong;

/** Restores the screen from its saved state, or opens the last sheet if there is none. */
// The saved sheet goes to the autosaver first: the loads queued after it find its last edit, even
// if the disk refuses it.
final class StateRestorer {
  private final PuzzleStateHolder current;
  private final SavedPuzzleState saved;
  private final SheetAutosaver autosaver;
  private final SheetLoader loader;
  private final SheetNavigator navigator;
  private final SolveActions solveActions;
  private final SavedPuzzleState.RestoredState restored;

  /** Reads the saved state before the first state shown overwrites it. */
  StateRestorer(
      PuzzleStateHolder current,
      SheetAutosaver autosaver,
      SheetLoader loader,
      SheetNavigator navigator,
      SolveActions solveActions) {
    this.current = current;
    this.saved = current.saved();
    this.autosaver = autosaver;
    this.loader = loader;
    this.navigator = navigator;
    this.solveActions = solveActions;
    this.restored = saved.restoredState(current.settings().entryOrder());
  }

  /** Begins to restore the screen; sheets are loaded later. */
  void restore() {
    Optional<OpenSheet> sheet = saved.openSheet();
    sheet.ifPresent(autosaver::restore);
    sheet.ifPresent(current::setOpenSheet);
    OptionalLong id = saved.sheet();
    if (saved.wasAtHome()) {
      navigator.goHome();
      restored.notice().ifPresent(current::showNotice);
    } else if (id.isPresent()) {
      loader.open(id.getAsLong(), this::showRequested);
    } else if (saved.wasBlank()) {
      navigator.startBlank();
      showRestored(Optional.empty());
    } else {
      loader.openLast(this::show);
    }
  }

  private void showRequested(Optional<OpenSheet> found) {
    if (found.isPresent()) {
      show(found);
    } else {
      navigator.showRequested(found);
    }
  }

  private void show(Optional<OpenSheet> found) {
    Optional<PuzzleMessage> notice = current.get().notice();
    navigator.show(found);
    if (found.isPresent()) {
      showRestored(notice);
    }
  }

  /** A {@code notice} given while the sheet was loaded replaces the restored one. */
  private void showRestored(Optional<PuzzleMessage> notice) {
    current.show(restored.in(current.get()));
    notice.ifPresent(current::showNotice);
    solveActions.restoreRequest(restored.pendingAction());
  }
}
