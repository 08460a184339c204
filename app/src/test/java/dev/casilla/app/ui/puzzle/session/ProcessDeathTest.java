package dev.casilla.app.ui.puzzle.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.model.EditJournalCodec;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.model.StoredSheet;
import dev.casilla.app.ui.puzzle.editor.SamplePuzzles;
import dev.casilla.app.ui.puzzle.state.PuzzleUiState.Stage;
import dev.casilla.app.ui.puzzle.state.ToolsState.Tool;
import dev.casilla.solver.Cells;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The process dies before the storage thread has written an edit. */
final class ProcessDeathTest {
  private static final int A1 = Cells.named("A1");

  /** More edits, of seven characters each, than are saved; an even number leaves A1 empty. */
  private static final int LONG = SavedPuzzleState.MAX_JOURNAL_CHARS / 7 + 1001 & ~1;

  @RegisterExtension final PuzzleViewModelHarness screen = new PuzzleViewModelHarness();

  @Test
  void editOfAStoredSheet_isRestoredAndWritten() {
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.write(A1, 4);
    screen.restartAndLoad();
    assertEquals(4, screen.digitAt(A1));
    assertEquals(4, screen.stored(id).digitAt(A1));
    screen.use(Tool.UNDO);
    assertEquals(Sheet.of(SamplePuzzles.UNIQUE), screen.sheet());
  }

  @Test
  void firstDigitOnABlankSheet_isRestoredAndWrittenOnce() {
    screen.type();
    screen.model().editor().digit(4);
    screen.restartAndLoad();
    assertEquals(4, screen.digitAt(A1));
    assertEquals(1, screen.sheets.count());
    screen.restartAndLoad();
    assertEquals(4, screen.digitAt(A1));
    assertEquals(1, screen.sheets.count(), "it is the same sheet");
  }

  @Test
  void processDiesTwiceBeforeTheWrite_losesNothing() {
    screen.type();
    screen.model().editor().digit(4);
    screen.restart();
    screen.restartAndLoad();
    assertEquals(4, screen.digitAt(A1));
  }

  @Test
  void firstDigitWrittenAfterTheStateWasSaved_isStoredOnce() {
    screen.type();
    screen.model().editor().digit(4);
    screen.saveState();
    screen.storage.runAll();
    screen.write(1, 5);
    screen.storage.runAll();
    screen.restartFromSavedState();
    screen.storage.runAll();
    assertEquals(1, screen.sheets.count());
    assertEquals(5, screen.digitAt(1), "what came later is not lost");
  }

  @Test
  void editWrittenAfterTheStateWasSaved_theLaterOneWins() {
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.write(A1, 4);
    screen.saveState();
    screen.sheets.setNow(5);
    screen.write(1, 8);
    screen.storage.runAll();
    screen.restartFromSavedState();
    screen.storage.runAll();
    assertEquals(8, screen.stored(id).digitAt(1));
    assertEquals(8, screen.digitAt(1));
  }

  @Test
  void editAfterASlowWrite_isRestored() {
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.write(A1, 4);
    screen.now = 5;
    screen.write(1, 8);
    screen.sheets.setNow(9);
    screen.storage.runAll();
    screen.now = 6;
    screen.write(3, 9);
    screen.restartAndLoad();
    assertEquals(9, screen.stored(id).digitAt(3));
  }

  @Test
  void editAfterTheClockWasSetBack_isRestored() {
    screen.sheets.setNow(1_000);
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.now = 10;
    screen.write(A1, 4);
    screen.storage.runAll();
    screen.now = 5;
    screen.write(1, 8);
    screen.restartAndLoad();
    assertEquals(8, screen.stored(id).digitAt(1));
  }

  @Test
  void firstDigit_processDiesAsSoonAsItIsAdded_isStoredOnce() {
    screen.type();
    screen.model().editor().digit(4);
    screen.saveState();
    screen.storage.runAll();
    assertEquals(0, screen.sheets.saves(), "the journal comes with the sheet");
    screen.restartFromSavedState();
    screen.storage.runAll();
    assertEquals(1, screen.sheets.count());
    assertTrue(screen.state().input().tools().usable().contains(Tool.UNDO));
  }

  @Test
  void firstDigit_processDiesAtTheHomeMenu_canBeReopened() {
    screen.type();
    screen.model().editor().digit(4);
    screen.model().goBack();
    screen.restart();
    assertEquals(Stage.HOME_WITH_LAST, screen.state().stage());
    screen.model().goBackToLast();
    screen.storage.runAll();
    assertEquals(4, screen.digitAt(A1));
  }

  @Test
  void leftSheetNotWrittenYet_isWritten() {
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.write(A1, 4);
    screen.model().goBack();
    screen.restartAndLoad();
    assertEquals(4, screen.stored(id).digitAt(A1));
    assertEquals(Stage.HOME_WITH_LAST, screen.state().stage());
  }

  @Test
  void longJournal_written_losesNothing() {
    long id = screen.open(SamplePuzzles.UNIQUE);
    writeMuch();
    screen.write(1, 8);
    screen.storage.runAll();
    screen.restartAndLoad();
    assertWhole(id);
  }

  @Test
  void longJournal_notWritten_losesTheOldestUndoStepsOnly() {
    long id = screen.open(SamplePuzzles.UNIQUE);
    writeMuch();
    Sheet before = screen.sheet();
    screen.restartAndLoad();
    assertEquals(before, screen.sheet());
    assertEquals(before, screen.stored(id));
    undo(LONG / 2);
    assertTrue(screen.state().input().tools().usable().contains(Tool.UNDO));
  }

  private void writeMuch() {
    screen.model().editor().touch(A1);
    for (int i = 0; i < LONG; i++) {
      screen.model().editor().digit(4);
    }
  }

  /** All edits, and an 8 in A2, are shown and stored, and can be undone. */
  private void assertWhole(long id) {
    assertEquals(8, screen.digitAt(1));
    StoredSheet kept = screen.sheets.find(id).get();
    assertEquals(screen.sheet(), kept.sheet());
    assertEquals(LONG + 1, EditJournalCodec.read(kept.journal(), kept.sheet()).done());
    undo(LONG);
    assertEquals(4, screen.digitAt(A1));
    assertTrue(screen.state().input().tools().usable().contains(Tool.UNDO));
    undo(1);
    assertEquals(Sheet.of(SamplePuzzles.UNIQUE), screen.sheet());
    assertFalse(screen.state().input().tools().usable().contains(Tool.UNDO));
  }

  private void undo(int times) {
    for (int i = 0; i < times; i++) {
      screen.use(Tool.UNDO);
    }
  }
}
