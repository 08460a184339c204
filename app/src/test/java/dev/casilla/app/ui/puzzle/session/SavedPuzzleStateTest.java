package dev.casilla.app.ui.puzzle.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import androidx.lifecycle.SavedStateHandle;
import dev.casilla.app.model.Edit;
import dev.casilla.app.model.EditJournal;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.settings.EntryOrder;
import dev.casilla.app.ui.puzzle.editor.CellSelection;
import dev.casilla.app.ui.puzzle.editor.EntryMode;
import dev.casilla.app.ui.puzzle.editor.EntryMode.Toggle;
import dev.casilla.app.ui.puzzle.editor.OpenSheet;
import dev.casilla.app.ui.puzzle.editor.SamplePuzzles;
import dev.casilla.app.ui.puzzle.editor.SolutionDisplay;
import dev.casilla.app.ui.puzzle.state.PuzzleAction;
import dev.casilla.app.ui.puzzle.state.PuzzleState;
import dev.casilla.app.ui.puzzle.state.PuzzleStates;
import dev.casilla.solver.Cells;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The saved state may be of another version of Casilla. */
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
          new SavedPuzzleState.RestoredState(
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
        new SavedPuzzleState.RestoredState(
            CellSelection.NONE,
            mode,
            SolutionDisplay.SECOND,
            Optional.empty(),
            Optional.of(PuzzleAction.SOLVE)),
        scene.restoredState(EntryOrder.CELL_FIRST));
  }

  @Test
  void openSheet_isRestored() {
    OpenSheet sheet = edited(3);
    scene.setOpenSheet(sheet);
    assertEquals(Optional.of(sheet), scene.openSheet());
  }

  @Test
  void openSheet_longJournal_isCutToItsNewestEdits() {
    OpenSheet sheet = edited(20_000);
    scene.setOpenSheet(sheet);
    String[] parts = saved.get("open sheet");
    int size = Arrays.stream(parts).mapToInt(String::length).sum();
    assertTrue(size <= SavedPuzzleState.MAX_JOURNAL_CHARS + 1_000, size + " characters");
    OpenSheet restored = scene.openSheet().get();
    assertEquals(sheet.sheet(), restored.sheet());
    assertEquals(sheet.journal().last(), restored.journal().last());
  }

  @Test
  void openSheet_unreadable_isAbsent() {
    scene.setOpenSheet(edited(3));
    String[] parts = saved.get("open sheet");
    for (int i = 0; i < parts.length - 1; i++) {
      String[] damaged = parts.clone();
      damaged[i] = "x";
      saved.set("open sheet", damaged);
      assertEquals(Optional.empty(), scene.openSheet());
    }
    saved.set("open sheet", new String[] {"1"});
    assertEquals(Optional.empty(), scene.openSheet());
  }

  /** A sheet after {@code count} edits in one cell after the other. */
  private static OpenSheet edited(int count) {
    Sheet sheet = Sheet.of(SamplePuzzles.UNIQUE);
    List<Edit> edits = new ArrayList<>();
    int cell = 0;
    while (edits.size() < count) {
      cell = (cell + 1) % Cells.COUNT;
      if (!sheet.isGivenAt(cell)) {
        Sheet next = sheet.withEntry(cell, 1 + sheet.digitAt(cell) % 9);
        edits.add(Edit.between(sheet, next, Edit.Author.PERSON));
        sheet = next;
      }
    }
    return new OpenSheet(7, Origin.TYPED, sheet, new EditJournal(edits, edits.size()), 5, 9);
  }
}
