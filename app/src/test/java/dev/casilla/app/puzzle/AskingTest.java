package dev.casilla.app.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.board.BoardCell.Mark;
import dev.casilla.app.puzzle.PuzzleMessage.About;
import dev.casilla.app.puzzle.PuzzleMessage.Counted;
import dev.casilla.app.puzzle.PuzzleMessage.Saying;
import dev.casilla.app.puzzle.PuzzleUiState.Stage;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** What is answered to what a person asks of a puzzle. */
final class AskingTest {
  private static final int A1 = Cells.named("A1");
  private static final int A3 = Cells.named("A3");

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
  void solve_typed_showsWhatWasTypedAsClues() {
    screen.typeGrid(Puzzles.UNIQUE);
    screen.act(PuzzleAction.SOLVE);
    assertTrue(screen.state().board().cell(A3).isGiven());
    assertFalse(screen.state().board().cell(A1).isGiven());
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
}
