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

/** The sheet on screen is deleted or changed while another screen is in front. */
final class SheetChangedElsewhereTest {
  private static final int A1 = Cells.named("A1");

  @RegisterExtension final PuzzleViewModelHarness screen = new PuzzleViewModelHarness();

  @Test
  void deleted_closesTheScreen() {
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.sheets.delete(id);
    resume();
    assertEquals(Stage.HOME, screen.state().stage());
  }

  @Test
  void deleted_othersAreKept_offersTheLastOfThem() {
    addAnother();
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.sheets.delete(id);
    resume();
    assertEquals(Stage.HOME_WITH_LAST, screen.state().stage());
    screen.model().goBackToLast();
    screen.storage.runAll();
    assertEquals(SamplePuzzles.SEVERAL, screen.sheet().givens());
  }

  @Test
  void deleted_homeMenuShown_offersTheLastOfTheOthers() {
    addAnother();
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.model().goBack();
    screen.sheets.delete(id);
    resume();
    screen.model().goBackToLast();
    screen.storage.runAll();
    assertEquals(SamplePuzzles.SEVERAL, screen.sheet().givens());
  }

  @Test
  void deleted_processEndsMeanwhile_offersTheLastOfTheOthers() {
    addAnother();
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.sheets.delete(id);
    screen.restartAndLoad();
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
  void deleted_loadingTheLastOtherTakesLong_showsNoProgress() {
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.sheets.delete(id);
    noticeDeletion();
    screen.progressDelay.runAll();
    assertEquals(Fixed.INVITE, screen.message());
    screen.storage.runAll();
    assertEquals(Stage.HOME, screen.state().stage());
    assertEquals(Fixed.INVITE, screen.message());
  }

  @Test
  void deleted_somethingIsRead_keepsTheProgressNotice() {
    addAnother();
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.sheets.delete(id);
    screen.model().refresh();
    screen.model().paste("no puzzle");
    screen.progressDelay.runAll();
    screen.storage.runNext();
    screen.storage.runNext();
    assertEquals(Stage.HOME, screen.state().stage());
    assertEquals(Fixed.READING, screen.message());
  }

  @Test
  void deleted_anotherOpenedFromASheet_showsTheOther() {
    long id = screen.open(SamplePuzzles.UNIQUE);
    openAnotherAfterDeleting(id);
    assertEquals(SamplePuzzles.SEVERAL, screen.sheet().givens());
  }

  @Test
  void deleted_anotherOpenedFromHome_showsTheOther() {
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.model().goBack();
    openAnotherAfterDeleting(id);
    assertEquals(SamplePuzzles.SEVERAL, screen.sheet().givens());
  }

  @Test
  void deleted_anotherOpeningStopped_closesTheScreen() {
    long other = addAnother();
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.sheets.delete(id);
    screen.model().refresh();
    screen.model().open(other);
    screen.progressDelay.runAll();
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
  void changed_isShownAsItIsNow() {
    long id = screen.open(SamplePuzzles.UNIQUE);
    screen.sheets.save(id, Sheet.of(SamplePuzzles.UNIQUE).withEntry(A1, 4), "", 0);
    resume();
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

  /** Like Android, which calls onStart before onNewIntent. */
  private void openAnotherAfterDeleting(long id) {
    long other = addAnother();
    screen.sheets.delete(id);
    screen.model().refresh();
    screen.open(other);
  }

  /** The screen is resumed and finds its sheet deleted; no other sheet is loaded yet. */
  private void noticeDeletion() {
    screen.model().refresh();
    screen.storage.runNext();
    screen.storage.runNext();
  }

  private long addAnother() {
    return screen.sheets.add(Origin.PASTED, Sheet.of(SamplePuzzles.SEVERAL));
  }

  /** Resumes the screen. */
  private void resume() {
    screen.model().refresh();
    screen.storage.runAll();
  }
}
