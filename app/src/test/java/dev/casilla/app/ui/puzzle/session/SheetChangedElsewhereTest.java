package dev.casilla.app.ui.puzzle.session;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.ui.puzzle.editor.SamplePuzzles;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.Fixed;
import dev.casilla.app.ui.puzzle.state.PuzzleAction;
import dev.casilla.app.ui.puzzle.state.PuzzleUiState.Stage;
import dev.casilla.solver.Cells;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** The sheet on the desk is deleted, changed or lost while another screen is in front. */
final class SheetChangedElsewhereTest {
  private static final int A1 = Cells.named("A1");

  @RegisterExtension final PuzzleViewModelHarness screen = new PuzzleViewModelHarness();

  @Test
  void deleted_isGoneFromTheDesk() {
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.sheets.delete(id);
    lookAgain();
    assertEquals(Stage.HOME, screen.state().stage());
  }

  @Test
  void deleted_othersAreKept_offersTheLastOfThem() {
    addAnother();
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.sheets.delete(id);
    lookAgain();
    assertEquals(Stage.HOME_WITH_LAST, screen.state().stage());
    screen.model().goBackToLast();
    screen.storage.runAll();
    assertEquals(SamplePuzzles.SEVERAL, screen.sheet().givens());
  }

  @Test
  void deleted_leftForTheDoorsBefore_offersTheLastOfTheOthers() {
    addAnother();
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.model().goBack();
    screen.sheets.delete(id);
    lookAgain();
    screen.model().goBackToLast();
    screen.storage.runAll();
    assertEquals(SamplePuzzles.SEVERAL, screen.sheet().givens());
  }

  @Test
  void deleted_processEndsMeanwhile_offersTheLastOfTheOthers() {
    addAnother();
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.sheets.delete(id);
    screen.comeBack();
    screen.storage.runAll();
    assertEquals(Stage.HOME_WITH_LAST, screen.state().stage());
  }

  @Test
  void deleted_boardTouchedMeanwhile_beginsASheetThatStays() {
    addAnother();
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.model().goBack();
    screen.sheets.delete(id);
    screen.model().refresh();
    screen.write(A1, 4);
    screen.storage.runAll();
    assertEquals(4, screen.digitAt(A1));
    assertEquals(0, screen.sheet().givens().givens());
  }

  @Test
  void deleted_othersLookedForLong_saysNothingOfThat() {
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.sheets.delete(id);
    noticeDeletion();
    screen.patience.runAll();
    assertEquals(Fixed.INVITE, screen.message());
    screen.storage.runAll();
    assertEquals(Stage.HOME, screen.state().stage());
    assertEquals(Fixed.INVITE, screen.message());
  }

  @Test
  void deleted_somethingIsRead_isSaidStillAtTheDoors() {
    addAnother();
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.sheets.delete(id);
    screen.model().refresh();
    screen.model().paste("no puzzle");
    screen.patience.runAll();
    screen.storage.runNext();
    screen.storage.runNext();
    assertEquals(Stage.HOME, screen.state().stage());
    assertEquals(Fixed.READING, screen.message());
  }

  @Test
  void deleted_anotherOpenedFromTheDesk_showsTheOther() {
    long id = screen.open(SamplePuzzles.UNIQUE);
    openAnotherAfterDeleting(id);
    assertEquals(SamplePuzzles.SEVERAL, screen.sheet().givens());
  }

  @Test
  void deleted_anotherOpenedFromTheDoors_showsTheOther() {
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.model().goBack();
    openAnotherAfterDeleting(id);
    assertEquals(SamplePuzzles.SEVERAL, screen.sheet().givens());
  }

  @Test
  void deleted_anotherOpenedSlowly_stopped_isGoneFromTheDesk() {
    long other = addAnother();
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.sheets.delete(id);
    screen.model().refresh();
    screen.model().open(other);
    screen.patience.runAll();
    screen.storage.runNext();
    screen.storage.runNext();
    screen.act(PuzzleAction.STOP);
    screen.storage.runAll();
    assertEquals(Stage.HOME_WITH_LAST, screen.state().stage());
  }

  @Test
  void changed_anotherOpened_showsTheOther() {
    long other = addAnother();
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.sheets.save(id, Sheet.of(SamplePuzzles.UNIQUE).withEntry(A1, 4), "", 0);
    screen.model().refresh();
    screen.open(other);
    assertEquals(SamplePuzzles.SEVERAL, screen.sheet().givens());
  }

  @Test
  void changed_liesOnTheDeskAsItIsNow() {
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.sheets.save(id, Sheet.of(SamplePuzzles.UNIQUE).withEntry(A1, 4), "", 0);
    lookAgain();
    assertEquals(4, screen.digitAt(A1));
  }

  @Test
  void changedHereMeanwhile_staysAsItWasTyped() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.model().editor().enter(A1, 4);
    screen.model().refresh();
    screen.model().editor().enter(A1, 8);
    screen.storage.runAll();
    assertEquals(8, screen.digitAt(A1));
  }

  @Test
  void lost_isKeptAgainFromTheDesk() {
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.write(A1, 4);
    screen.storage.runAll();
    screen.sheets.lose(id);
    lookAgain();
    assertEquals(Stage.WRITING, screen.state().stage());
    assertEquals(4, screen.sheets.find(id).get().sheet().digitAt(A1));
  }

  /**
   * As Android has it: a screen that is there again is told so before it is told what it is for.
   */
  private void openAnotherAfterDeleting(long id) {
    long other = addAnother();
    screen.sheets.delete(id);
    screen.model().refresh();
    screen.open(other);
  }

  /**
   * The screen is there again, and sees that its sheet is gone; nothing else has been found yet.
   */
  private void noticeDeletion() {
    screen.model().refresh();
    screen.storage.runNext();
    screen.storage.runNext();
  }

  private long addAnother() {
    return screen.sheets.add(Origin.PASTED, Sheet.of(SamplePuzzles.SEVERAL));
  }

  /** The screen is there again, and sees what happened meanwhile. */
  private void lookAgain() {
    screen.model().refresh();
    screen.storage.runAll();
  }
}
