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
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The process ends before the storage had its turn. */
final class QueuedWritesTest {
  private static final int A1 = Cells.named("A1");

  /** More edits, of seven characters each, than are saved; an even number leaves A1 empty. */
  private static final int LONG = SavedPendingWrites.LONGEST_JOURNALS / 7 + 1001 & ~1;

  @RegisterExtension final PuzzleViewModelHarness screen = new PuzzleViewModelHarness();

  @Test
  void edit_ofAKeptSheet_isThereAgain() {
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.write(A1, 4);
    screen.comeBack();
    assertEquals(4, screen.digitAt(A1));
    assertEquals(4, screen.kept(id).digitAt(A1));
    screen.use(Tool.UNDO);
    assertEquals(Sheet.of(SamplePuzzles.UNIQUE), screen.sheet());
  }

  @Test
  void firstDigit_onABlankSheet_isThereAgain() {
    screen.type();
    screen.model().editor().digit(4);
    screen.comeBack();
    assertEquals(4, screen.digitAt(A1));
    assertEquals(1, screen.sheets.count());
    screen.comeBack();
    assertEquals(4, screen.digitAt(A1));
    assertEquals(1, screen.sheets.count(), "it is the same sheet");
  }

  @Test
  void processEndsTwice_beforeTheStorageHadItsTurn_losesNothing() {
    screen.type();
    screen.model().editor().digit(4);
    screen.restart();
    screen.comeBack();
    assertEquals(4, screen.digitAt(A1));
  }

  @Test
  void firstDigit_writtenAfterTheSystemAsked_isNotKeptTwice() {
    screen.type();
    screen.model().editor().digit(4);
    screen.takeSaved();
    screen.storage.runAll();
    screen.write(1, 5);
    screen.storage.runAll();
    screen.restartAsTaken();
    screen.storage.runAll();
    assertEquals(1, screen.sheets.count());
    assertEquals(5, screen.digitAt(1), "what came later is not lost");
  }

  @Test
  void edit_writtenAfterTheSystemAsked_staysAsItWasChangedLater() {
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.write(A1, 4);
    screen.takeSaved();
    screen.sheets.setNow(5);
    screen.write(1, 8);
    screen.storage.runAll();
    screen.restartAsTaken();
    screen.storage.runAll();
    assertEquals(8, screen.kept(id).digitAt(1));
    assertEquals(8, screen.digitAt(1));
  }

  @Test
  void edit_afterOneThatWaitedLongForTheDisk_isThereAgain() {
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.write(A1, 4);
    screen.now = 5;
    screen.write(1, 8);
    screen.sheets.setNow(9);
    screen.storage.runAll();
    screen.now = 6;
    screen.write(3, 9);
    screen.comeBack();
    assertEquals(9, screen.kept(id).digitAt(3));
  }

  @Test
  void edit_afterTheClockWasSetBack_isThereAgain() {
    screen.sheets.setNow(1_000);
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.now = 10;
    screen.write(A1, 4);
    screen.storage.runAll();
    screen.now = 5;
    screen.write(1, 8);
    screen.comeBack();
    assertEquals(8, screen.kept(id).digitAt(1));
  }

  @Test
  void firstDigit_processEndsAsSoonAsItIsAdded_isNotKeptTwice() {
    screen.type();
    screen.model().editor().digit(4);
    screen.takeSaved();
    screen.storage.runAll();
    assertEquals(0, screen.sheets.saves(), "the journal comes with the sheet");
    screen.restartAsTaken();
    screen.storage.runAll();
    assertEquals(1, screen.sheets.count());
    assertTrue(screen.state().input().tools().usable().contains(Tool.UNDO));
  }

  @Test
  void firstDigit_atTheDoorsAgain_canBeGoneBackTo() {
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
  void twoRefusedSheets_areBothThereAgain() {
    refuse(4);
    refuse(9);
    screen.comeBack();
    assertEquals(9, screen.digitAt(A1));
    screen.makeRoom();
    assertEquals(Set.of(4, 9), Set.of(screen.kept(1).digitAt(A1), screen.kept(2).digitAt(A1)));
    assertEquals(9, screen.digitAt(A1));
    screen.comeBack();
    assertEquals(2, screen.sheets.count(), "nothing is left to be kept again");
  }

  @Test
  void longJournal_losesNothing() {
    long id = openLong();
    screen.write(1, 8);
    screen.comeBack();
    assertWhole(id);
  }

  @Test
  void longJournal_processEndsTwiceBeforeTheStorageHadItsTurn_losesNothing() {
    long id = openLong();
    screen.write(1, 8);
    screen.restart();
    screen.comeBack();
    assertWhole(id);
  }

  @Test
  void longJournal_diskFullWhenThePersonComesBack_losesNothing() {
    long id = openLong();
    screen.write(1, 8);
    screen.sheets.setFull(true);
    screen.comeBack();
    screen.makeRoom();
    assertWhole(id);
  }

  @Test
  void longJournal_muchOfItUndone_losesNothing() {
    long id = openLong();
    undo(LONG);
    screen.comeBack();
    for (int i = 0; i < LONG; i++) {
      screen.use(Tool.REDO);
    }
    screen.storage.runAll();
    screen.write(1, 8);
    screen.storage.runAll();
    assertWhole(id);
  }

  @Test
  void longJournal_ofWhichTheStoreHasNothing_losesItsOldestEditsOnly() {
    long id = screen.open(SamplePuzzles.UNIQUE);
    writeMuch();
    Sheet before = screen.sheet();
    screen.comeBack();
    assertEquals(before, screen.sheet());
    assertEquals(before, screen.kept(id));
    undo(LONG / 2);
    assertTrue(screen.state().input().tools().usable().contains(Tool.UNDO));
  }

  /** Opens a sheet with more edits than are saved, all of which the store has. */
  private long openLong() {
    long id = screen.open(SamplePuzzles.UNIQUE);
    writeMuch();
    screen.storage.runAll();
    return id;
  }

  private void writeMuch() {
    screen.model().editor().touch(A1);
    for (int i = 0; i < LONG; i++) {
      screen.model().editor().digit(4);
    }
  }

  /** All the edits, and an 8 in A2, are on the desk and in the store, and can be undone. */
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

  private void refuse(int digit) {
    screen.type();
    screen.sheets.setFull(true);
    screen.model().editor().digit(digit);
    screen.storage.runAll();
    screen.model().goBack();
    screen.model().goBackToLast();
    screen.model().goBack();
    screen.model().goBackToLast();
    screen.storage.runAll();
  }
}
