package dev.casilla.app.ui.puzzle.session;

import dev.casilla.app.ui.puzzle.editor.CellSelection;
import dev.casilla.app.ui.puzzle.editor.EditorState;
import dev.casilla.app.ui.puzzle.editor.EntryMode;
import dev.casilla.app.ui.puzzle.editor.SolutionDisplay;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage;
import dev.casilla.app.ui.puzzle.state.PuzzleAction;
import dev.casilla.app.ui.puzzle.state.PuzzleState;
import java.util.Optional;

/**
 * What is left of a scene without its sheet. Immutable.
 *
 * @param selection where the pen was
 * @param mode how it was written
 * @param display how much was shown
 * @param notice what there was to say
 * @param pendingAction what was waited for
 */
record RestoredState(
    CellSelection selection,
    EntryMode mode,
    SolutionDisplay display,
    Optional<PuzzleMessage> notice,
    Optional<PuzzleAction> pendingAction) {
  /** {@code scene}, the sheet of which is back, as it was; the wish is to be asked for again. */
  PuzzleState in(PuzzleState scene) {
    EditorState desk = scene.editor().with(mode);
    boolean hadSelection = !selection.cells().isEmpty();
    PuzzleState before =
        scene.withInput(hadSelection ? desk.select(selection) : desk).with(display);
    return notice.map(before::withNotice).orElse(before);
  }
}
