package dev.casilla.app.ui.puzzle.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.model.Origin;
import dev.casilla.app.model.Sheet;
import dev.casilla.app.testing.InstantMainThread;
import dev.casilla.app.ui.puzzle.editor.SamplePuzzles;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.Fixed;
import dev.casilla.app.ui.puzzle.state.PuzzleAction;
import dev.casilla.app.ui.puzzle.state.PuzzleUiState;
import dev.casilla.app.ui.puzzle.state.PuzzleUiState.Stage;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What is opened takes long: that is shown and can be stopped, and more can be done meanwhile. */
@ExtendWith(InstantMainThread.class)
final class SlowStorageTest {
  private static final int A1 = Cells.named("A1");

  private final PuzzleViewModelHarness screen = new PuzzleViewModelHarness();

  @BeforeEach
  void start() {
    screen.start();
  }

  @Test
  void start_beforeTheStoreAnswers_showsTheBoardAlone() {
    assertEquals(Stage.OPENING, screen.state().stage());
    assertTrue(screen.model().isWorking());
    screen.storage.runAll();
    assertFalse(screen.model().isWorking());
  }

  @Test
  void start_offersTheDoorsMeanwhile() {
    screen.sheets.add(Origin.PASTED, Sheet.of(SamplePuzzles.UNIQUE));
    screen.patience.runAll();
    assertEquals(Stage.HOME, screen.state().stage());
    assertEquals(Fixed.STILL_OPENING, screen.message());
    assertTrue(screen.state().showsProgress());
    screen.storage.runAll();
    assertEquals(SamplePuzzles.UNIQUE, screen.sheet().givens());
    assertFalse(screen.state().showsProgress());
  }

  @Test
  void start_boardTouchedMeanwhile_beginsASheetThatStays() {
    screen.sheets.add(Origin.PASTED, Sheet.of(SamplePuzzles.UNIQUE));
    screen.patience.runAll();
    screen.write(A1, 4);
    screen.storage.runAll();
    assertEquals(4, screen.digitAt(A1));
    assertEquals(0, screen.sheet().givens().givens());
    assertEquals(2, screen.sheets.count());
  }

  @Test
  void start_stopped_offersWhatThereIsAtTheDoors() {
    screen.sheets.add(Origin.PASTED, Sheet.of(SamplePuzzles.UNIQUE));
    screen.patience.runAll();
    assertEquals(Optional.of(PuzzleAction.STOP), screen.state().message().action());
    screen.doWhatIsSaid();
    assertEquals(Fixed.INVITE, screen.message());
    screen.storage.runAll();
    assertEquals(Stage.HOME_WITH_LAST, screen.state().stage());
    screen.model().goBackToLast();
    screen.storage.runAll();
    assertEquals(SamplePuzzles.UNIQUE, screen.sheet().givens());
  }

  /** The disk has not taken it yet. */
  @Test
  void start_beforeANewSheetThatIsNotKeptYet_stopped_canBeGoneBackTo() {
    screen.sheets.add(Origin.PASTED, Sheet.of(SamplePuzzles.UNIQUE));
    screen.type();
    screen.fillTheDisk();
    screen.write(A1, 4);
    screen.restart();
    screen.patience.runAll();
    screen.doWhatIsSaid();
    screen.storage.runAll();
    assertEquals(Stage.HOME_WITH_LAST, screen.state().stage());
    screen.model().goBackToLast();
    screen.storage.runAll();
    assertEquals(4, screen.digitAt(A1));
    screen.write(1, 5);
    screen.makeRoom();
    assertEquals(4, screen.last().digitAt(A1));
    assertEquals(5, screen.last().digitAt(1));
    assertEquals(2, screen.sheets.count());
  }

  @Test
  void goBackToLast_saysSoUntilItIsThere() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.model().goBack();
    screen.patience.runAll();
    assertEquals(Fixed.INVITE, screen.message());
    screen.model().goBackToLast();
    screen.patience.runAll();
    assertEquals(Fixed.STILL_OPENING, screen.message());
    screen.storage.runAll();
    assertEquals(Stage.WRITING, screen.state().stage());
    assertFalse(screen.message() == Fixed.STILL_OPENING);
  }

  @Test
  void goBackToLast_stopped_staysAtTheDoors() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.model().goBack();
    screen.model().goBackToLast();
    screen.patience.runAll();
    screen.doWhatIsSaid();
    screen.storage.runAll();
    assertEquals(Stage.HOME_WITH_LAST, screen.state().stage());
    assertEquals(Fixed.INVITE, screen.message());
  }

  @Test
  void open_showsProgressUntilItIsThere() {
    openAnotherSlowly();
    screen.write(A1, 4);
    assertTrue(screen.state().showsProgress(), "also to a person who goes on meanwhile");
    screen.storage.runAll();
    assertEquals(SamplePuzzles.SEVERAL, screen.sheet().givens());
    assertFalse(screen.state().showsProgress());
  }

  @Test
  void open_stopped_staysWhereItIs() {
    for (Runnable stop :
        List.<Runnable>of(
            () -> screen.act(PuzzleAction.STOP), () -> assertTrue(screen.model().goBack()))) {
      openAnotherSlowly();
      assertEquals(Optional.of(PuzzleAction.STOP), screen.state().actions().primary());
      stop.run();
      assertFalse(screen.state().showsProgress());
      screen.storage.runAll();
      assertEquals(Stage.WRITING, screen.state().stage());
      assertEquals(SamplePuzzles.UNIQUE, screen.sheet().givens());
    }
  }

  @Test
  void open_stopped_leavesWhatIsShown() {
    for (PuzzleAction shown : List.of(PuzzleAction.SOLVE, PuzzleAction.CHECK)) {
      for (Runnable stop :
          List.<Runnable>of(
              () -> screen.act(PuzzleAction.STOP), () -> assertTrue(screen.model().goBack()))) {
        screen.open(SamplePuzzles.UNIQUE);
        screen.act(shown);
        PuzzleUiState before = screen.state();
        openSlowly(SamplePuzzles.SEVERAL);
        stop.run();
        assertEquals(before, screen.state());
        screen.storage.runAll();
        assertEquals(before, screen.state());
      }
    }
  }

  /** From a sheet, with a disk that something else keeps busy. */
  private void openAnotherSlowly() {
    screen.open(SamplePuzzles.UNIQUE);
    openSlowly(SamplePuzzles.SEVERAL);
  }

  private void openSlowly(Grid givens) {
    long other = screen.sheets.add(Origin.PASTED, Sheet.of(givens));
    screen.model().open(other);
    screen.patience.runAll();
    assertEquals(Fixed.STILL_OPENING, screen.message());
  }
}
