package dev.casilla.app.ui.puzzle.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import androidx.lifecycle.SavedStateHandle;
import dev.casilla.app.model.settings.EntryOrder;
import dev.casilla.app.ui.puzzle.editor.CellSelection;
import dev.casilla.app.ui.puzzle.editor.EntryMode;
import dev.casilla.app.ui.puzzle.editor.EntryMode.Toggle;
import dev.casilla.app.ui.puzzle.editor.SamplePuzzles;
import dev.casilla.app.ui.puzzle.editor.SolutionDisplay;
import dev.casilla.app.ui.puzzle.state.PuzzleAction;
import dev.casilla.app.ui.puzzle.state.PuzzleState;
import dev.casilla.app.ui.puzzle.state.PuzzleStates;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Casilla was updated, or went back to a former version, while it was away. */
final class SavedPuzzleStateTest {
  private final SavedStateHandle saved = new SavedStateHandle();
  private final SavedPuzzleState scene = new SavedPuzzleState(saved);

  @Test
  void remains_namesThatMeanNothing_areAsIfNeverSaid() {
    saved.set("showing", "SKETCH");
    saved.set("notice", "saying SOMETHING_NEW");
    saved.set("wish", "HINT");
    saved.set("order", "VOICE_FIRST");
    for (EntryOrder order : EntryOrder.values()) {
      assertEquals(
          new RestoredState(
              CellSelection.NONE,
              EntryMode.of(order),
              SolutionDisplay.SHEET,
              Optional.empty(),
              Optional.empty()),
          scene.restoredState(order));
    }
  }

  @Test
  void remains_oneSwitchThatMeansNothing_leavesTheOthersOn() {
    saved.set("switches", new String[] {"NOTES", "COLOURS", "CANDIDATES"});
    assertEquals(
        Set.of(Toggle.NOTES, Toggle.CANDIDATES),
        scene.restoredState(EntryOrder.CELL_FIRST).mode().on());
  }

  @Test
  void write_thenRemains_saysTheSame() {
    EntryMode mode = EntryMode.of(EntryOrder.CELL_FIRST).armedWith(7).toggled(Toggle.CLUES);
    PuzzleState before = PuzzleStates.puzzle(SamplePuzzles.UNIQUE);
    scene.write(
        before
            .withInput(before.editor().with(mode))
            .with(SolutionDisplay.SECOND)
            .withPendingAction(PuzzleAction.SOLVE));
    assertEquals(
        new RestoredState(
            CellSelection.NONE,
            mode,
            SolutionDisplay.SECOND,
            Optional.empty(),
            Optional.of(PuzzleAction.SOLVE)),
        scene.restoredState(EntryOrder.CELL_FIRST));
  }
}
