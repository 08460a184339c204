package dev.casilla.app.ui.puzzle.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.testing.QueuedExecutor;
import dev.casilla.app.ui.puzzle.editor.SamplePuzzles;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.Counted;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.CountedFact;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.Fixed;
import dev.casilla.app.ui.puzzle.state.PuzzleAction;
import dev.casilla.app.ui.puzzle.state.PuzzleUiState.Stage;
import dev.casilla.app.ui.puzzle.state.ToolsState.Tool;
import dev.casilla.solver.Cells;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

final class SheetAutosaverTest {
  private static final int A1 = Cells.named("A1");

  @RegisterExtension final PuzzleViewModelHarness screen = new PuzzleViewModelHarness();

  @Test
  void type_firstDigit_isStored() {
    screen.type();
    assertEquals(Fixed.START_TYPING, screen.message());
    screen.model().editor().digit(4);
    screen.storage.runAll();
    assertEquals(4, screen.lastStored().digitAt(A1));
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
    assertEquals(SamplePuzzles.UNIQUE, screen.lastStored().digits());
    screen.write(A1, 5);
    screen.write(A1, 4);
    screen.storage.runAll();
    assertEquals(1, screen.sheets.saves());
    assertEquals(4, screen.lastStored().digitAt(A1));
  }

  @Test
  void diskFull_screenClosed_isStoredOnceThereIsSpace() {
    screen.type();
    screen.fillTheDisk();
    screen.model().editor().digit(4);
    screen.storage.runAll();
    screen.sheets.setFull(false);
    screen.model().onCleared();
    screen.storage.runAll();
    assertEquals(4, screen.lastStored().digitAt(A1));
  }

  @Test
  void anotherSheetTypedBeforeTheFirstIsWritten_losesNeither() {
    screen.typeGrid(SamplePuzzles.UNIQUE);
    screen.model().goBack();
    screen.model().startBlank();
    screen.model().editor().digit(9);
    screen.storage.runAll();
    assertEquals(SamplePuzzles.UNIQUE, screen.stored(1).digits());
    assertEquals(9, screen.stored(2).digitAt(A1));
    screen.model().goBack();
    screen.model().goBackToLast();
    screen.storage.runAll();
    assertEquals(9, screen.sheet().digitAt(A1));
  }

  @Test
  void start_diskFails_showsTheHomeMenuAndAnError() {
    PuzzleViewModelHarness broken = new PuzzleViewModelHarness();
    broken.sheets.setBroken(true);
    broken.start();
    broken.storage.runAll();
    assertEquals(Stage.HOME, broken.state().stage());
    assertEquals(Fixed.STORAGE_FAILED, broken.message());
  }

  @Test
  void diskFull_tellsAndStoresItOnceThereIsSpace() {
    screen.type();
    screen.fillTheDisk();
    screen.model().editor().digit(4);
    screen.storage.runAll();
    assertEquals(Fixed.STORAGE_FAILED, screen.message());
    assertEquals(4, screen.digitAt(A1));
    screen.freeTheDisk();
    assertEquals(4, screen.lastStored().digitAt(A1));
  }

  @Test
  void diskFull_sheetLeft_isStoredOnceThereIsSpace() {
    screen.type();
    screen.fillTheDisk();
    screen.model().editor().digit(4);
    screen.storage.runAll();
    screen.model().goBack();
    screen.type();
    screen.model().editor().digit(9);
    screen.freeTheDisk();
    assertEquals(Set.of(4, 9), Set.of(screen.stored(1).digitAt(A1), screen.stored(2).digitAt(A1)));
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
    screen.freeTheDisk();
    assertEquals(7, screen.stored(id).digitAt(A1), "what is older comes not after what is newer");
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
    assertEquals(before, screen.stored(id));
    screen.use(Tool.UNDO);
    screen.use(Tool.UNDO);
    assertEquals(Sheet.of(SamplePuzzles.UNIQUE), screen.sheet());
  }

  @Test
  void diskFull_processEndsBeforeTheSheetWasStored_losesNothing() {
    screen.type();
    screen.fillTheDisk();
    screen.model().editor().digit(4);
    screen.storage.runAll();
    screen.restartAndLoad();
    assertEquals(4, screen.digitAt(A1));
    assertEquals(Fixed.STORAGE_FAILED, screen.message());
    screen.freeTheDisk();
    assertEquals(4, screen.lastStored().digitAt(A1));
    screen.restartAndLoad();
    assertEquals(4, screen.digitAt(A1));
    assertEquals(1, screen.sheets.count());
    assertTrue(screen.state().input().tools().usable().contains(Tool.UNDO));
  }

  @Test
  void diskFull_retry_isReportedUntilThereIsSpace() {
    screen.type();
    screen.fillTheDisk();
    screen.model().editor().digit(4);
    screen.storage.runAll();
    assertEquals(Optional.of(PuzzleAction.RETRY), screen.state().message().action());
    screen.performMessageAction();
    screen.storage.runAll();
    assertEquals(Fixed.STORAGE_FAILED, screen.message());
    screen.sheets.setFull(false);
    screen.performMessageAction();
    screen.storage.runAll();
    assertEquals(new Counted(CountedFact.CLUES, 1), screen.message());
    assertEquals(4, screen.lastStored().digitAt(A1));
  }

  @Test
  void editsWithinTheDelay_areWrittenTogether() {
    QueuedExecutor delay = delayedAutosave();
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.write(A1, 5);
    screen.storage.runAll();
    assertEquals(5, screen.stored(id).digitAt(A1), "the first edit is written at once");
    screen.write(A1, 4);
    screen.write(1, 8);
    screen.storage.runAll();
    assertEquals(1, screen.sheets.saves());
    delay.runAll();
    screen.storage.runAll();
    assertEquals(2, screen.sheets.saves());
    assertEquals(4, screen.stored(id).digitAt(A1));
    assertEquals(8, screen.stored(id).digitAt(1));
  }

  @Test
  void screenStopped_isWrittenBeforeTheDelayHasPassed() {
    delayedAutosave();
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.write(A1, 5);
    screen.write(A1, 4);
    screen.model().flush();
    screen.storage.runAll();
    assertEquals(4, screen.stored(id).digitAt(A1));
  }

  @Test
  void sheetLeftAndReopened_showsTheLastEdit() {
    delayedAutosave();
    screen.open(SamplePuzzles.UNIQUE);
    screen.write(A1, 5);
    screen.write(A1, 4);
    screen.model().goBack();
    screen.model().goBackToLast();
    screen.storage.runAll();
    assertEquals(4, screen.digitAt(A1));
  }

  private QueuedExecutor delayedAutosave() {
    QueuedExecutor delay = new QueuedExecutor();
    screen.autosaveDelay = delay;
    return delay;
  }

  @Test
  void diskFull_sheetDeletedThen_staysDeleted() {
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.fillTheDisk();
    screen.write(A1, 4);
    screen.storage.runAll();
    screen.sheets.setFull(false);
    screen.sheets.delete(id);
    screen.model().refresh();
    screen.storage.runAll();
    assertEquals(Stage.HOME, screen.state().stage());
    screen.restartAndLoad();
    assertEquals(0, screen.sheets.count());
  }
}
