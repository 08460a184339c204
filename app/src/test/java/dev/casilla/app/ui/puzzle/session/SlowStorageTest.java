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

/** Slow loading shows progress, can be cancelled, and does not block the screen. */
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
  void start_showsTheHomeMenuMeanwhile() {
    screen.sheets.add(Origin.PASTED, Sheet.of(SamplePuzzles.UNIQUE));
    screen.progressDelay.runAll();
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
    screen.progressDelay.runAll();
    screen.write(A1, 4);
    screen.storage.runAll();
    assertEquals(4, screen.digitAt(A1));
    assertEquals(0, screen.sheet().givens().givens());
    assertEquals(2, screen.sheets.count());
  }

  @Test
  void start_stopped_offersTheLastSheetAtHome() {
    screen.sheets.add(Origin.PASTED, Sheet.of(SamplePuzzles.UNIQUE));
    screen.progressDelay.runAll();
    assertEquals(Optional.of(PuzzleAction.STOP), screen.state().message().action());
    screen.performMessageAction();
    assertEquals(Fixed.INVITE, screen.message());
    screen.storage.runAll();
    assertEquals(Stage.HOME_WITH_LAST, screen.state().stage());
    screen.model().goBackToLast();
    screen.storage.runAll();
    assertEquals(SamplePuzzles.UNIQUE, screen.sheet().givens());
  }

  /** The disk has refused the sheet so far. */
  @Test
  void start_beforeANewSheetThatIsNotKeptYet_stopped_canBeReopened() {
    screen.sheets.add(Origin.PASTED, Sheet.of(SamplePuzzles.UNIQUE));
    screen.type();
    screen.fillTheDisk();
    screen.write(A1, 4);
    screen.restart();
    screen.progressDelay.runAll();
    screen.performMessageAction();
    screen.storage.runAll();
    assertEquals(Stage.HOME_WITH_LAST, screen.state().stage());
    screen.model().goBackToLast();
    screen.storage.runAll();
    assertEquals(4, screen.digitAt(A1));
    screen.write(1, 5);
    screen.freeTheDisk();
    assertEquals(4, screen.lastStored().digitAt(A1));
    assertEquals(5, screen.lastStored().digitAt(1));
    assertEquals(2, screen.sheets.count());
  }

  @Test
  void goBackToLast_showsProgressUntilLoaded() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.model().goBack();
    screen.progressDelay.runAll();
    assertEquals(Fixed.INVITE, screen.message());
    screen.model().goBackToLast();
    screen.progressDelay.runAll();
    assertEquals(Fixed.STILL_OPENING, screen.message());
    screen.storage.runAll();
    assertEquals(Stage.WRITING, screen.state().stage());
    assertFalse(screen.message() == Fixed.STILL_OPENING);
  }

  @Test
  void goBackToLast_stopped_staysAtHome() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.model().goBack();
    screen.model().goBackToLast();
    screen.progressDelay.runAll();
    screen.performMessageAction();
    screen.storage.runAll();
    assertEquals(Stage.HOME_WITH_LAST, screen.state().stage());
    assertEquals(Fixed.INVITE, screen.message());
  }

  @Test
  void open_showsProgressUntilItIsThere() {
    openAnotherSlowly();
    screen.write(A1, 4);
    assertTrue(screen.state().showsProgress(), "also while the sheet is edited");
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
  void open_stopped_keepsWhatIsShown() {
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

  /** Loads another sheet slowly while one is shown. */
  private void openAnotherSlowly() {
    screen.open(SamplePuzzles.UNIQUE);
    openSlowly(SamplePuzzles.SEVERAL);
  }

  private void openSlowly(Grid givens) {
    long other = screen.sheets.add(Origin.PASTED, Sheet.of(givens));
    screen.model().open(other);
    screen.progressDelay.runAll();
    assertEquals(Fixed.STILL_OPENING, screen.message());
  }
}
