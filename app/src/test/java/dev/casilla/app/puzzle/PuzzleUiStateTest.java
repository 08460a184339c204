package dev.casilla.app.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.app.board.BoardCell;
import dev.casilla.app.board.BoardState;
import dev.casilla.app.puzzle.PuzzleUiState.MainAction;
import dev.casilla.solver.Grid;
import dev.casilla.solver.SolutionCount;
import dev.casilla.solver.Solver;
import dev.casilla.solver.Units;
import dev.casilla.solver.Verdict;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

final class PuzzleUiStateTest {
  private static final Verdict.Several SEVERAL =
      (Verdict.Several) new Solver().judge(Puzzles.SEVERAL);

  @Test
  void empty_offersTheWaysIn() {
    PuzzleUiState state = PuzzleUiState.empty();
    assertFalse(state.hasPuzzle());
    assertEquals(MainAction.NONE, state.mainAction());
    assertEquals(new PuzzleMessage.Invite(), state.message());
  }

  @Test
  void puzzle_enoughClues_canBeSolved() {
    PuzzleUiState state = PuzzleUiState.puzzle(Puzzles.UNIQUE);
    assertEquals(new PuzzleMessage.Ready(32), state.message());
    assertEquals(MainAction.SOLVE, state.mainAction());
  }

  @Test
  void puzzle_clashInRow_namesTheRowAndOffersNoSolving() {
    PuzzleUiState state = PuzzleUiState.puzzle(Puzzles.CLASHING);
    assertEquals(new PuzzleMessage.Clash(3, Units.Kind.ROW, 0), state.message());
    assertEquals(MainAction.NONE, state.mainAction());
  }

  @Test
  void puzzle_clashInColumn_namesTheColumn() {
    Grid givens = Grid.EMPTY.with(4, 7).with(76, 7);
    assertEquals(
        new PuzzleMessage.Clash(7, Units.Kind.COLUMN, 4), PuzzleUiState.puzzle(givens).message());
  }

  @Test
  void puzzle_clashInBlock_namesTheBlock() {
    Grid givens = Grid.EMPTY.with(80, 7).with(60, 7);
    assertEquals(
        new PuzzleMessage.Clash(7, Units.Kind.BLOCK, 8), PuzzleUiState.puzzle(givens).message());
  }

  @Test
  void puzzle_sixteenClues_areTooFewToBeSolved() {
    PuzzleUiState state = PuzzleUiState.puzzle(Puzzles.TOO_FEW);
    assertEquals(new PuzzleMessage.TooFewClues(16), state.message());
    assertEquals(MainAction.NONE, state.mainAction());
  }

  @Test
  void puzzle_sevenDifferentDigits_areTooFew() {
    Grid givens = Puzzles.UNIQUE_SOLUTION;
    for (int cell = 0; cell < 81; cell++) {
      givens = givens.digitAt(cell) > 7 ? givens.with(cell, Grid.NO_DIGIT) : givens;
    }
    assertEquals(new PuzzleMessage.TooFewDigits(7), PuzzleUiState.puzzle(givens).message());
  }

  @Test
  void puzzle_complete_needsNoSolving() {
    PuzzleUiState state = PuzzleUiState.puzzle(Puzzles.UNIQUE_SOLUTION);
    assertEquals(new PuzzleMessage.Complete(), state.message());
    assertEquals(MainAction.NONE, state.mainAction());
  }

  @Test
  void judged_unique_showsTheSolutionAndCanHideIt() {
    PuzzleUiState state =
        PuzzleUiState.judged(Puzzles.UNIQUE, new Verdict.Unique(Puzzles.UNIQUE_SOLUTION));
    assertEquals(BoardState.solved(Puzzles.UNIQUE, Puzzles.UNIQUE_SOLUTION), state.board());
    assertEquals(new PuzzleMessage.OnlySolution(49), state.message());
    assertEquals(MainAction.HIDE_SOLUTION, state.mainAction());
  }

  @Test
  void judged_several_showsNeitherAsTheSolution() {
    PuzzleUiState state = PuzzleUiState.judged(Puzzles.SEVERAL, SEVERAL);
    assertEquals(new PuzzleMessage.Several(new SolutionCount(2, 1000), 4), state.message());
    assertFalse(state.board().cell(1).hasDigit());
    assertEquals(MainAction.NONE, state.mainAction());
  }

  @Test
  void judged_unsolvable_marksTheCluesThatCannotHoldTogether() {
    SortedSet<Integer> contradiction = new TreeSet<>(List.of(0, 2));
    PuzzleUiState state = PuzzleUiState.judged(Puzzles.NONE, new Verdict.Unsolvable(contradiction));
    assertEquals(BoardState.contradicting(Puzzles.NONE, contradiction), state.board());
    assertTrue(state.board().cell(0).has(BoardCell.Mark.CLASH));
    assertFalse(state.board().cell(6).has(BoardCell.Mark.CLASH));
    assertEquals(new PuzzleMessage.NoSolution(2), state.message());
  }

  @Test
  void solving_atFirst_looksAsBefore() {
    PuzzleUiState before = PuzzleUiState.puzzle(Puzzles.UNIQUE);
    PuzzleUiState solving = before.solving();
    assertEquals(before.message(), solving.message());
    assertEquals(before.mainAction(), solving.mainAction());
    assertFalse(solving.showsProgress());
  }

  @Test
  void solvingLong_showsProgressAndCanBeStopped() {
    PuzzleUiState solving = PuzzleUiState.puzzle(Puzzles.UNIQUE).solvingLong();
    assertTrue(solving.showsProgress());
    assertEquals(MainAction.STOP, solving.mainAction());
  }

  @Test
  void troubled_puzzle_isKept() {
    PuzzleUiState state = PuzzleUiState.puzzle(Puzzles.UNIQUE).troubled(new PasteTrouble.Blank());
    assertEquals(BoardState.puzzle(Puzzles.UNIQUE), state.board());
    assertEquals(MainAction.SOLVE, state.mainAction());
  }
}
