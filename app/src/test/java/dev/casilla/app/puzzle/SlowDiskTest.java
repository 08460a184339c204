package dev.casilla.app.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.puzzle.PuzzleMessage.Saying;
import dev.casilla.app.puzzle.PuzzleUiState.Stage;
import dev.casilla.app.sheet.Origin;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** What is opened takes long: that is shown and can be stopped, and more can be done meanwhile. */
@ExtendWith(MainThreadIsHere.class)
final class SlowDiskTest {
  private static final int A1 = Cells.named("A1");

  private final ModelByHand screen = new ModelByHand();

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
    screen.sheets.add(Origin.PASTED, Sheet.of(Puzzles.UNIQUE));
    screen.patience.runAll();
    assertEquals(Stage.HOME, screen.state().stage());
    assertEquals(Saying.STILL_OPENING, screen.message());
    assertTrue(screen.state().showsProgress());
    screen.storage.runAll();
    assertEquals(Puzzles.UNIQUE, screen.sheet().givens());
    assertFalse(screen.state().showsProgress());
  }

  @Test
  void start_boardTouchedMeanwhile_beginsASheetThatStays() {
    screen.sheets.add(Origin.PASTED, Sheet.of(Puzzles.UNIQUE));
    screen.patience.runAll();
    screen.write(A1, 4);
    screen.storage.runAll();
    assertEquals(4, screen.digitAt(A1));
    assertEquals(0, screen.sheet().givens().givens());
    assertEquals(2, screen.sheets.count());
  }

  @Test
  void start_stopped_offersWhatThereIsAtTheDoors() {
    screen.sheets.add(Origin.PASTED, Sheet.of(Puzzles.UNIQUE));
    screen.patience.runAll();
    assertEquals(Optional.of(PuzzleAction.STOP), screen.state().card().action());
    screen.doWhatIsSaid();
    assertEquals(Saying.INVITE, screen.message());
    screen.storage.runAll();
    assertEquals(Stage.HOME_WITH_LAST, screen.state().stage());
    screen.model().goBackToLast();
    screen.storage.runAll();
    assertEquals(Puzzles.UNIQUE, screen.sheet().givens());
  }

  /** The disk has not taken it yet. */
  @Test
  void start_beforeANewSheetThatIsNotKeptYet_stopped_canBeGoneBackTo() {
    screen.sheets.add(Origin.PASTED, Sheet.of(Puzzles.UNIQUE));
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
    screen.open(Puzzles.UNIQUE);
    screen.model().goBack();
    screen.patience.runAll();
    assertEquals(Saying.INVITE, screen.message());
    screen.model().goBackToLast();
    screen.patience.runAll();
    assertEquals(Saying.STILL_OPENING, screen.message());
    screen.storage.runAll();
    assertEquals(Stage.WRITING, screen.state().stage());
    assertFalse(screen.message() == Saying.STILL_OPENING);
  }

  @Test
  void goBackToLast_stopped_staysAtTheDoors() {
    screen.open(Puzzles.UNIQUE);
    screen.model().goBack();
    screen.model().goBackToLast();
    screen.patience.runAll();
    screen.doWhatIsSaid();
    screen.storage.runAll();
    assertEquals(Stage.HOME_WITH_LAST, screen.state().stage());
    assertEquals(Saying.INVITE, screen.message());
  }

  @Test
  void open_showsProgressUntilItIsThere() {
    openAnotherSlowly();
    screen.write(A1, 4);
    assertTrue(screen.state().showsProgress(), "also to a person who goes on meanwhile");
    screen.storage.runAll();
    assertEquals(Puzzles.SEVERAL, screen.sheet().givens());
    assertFalse(screen.state().showsProgress());
  }

  @Test
  void open_stopped_staysWhereItIs() {
    for (Runnable stop :
        List.<Runnable>of(
            () -> screen.act(PuzzleAction.STOP), () -> assertTrue(screen.model().goBack()))) {
      openAnotherSlowly();
      assertEquals(Optional.of(PuzzleAction.STOP), screen.state().offer().primary());
      stop.run();
      assertFalse(screen.state().showsProgress());
      screen.storage.runAll();
      assertEquals(Stage.WRITING, screen.state().stage());
      assertEquals(Puzzles.UNIQUE, screen.sheet().givens());
    }
  }

  @Test
  void open_stopped_leavesWhatIsShown() {
    for (PuzzleAction shown : List.of(PuzzleAction.SOLVE, PuzzleAction.CHECK)) {
      for (Runnable stop :
          List.<Runnable>of(
              () -> screen.act(PuzzleAction.STOP), () -> assertTrue(screen.model().goBack()))) {
        screen.open(Puzzles.UNIQUE);
        screen.act(shown);
        PuzzleUiState before = screen.state();
        openSlowly(Puzzles.SEVERAL);
        stop.run();
        assertEquals(before, screen.state());
        screen.storage.runAll();
        assertEquals(before, screen.state());
      }
    }
  }

  /** From a sheet, with a disk that something else keeps busy. */
  private void openAnotherSlowly() {
    screen.open(Puzzles.UNIQUE);
    openSlowly(Puzzles.SEVERAL);
  }

  private void openSlowly(Grid givens) {
    long other = screen.sheets.add(Origin.PASTED, Sheet.of(givens));
    screen.model().open(other);
    screen.patience.runAll();
    assertEquals(Saying.STILL_OPENING, screen.message());
  }
}
