package dev.casilla.app.ui.puzzle.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.model.Sheet;
import dev.casilla.app.ui.puzzle.editor.SamplePuzzles;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.Fixed;
import dev.casilla.app.ui.puzzle.state.PuzzleUiState.Stage;
import dev.casilla.app.ui.puzzle.state.ToolsState.Tool;
import dev.casilla.solver.Cells;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The screen is closed before an edit is stored; the process lives. */
final class ClosedScreenTest {
  private static final int A1 = Cells.named("A1");

  @RegisterExtension final PuzzleViewModelHarness screen = new PuzzleViewModelHarness();

  @Test
  void newSheet_diskFullUntilLater_isShownAgainAndStoredOnce() {
    typeRefused(4);
    close();
    screen.reopen();
    assertEquals(4, screen.digitAt(A1));
    assertEquals(Fixed.STORAGE_FAILED, screen.message());
    screen.freeTheDisk();
    assertEquals(4, screen.lastStored().digitAt(A1));
    screen.write(1, 8);
    screen.storage.runAll();
    assertEquals(8, screen.lastStored().digitAt(1));
    assertEquals(1, screen.sheets.count());
  }

  @Test
  void storedSheet_diskFullUntilLater_isShownAsItWasLeft() {
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.fillTheDisk();
    screen.write(A1, 4);
    close();
    screen.reopen();
    assertEquals(4, screen.digitAt(A1));
    screen.freeTheDisk();
    assertEquals(4, screen.stored(id).digitAt(A1));
    screen.use(Tool.UNDO);
    assertEquals(Sheet.of(SamplePuzzles.UNIQUE), screen.sheet());
  }

  @Test
  void anotherSheetOpened_storesBoth() {
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.fillTheDisk();
    screen.write(A1, 4);
    screen.model().goBack();
    screen.model().startBlank();
    screen.model().editor().digit(9);
    close();
    screen.openAnew();
    screen.open(id);
    assertEquals(4, screen.digitAt(A1));
    screen.freeTheDisk();
    assertEquals(4, screen.stored(id).digitAt(A1));
    assertEquals(9, screen.stored(id + 1).digitAt(A1));
    assertEquals(4, screen.digitAt(A1), "it is not shown unasked");
  }

  @Test
  void twoScreens_eachWithASheet_loseNeither() {
    typeRefused(4);
    close();
    screen.reopen();
    screen.model().goBack();
    screen.model().startBlank();
    screen.model().editor().digit(9);
    close();
    screen.reopen();
    assertEquals(9, screen.digitAt(A1), "the last one");
    screen.freeTheDisk();
    assertEquals(Set.of(4, 9), Set.of(screen.stored(1).digitAt(A1), screen.stored(2).digitAt(A1)));
    assertEquals(2, screen.sheets.count());
  }

  @Test
  void anotherScreenIsOpen_storesItOnceThatIsResumed() {
    PuzzleViewModel other = screen.model();
    screen.reopen();
    typeRefused(4);
    close();
    screen.sheets.setFull(false);
    other.refresh();
    screen.storage.runAll();
    assertEquals(4, screen.lastStored().digitAt(A1));
    assertTrue(other.sheet().isBlank(), "it is not shown");
  }

  @Test
  void writeStillQueued_isStoredOnce() {
    screen.type();
    screen.model().editor().digit(4);
    screen.close();
    screen.reopen();
    assertEquals(4, screen.digitAt(A1));
    screen.write(1, 8);
    screen.storage.runAll();
    assertEquals(1, screen.sheets.count());
    assertEquals(8, screen.lastStored().digitAt(1));
    assertTrue(screen.state().input().tools().usable().contains(Tool.UNDO));
  }

  @Test
  void everythingStored_leavesNothingPending() {
    screen.type();
    screen.model().editor().digit(4);
    screen.storage.runAll();
    close();
    screen.sheets.delete(1);
    screen.reopen();
    assertEquals(Stage.HOME, screen.state().stage());
    assertEquals(0, screen.sheets.count());
  }

  @Test
  void sheetDeletedMeanwhile_staysDeleted() {
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.fillTheDisk();
    screen.write(A1, 4);
    close();
    screen.sheets.setFull(false);
    screen.sheets.delete(id);
    screen.reopen();
    assertEquals(Stage.HOME, screen.state().stage());
    assertEquals(0, screen.sheets.count());
  }

  @Test
  void screenRecreatedFromItsSavedState_isStoredOnce() {
    typeRefused(4);
    screen.saveState();
    close();
    screen.recreateFromSavedState();
    screen.storage.runAll();
    assertEquals(4, screen.digitAt(A1));
    screen.freeTheDisk();
    assertEquals(1, screen.sheets.count());
    assertEquals(4, screen.lastStored().digitAt(A1));
  }

  @Test
  void blankSheetRequested_isBlank() {
    typeRefused(4);
    close();
    screen.openBlank();
    screen.model().refresh();
    screen.storage.runAll();
    assertEquals(Fixed.STORAGE_FAILED, screen.message());
    assertTrue(screen.sheet().isBlank());
    screen.freeTheDisk();
    assertEquals(4, screen.lastStored().digitAt(A1));
  }

  private void typeRefused(int digit) {
    screen.type();
    screen.fillTheDisk();
    screen.model().editor().digit(digit);
    screen.storage.runAll();
  }

  private void close() {
    screen.close();
    screen.storage.runAll();
  }
}
