package dev.casilla.app.ui.puzzle.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.ui.board.state.BoardCell.Mark;
import dev.casilla.app.ui.puzzle.editor.SamplePuzzles;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.Counted;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.CountedFact;
import dev.casilla.app.ui.puzzle.message.PuzzleMessage.Fixed;
import dev.casilla.app.ui.puzzle.state.PuzzleAction;
import dev.casilla.app.ui.puzzle.state.PuzzleUiState.Stage;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Answers to solve and check. */
final class SolveActionsTest {
  private static final int A1 = Cells.named("A1");
  private static final int A3 = Cells.named("A3");

  @RegisterExtension final PuzzleViewModelHarness screen = new PuzzleViewModelHarness();

  @Test
  void verdict_whileTyping_waitsForAPause() {
    screen.typeGrid(SamplePuzzles.UNIQUE);
    screen.solving.runAll();
    assertEquals(List.of(), screen.analyzed);
    screen.settle();
    assertEquals(List.of(SamplePuzzles.UNIQUE), screen.analyzed);
    assertEquals(new Counted(CountedFact.ONE_SO_FAR, 32), screen.message());
    assertEquals(Optional.of(PuzzleAction.SET_AS_PUZZLE), screen.state().actions().secondary());
  }

  @Test
  void verdict_outOfDate_isDropped() {
    screen.typeGrid(SamplePuzzles.UNIQUE);
    screen.typingPause.runAll();
    screen.write(A1, 5);
    screen.solving.runAll();
    assertEquals(List.of(), screen.analyzed);
    screen.settle();
    assertEquals(Fixed.NONE_SO_FAR, screen.message());
  }

  @Test
  void verdict_severalSoFar_asksForMore() {
    screen.typeGrid(SamplePuzzles.SEVERAL);
    screen.settle();
    assertEquals(new Counted(CountedFact.SEVERAL_SO_FAR, 77), screen.message());
  }

  @Test
  void solve_unique_showsTheSolutionAndChangesNothing() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.act(PuzzleAction.SOLVE);
    assertEquals(Stage.FILLED, screen.state().stage());
    assertEquals(4, screen.digitAt(A1));
    assertEquals(SamplePuzzles.UNIQUE, screen.sheet().digits());
    assertEquals(Optional.of(PuzzleAction.HIDE), screen.state().actions().secondary());
    screen.model().act(PuzzleAction.HIDE);
    assertEquals(Grid.NO_DIGIT, screen.digitAt(A1));
  }

  @Test
  void check_uniqueWithNothingFilledIn_saysThatItWasChecked() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.settle();
    assertEquals(CountedFact.ONE_SO_FAR, ((Counted) screen.message()).about());
    screen.act(PuzzleAction.CHECK);
    assertEquals(new Counted(CountedFact.ONE, SamplePuzzles.UNIQUE.givens()), screen.message());
  }

  @Test
  void solve_typed_showsWhatWasTypedAsClues() {
    screen.typeGrid(SamplePuzzles.UNIQUE);
    screen.act(PuzzleAction.SOLVE);
    assertTrue(screen.state().board().cell(A3).isGiven());
    assertFalse(screen.state().board().cell(A1).isGiven());
  }

  @Test
  void solve_several_showsWhereTheyDifferAndThenEach() {
    screen.open(SamplePuzzles.SEVERAL);
    screen.act(PuzzleAction.SOLVE);
    assertTrue(screen.has(1, Mark.DIFFERS));
    assertEquals(2, Integer.bitCount(screen.state().board().cell(1).notes()));
    screen.performMessageAction();
    int first = screen.digitAt(1);
    screen.performMessageAction();
    assertEquals(6 + 8 - first, screen.digitAt(1));
    screen.performMessageAction();
    assertEquals(Grid.NO_DIGIT, screen.digitAt(1));
  }

  @Test
  void several_offersWhatMakesSense() {
    screen.open(SamplePuzzles.SEVERAL);
    assertTrue(screen.state().actions().menu().contains(PuzzleAction.REVEAL_ALL));
    screen.act(PuzzleAction.REVEAL_ALL);
    assertTrue(screen.message() instanceof PuzzleMessage.Several, "says why not");
    assertEquals(SamplePuzzles.SEVERAL, screen.sheet().digits());
    assertEquals(Optional.empty(), screen.state().actions().primary());
    assertEquals(Optional.of(PuzzleAction.SHOW_FIRST), screen.state().message().action());
    assertEquals(Optional.of(PuzzleAction.EDIT_CLUES), screen.state().actions().secondary());
    assertFalse(screen.state().actions().menu().contains(PuzzleAction.REVEAL_ALL));
    assertFalse(screen.state().actions().menu().contains(PuzzleAction.REVEAL_CELL));
  }

  @Test
  void none_offersNoSolutionOnceItIsShown() {
    screen.open(SamplePuzzles.NONE);
    assertEquals(Optional.of(PuzzleAction.SOLVE), screen.state().actions().primary());
    screen.act(PuzzleAction.SOLVE);
    assertEquals(Optional.empty(), screen.state().actions().primary());
    assertEquals(Optional.of(PuzzleAction.EDIT_CLUES), screen.state().actions().secondary());
  }

  @Test
  void solve_tooFew_reportsTheReason() {
    screen.open(SamplePuzzles.TOO_FEW);
    screen.act(PuzzleAction.SOLVE);
    assertEquals(new Counted(CountedFact.TOO_FEW_CLUES, 16), screen.message());
  }

  @Test
  void check_nothingTyped_asksToType() {
    screen.type();
    screen.act(PuzzleAction.CHECK);
    assertEquals(Fixed.START_TYPING, screen.message());
  }

  @Test
  void check_rightEntries_areConfirmed() {
    screen.open(SamplePuzzles.UNIQUE);
    screen.write(A1, 4);
    screen.act(PuzzleAction.CHECK);
    assertEquals(new Counted(CountedFact.ALL_RIGHT, 1), screen.message());
    assertEquals(Optional.of(PuzzleAction.SOLVE), screen.state().actions().primary());
  }
}
