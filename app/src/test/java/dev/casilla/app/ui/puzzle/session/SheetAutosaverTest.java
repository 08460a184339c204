package dev.casilla.app.ui.puzzle.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.ui.puzzle.editor.SamplePuzzles;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.Counted;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.CountedFact;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.Fixed;
import dev.casilla.app.ui.puzzle.state.PuzzleUiState.Stage;
import dev.casilla.app.ui.puzzle.state.ToolsState.Tool;
import dev.casilla.solver.Cells;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

final class SheetAutosaverTest {
  private static final int A1 = Cells.named("A1");

  @RegisterExtension final PuzzleViewModelHarness screen = new PuzzleViewModelHarness();

  @Test
  void type_firstDigit_isKept() {
    screen.type();
    assertEquals(Fixed.START_TYPING, screen.message());
    screen.model().editor().digit(4);
    screen.storage.runAll();
    assertEquals(4, screen.last().digitAt(A1));
    assertEquals(Origin.TYPED, screen.sheets.last().get().origin());
    assertEquals(new Counted(CountedFact.CLUES, 1), screen.message());
  }

  @Test
  void type_nothing_keepsNoBlankSheet() {
    screen.type();
    screen.model().goBack();
    screen.storage.runAll();
    assertEquals(0, screen.sheets.count());
    assertEquals(Stage.HOME, screen.state().stage());
  }

  @Test
  void manyEditsWhileTheDiskIsSlow_writesTheLastOnly() {
    screen.typeGrid(SamplePuzzles.UNIQUE);
    screen.storage.runAll();
    assertEquals(0, screen.sheets.saves(), "it is added as it is by then");
    assertEquals(SamplePuzzles.UNIQUE, screen.last().digits());
    screen.write(A1, 5);
    screen.write(A1, 4);
    screen.storage.runAll();
    assertEquals(1, screen.sheets.saves());
    assertEquals(4, screen.last().digitAt(A1));
  }

  @Test
  void diskFull_screenClosed_isKeptOnceThereIsRoom() {
    screen.type();
    screen.fillTheDisk();
    screen.model().editor().digit(4);
    screen.storage.runAll();
    screen.sheets.setFull(false);
    screen.model().onCleared();
    screen.storage.runAll();
    assertEquals(4, screen.last().digitAt(A1));
  }

  @Test
  void anotherSheetTypedBeforeTheFirstIsWritten_losesNeither() {
    screen.typeGrid(SamplePuzzles.UNIQUE);
    screen.model().goBack();
    screen.model().startBlank();
    screen.model().editor().digit(9);
    screen.storage.runAll();
    assertEquals(SamplePuzzles.UNIQUE, screen.kept(1).digits());
    assertEquals(9, screen.kept(2).digitAt(A1));
    screen.model().goBack();
    screen.model().goBackToLast();
    screen.storage.runAll();
    assertEquals(9, screen.sheet().digitAt(A1));
  }

  @Test
  void start_diskDoesNotWork_showsTheDoorsAndSaysSo() {
    PuzzleViewModelHarness broken = new PuzzleViewModelHarness();
    broken.sheets.setBroken(true);
    broken.start();
    broken.storage.runAll();
    assertEquals(Stage.HOME, broken.state().stage());
    assertEquals(Fixed.NOT_KEPT, broken.message());
  }

  @Test
  void diskFull_saysSoAndKeepsItOnceThereIsRoom() {
    screen.type();
    screen.fillTheDisk();
    screen.model().editor().digit(4);
    screen.storage.runAll();
    assertEquals(Fixed.NOT_KEPT, screen.message());
    assertEquals(4, screen.digitAt(A1));
    screen.makeRoom();
    assertEquals(4, screen.last().digitAt(A1));
  }

  @Test
  void diskFull_sheetLeft_isKeptOnceThereIsRoom() {
    screen.type();
    screen.fillTheDisk();
    screen.model().editor().digit(4);
    screen.storage.runAll();
    screen.model().goBack();
    screen.type();
    screen.model().editor().digit(9);
    screen.makeRoom();
    assertEquals(Set.of(4, 9), Set.of(screen.kept(1).digitAt(A1), screen.kept(2).digitAt(A1)));
    assertEquals(9, screen.digitAt(A1));
  }

  @Test
  void diskTooFullToWrite_sheetOpenedAgain_isAsItWasLeft() {
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.fillTheDisk();
    screen.write(A1, 4);
    screen.storage.runAll();
    screen.model().goBack();
    screen.model().goBackToLast();
    screen.sheets.setFull(false);
    screen.storage.runAll();
    assertEquals(4, screen.digitAt(A1));
    screen.use(Tool.UNDO);
    screen.write(A1, 7);
    screen.storage.runAll();
    screen.makeRoom();
    assertEquals(7, screen.kept(id).digitAt(A1), "what is older comes not after what is newer");
  }

  @Test
  void diskFull_processEnds_losesNothing() {
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.fillTheDisk();
    screen.write(A1, 4);
    screen.use(Tool.NOTES);
    screen.write(1, 5);
    screen.storage.runAll();
    Sheet before = screen.sheet();
    screen.restart();
    screen.sheets.setFull(false);
    screen.storage.runAll();
    assertEquals(before, screen.sheet());
    assertEquals(before, screen.kept(id));
    screen.use(Tool.UNDO);
    screen.use(Tool.UNDO);
    assertEquals(Sheet.of(SamplePuzzles.UNIQUE), screen.sheet());
  }

  @Test
  void diskFull_processEndsBeforeTheSheetWasEverKept_losesNothing() {
    screen.type();
    screen.fillTheDisk();
    screen.model().editor().digit(4);
    screen.storage.runAll();
    screen.comeBack();
    assertEquals(4, screen.digitAt(A1));
    assertEquals(Fixed.NOT_KEPT, screen.message());
    screen.makeRoom();
    assertEquals(4, screen.last().digitAt(A1));
    screen.comeBack();
    assertEquals(4, screen.digitAt(A1));
    assertEquals(1, screen.sheets.count());
    assertTrue(screen.state().input().tools().usable().contains(Tool.UNDO));
  }

  @Test
  void diskFull_sheetDeletedThen_doesNotComeBack() {
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.fillTheDisk();
    screen.write(A1, 4);
    screen.storage.runAll();
    screen.sheets.setFull(false);
    screen.sheets.delete(id);
    screen.model().refresh();
    screen.storage.runAll();
    assertEquals(Stage.HOME, screen.state().stage());
    screen.comeBack();
    assertEquals(0, screen.sheets.count());
  }
}
