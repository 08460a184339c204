package dev.casilla.app.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.board.BoardCell.Mark;
import dev.casilla.app.puzzle.PuzzleMessage.About;
import dev.casilla.app.puzzle.PuzzleMessage.Counted;
import dev.casilla.app.puzzle.PuzzleMessage.Saying;
import dev.casilla.app.puzzle.PuzzleUiState.Stage;
import dev.casilla.app.puzzle.Tools.Tool;
import dev.casilla.app.sheet.Sheet;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

final class AskingTest {
  private static final int A1 = Cells.named("A1");
  private static final int A2 = Cells.named("A2");
  private static final int A3 = Cells.named("A3");
  private static final int I9 = Cells.named("I9");

  @RegisterExtension final ModelByHand screen = new ModelByHand();

  @Test
  void verdict_whileTyping_waitsForAPause() {
    screen.typeGrid(Puzzles.UNIQUE);
    screen.solving.runAll();
    assertEquals(List.of(), screen.judged);
    screen.settle();
    assertEquals(List.of(Puzzles.UNIQUE), screen.judged);
    assertEquals(new Counted(About.ONE_SO_FAR, 32), screen.message());
    assertEquals(Optional.of(PuzzleAction.SET_AS_PUZZLE), screen.state().offer().secondary());
  }

  @Test
  void verdict_outOfDate_isDropped() {
    screen.typeGrid(Puzzles.UNIQUE);
    screen.pause.runAll();
    screen.write(A1, 5);
    screen.solving.runAll();
    assertEquals(List.of(), screen.judged);
    screen.settle();
    assertEquals(Saying.NONE_SO_FAR, screen.message());
  }

  @Test
  void verdict_severalSoFar_asksForMore() {
    screen.typeGrid(Puzzles.SEVERAL);
    screen.settle();
    assertEquals(new Counted(About.SEVERAL_SO_FAR, 77), screen.message());
  }

  @Test
  void solve_unique_showsTheSolutionAndChangesNothing() {
    screen.open(Puzzles.UNIQUE);
    screen.act(PuzzleAction.SOLVE);
    assertEquals(Stage.FILLED, screen.state().stage());
    assertEquals(4, screen.digitAt(A1));
    assertEquals(Puzzles.UNIQUE, screen.sheet().digits());
    assertEquals(Optional.of(PuzzleAction.HIDE), screen.state().offer().secondary());
    screen.model().act(PuzzleAction.HIDE);
    assertEquals(Grid.NO_DIGIT, screen.digitAt(A1));
  }

  @Test
  void check_uniqueWithNothingFilledIn_saysThatItWasChecked() {
    screen.open(Puzzles.UNIQUE);
    screen.settle();
    assertEquals(About.ONE_SO_FAR, ((Counted) screen.message()).about());
    screen.act(PuzzleAction.CHECK);
    assertEquals(new Counted(About.ONE, Puzzles.UNIQUE.givens()), screen.message());
  }

  @Test
  void revealCell_anotherSelectedMeanwhile_revealsTheOneThatWasAskedFor() {
    screen.open(Puzzles.UNIQUE);
    screen.model().pen().touch(A1);
    screen.model().act(PuzzleAction.REVEAL_CELL);
    screen.model().pen().touch(1);
    screen.solving.runAll();
    assertEquals(4, screen.sheet().digitAt(A1));
    assertEquals(Grid.NO_DIGIT, screen.sheet().digitAt(1));
  }

  @Test
  void solve_typed_showsWhatWasTypedAsClues() {
    screen.typeGrid(Puzzles.UNIQUE);
    screen.act(PuzzleAction.SOLVE);
    assertTrue(screen.state().board().cell(A3).isGiven());
    assertFalse(screen.state().board().cell(A1).isGiven());
  }

  @Test
  void solve_patienceRunsOut_showsProgressThatCanBeStopped() {
    waitForTheSolution();
    assertEquals(Saying.SOLVING, screen.message());
    assertTrue(screen.state().showsProgress());
    screen.model().act(PuzzleAction.STOP);
    assertFalse(screen.state().showsProgress());
    screen.solving.runAll();
    assertEquals(Stage.WRITING, screen.state().stage());
  }

  @Test
  void solve_stopped_judgesNothingUntilTheCluesChange() {
    waitForTheSolution();
    screen.model().act(PuzzleAction.STOP);
    screen.settle();
    assertEquals(List.of(), screen.judged);
    screen.model().pen().touch(A1);
    screen.settle();
    assertEquals(List.of(), screen.judged);
    screen.model().act(PuzzleAction.EDIT_CLUES);
    screen.model().pen().digit(4);
    screen.settle();
    assertEquals(List.of(Puzzles.UNIQUE.with(A1, 4)), screen.judged);
  }

  @Test
  void solve_stoppedAndAskedForAgain_solves() {
    waitForTheSolution();
    screen.model().act(PuzzleAction.STOP);
    screen.act(PuzzleAction.SOLVE);
    assertEquals(Stage.FILLED, screen.state().stage());
  }

  @Test
  void solve_back_stops() {
    waitForTheSolution();
    assertTrue(screen.model().goBack());
    assertFalse(screen.state().showsProgress());
    screen.solving.runAll();
    assertEquals(Stage.WRITING, screen.state().stage());
  }

  @Test
  void solve_otherCellSelectedMeanwhile_goesOnAndCanStillBeStopped() {
    waitForTheSolution();
    screen.model().pen().touch(A1);
    screen.use(Tool.NOTES);
    assertEquals(Optional.of(PuzzleAction.STOP), screen.state().offer().primary());
    screen.solving.runAll();
    assertEquals(Stage.FILLED, screen.state().stage());
  }

  @Test
  void check_patienceRunsOut_showsProgress() {
    screen.open(Puzzles.UNIQUE);
    screen.model().act(PuzzleAction.CHECK);
    screen.patience.runAll();
    assertTrue(screen.state().showsProgress());
  }

  @Test
  void solve_doneBeforePatienceRunsOut_showsNoProgress() {
    screen.open(Puzzles.UNIQUE);
    screen.act(PuzzleAction.SOLVE);
    screen.patience.runAll();
    assertFalse(screen.state().showsProgress());
  }

  @Test
  void solve_editedMeanwhile_isOutOfDate() {
    waitForTheSolution();
    screen.write(A1, 4);
    assertFalse(screen.state().showsProgress());
    screen.settle();
    assertEquals(Stage.WRITING, screen.state().stage());
  }

  @Test
  void solve_otherSheetOpenedMeanwhile_doesNotSolveThatOne() {
    waitForTheSolution();
    screen.open(Puzzles.SEVERAL);
    screen.settle();
    assertEquals(Stage.WRITING, screen.state().stage());
    assertEquals(Saying.SEVERAL_PRINTED, screen.message());
  }

  @Test
  void solve_several_showsWhereTheyDifferAndThenEach() {
    screen.open(Puzzles.SEVERAL);
    screen.act(PuzzleAction.SOLVE);
    assertTrue(screen.has(1, Mark.DIFFERS));
    assertEquals(2, Integer.bitCount(screen.state().board().cell(1).notes()));
    screen.doWhatIsSaid();
    int first = screen.digitAt(1);
    screen.doWhatIsSaid();
    assertEquals(6 + 8 - first, screen.digitAt(1));
    screen.doWhatIsSaid();
    assertEquals(Grid.NO_DIGIT, screen.digitAt(1));
  }

  @Test
  void several_offersWhatMakesSense() {
    screen.open(Puzzles.SEVERAL);
    assertTrue(screen.state().offer().menu().contains(PuzzleAction.REVEAL_ALL));
    screen.act(PuzzleAction.REVEAL_ALL);
    assertTrue(screen.message() instanceof PuzzleMessage.Several, "says why not");
    assertEquals(Puzzles.SEVERAL, screen.sheet().digits());
    assertEquals(Optional.empty(), screen.state().offer().primary());
    assertEquals(Optional.of(PuzzleAction.SHOW_FIRST), screen.state().card().action());
    assertEquals(Optional.of(PuzzleAction.EDIT_CLUES), screen.state().offer().secondary());
    assertFalse(screen.state().offer().menu().contains(PuzzleAction.REVEAL_ALL));
    assertFalse(screen.state().offer().menu().contains(PuzzleAction.REVEAL_CELL));
  }

  @Test
  void none_offersNoSolutionOnceItIsSaid() {
    screen.open(Puzzles.NONE);
    assertEquals(Optional.of(PuzzleAction.SOLVE), screen.state().offer().primary());
    screen.act(PuzzleAction.SOLVE);
    assertEquals(Optional.empty(), screen.state().offer().primary());
    assertEquals(Optional.of(PuzzleAction.EDIT_CLUES), screen.state().offer().secondary());
  }

  @Test
  void solve_tooFew_saysWhy() {
    screen.open(Puzzles.TOO_FEW);
    screen.act(PuzzleAction.SOLVE);
    assertEquals(new Counted(About.TOO_FEW_CLUES, 16), screen.message());
  }

  @Test
  void check_nothingTyped_asksToType() {
    screen.type();
    screen.act(PuzzleAction.CHECK);
    assertEquals(Saying.START_TYPING, screen.message());
  }

  @Test
  void check_rightEntries_saysSo() {
    screen.open(Puzzles.UNIQUE);
    screen.write(A1, 4);
    screen.act(PuzzleAction.CHECK);
    assertEquals(new Counted(About.ALL_RIGHT, 1), screen.message());
    assertEquals(Optional.of(PuzzleAction.SOLVE), screen.state().offer().primary());
  }

  @Test
  void reveal_cell_fillsInTheSelectedOne() {
    screen.open(Puzzles.UNIQUE);
    screen.act(PuzzleAction.REVEAL_CELL);
    assertEquals(Saying.SELECT_A_CELL, screen.message());
    screen.model().pen().touch(A1);
    screen.act(PuzzleAction.REVEAL_CELL);
    assertEquals(4, screen.sheet().entries().digitAt(A1));
  }

  @Test
  void reveal_cellOfATypedPuzzle_leavesAllNotesButThoseOfItsDigit() {
    screen.typeGrid(Puzzles.UNIQUE);
    screen.use(Tool.NOTES);
    for (int cell : new int[] {A1, A2, I9}) {
      screen.write(cell, 4);
      screen.write(cell, 8);
    }
    Sheet before = screen.sheet();
    screen.model().pen().touch(A1);
    screen.act(PuzzleAction.REVEAL_CELL);
    Sheet noted = Sheet.of(Puzzles.UNIQUE).withNotes(I9, Digits.only(4) | Digits.only(8));
    assertEquals(noted.withEntry(A1, 4).withNotes(A2, Digits.only(8)), screen.sheet());
    screen.use(Tool.UNDO);
    assertEquals(before, screen.sheet());
  }

  @Test
  void reveal_cellWithNothingToReveal_asksWhichOne() {
    screen.open(Puzzles.UNIQUE);
    screen.model().pen().touch(A3);
    screen.act(PuzzleAction.REVEAL_CELL);
    assertEquals(Saying.SELECT_A_CELL, screen.message());
  }

  @Test
  void reveal_all_canBeUndone() {
    screen.typeGrid(Puzzles.UNIQUE);
    Sheet before = screen.sheet();
    screen.act(PuzzleAction.REVEAL_ALL);
    assertEquals(Puzzles.UNIQUE_SOLUTION, screen.sheet().digits());
    assertEquals(Puzzles.UNIQUE, screen.sheet().givens());
    assertFalse(screen.state().offer().menu().contains(PuzzleAction.REVEAL_ALL));
    screen.use(Tool.UNDO);
    assertEquals(before, screen.sheet());
  }

  @Test
  void reveal_all_isNotPraisedAsIfItWereSolved() {
    screen.open(Puzzles.UNIQUE);
    screen.write(A1, 4);
    screen.act(PuzzleAction.REVEAL_ALL);
    PuzzleMessage allButOne = new Counted(About.REVEALED, 48);
    assertEquals(allButOne, screen.message());
    screen.act(PuzzleAction.CHECK);
    assertEquals(allButOne, screen.message());
    screen.settle();
    screen.restart();
    screen.settle();
    assertEquals(allButOne, screen.message(), "after a restart");
  }

  @Test
  void reveal_cell_isCountedInTheEndAndNoMoreOnceWrittenByOneself() {
    screen.open(Puzzles.UNIQUE);
    screen.model().pen().touch(A1);
    screen.act(PuzzleAction.REVEAL_CELL);
    solveByHand();
    assertEquals(new Counted(About.REVEALED, 1), screen.message());
    screen.model().pen().clear(A1);
    screen.write(A1, 4);
    assertEquals(Saying.COMPLETE, screen.message());
  }

  /** Fills in what is empty. */
  private void solveByHand() {
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (screen.sheet().digitAt(cell) == Grid.NO_DIGIT) {
        screen.write(cell, Puzzles.UNIQUE_SOLUTION.digitAt(cell));
      }
    }
  }

  private void waitForTheSolution() {
    screen.open(Puzzles.UNIQUE);
    screen.model().act(PuzzleAction.SOLVE);
    screen.patience.runAll();
  }
}
