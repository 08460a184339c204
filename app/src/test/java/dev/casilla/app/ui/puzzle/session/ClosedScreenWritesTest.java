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

/** The screen is closed before what was changed is kept; the process lives. */
final class ClosedScreenWritesTest {
  private static final int A1 = Cells.named("A1");

  @RegisterExtension final PuzzleViewModelHarness screen = new PuzzleViewModelHarness();

  @Test
  void newSheet_diskFullUntilLater_isThereAgainAndKeptOnce() {
    typeRefused(4);
    close();
    screen.reopen();
    assertEquals(4, screen.digitAt(A1));
    assertEquals(Fixed.NOT_KEPT, screen.message());
    screen.makeRoom();
    assertEquals(4, screen.last().digitAt(A1));
    screen.write(1, 8);
    screen.storage.runAll();
    assertEquals(8, screen.last().digitAt(1));
    assertEquals(1, screen.sheets.count());
  }

  @Test
  void keptSheet_diskFullUntilLater_isAsItWasLeft() {
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.fillTheDisk();
    screen.write(A1, 4);
    close();
    screen.reopen();
    assertEquals(4, screen.digitAt(A1));
    screen.makeRoom();
    assertEquals(4, screen.kept(id).digitAt(A1));
    screen.use(Tool.UNDO);
    assertEquals(Sheet.of(SamplePuzzles.UNIQUE), screen.sheet());
  }

  @Test
  void anotherSheetOpened_keepsBoth() {
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
    screen.makeRoom();
    assertEquals(4, screen.kept(id).digitAt(A1));
    assertEquals(9, screen.kept(id + 1).digitAt(A1));
    assertEquals(4, screen.digitAt(A1), "it is not laid down unasked");
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
    screen.makeRoom();
    assertEquals(Set.of(4, 9), Set.of(screen.kept(1).digitAt(A1), screen.kept(2).digitAt(A1)));
    assertEquals(2, screen.sheets.count());
  }

  @Test
  void anotherScreenIsOpen_keepsItOnceThePersonIsBackThere() {
    PuzzleViewModel other = screen.model();
    screen.reopen();
    typeRefused(4);
    close();
    screen.sheets.setFull(false);
    other.refresh();
    screen.storage.runAll();
    assertEquals(4, screen.last().digitAt(A1));
    assertTrue(other.sheet().isBlank(), "it is not laid down unasked");
  }

  @Test
  void storageHadNotItsTurnYet_isKeptOnce() {
    screen.type();
    screen.model().editor().digit(4);
    screen.close();
    screen.reopen();
    assertEquals(4, screen.digitAt(A1));
    screen.write(1, 8);
    screen.storage.runAll();
    assertEquals(1, screen.sheets.count());
    assertEquals(8, screen.last().digitAt(1));
    assertTrue(screen.state().input().tools().usable().contains(Tool.UNDO));
  }

  @Test
  void everythingKept_leavesNothingBehind() {
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
  void sheetDeletedMeanwhile_doesNotComeBack() {
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
  void processEndsAfterTheNextScreenOpened_losesNothing() {
    typeRefused(4);
    close();
    screen.openAnew();
    screen.comeBack();
    assertEquals(4, screen.digitAt(A1));
    screen.makeRoom();
    assertEquals(1, screen.sheets.count());
  }

  @Test
  void screenClosedByTheSystem_savedToo_isKeptOnce() {
    typeRefused(4);
    screen.takeSaved();
    close();
    screen.openAsTaken();
    screen.storage.runAll();
    assertEquals(4, screen.digitAt(A1));
    screen.makeRoom();
    assertEquals(1, screen.sheets.count());
    assertEquals(4, screen.last().digitAt(A1));
  }

  @Test
  void blankSheetWanted_isBlank() {
    typeRefused(4);
    close();
    screen.openBlank();
    screen.storage.runAll();
    assertEquals(Fixed.NOT_KEPT, screen.message());
    assertTrue(screen.sheet().isBlank());
    screen.makeRoom();
    assertEquals(4, screen.last().digitAt(A1));
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
