package dev.casilla.solver.articles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.Grid;
import dev.casilla.solver.Units;
import dev.casilla.solver.articles.Backtracking.Order;
import dev.casilla.solver.articles.trace.Rule;
import dev.casilla.solver.articles.trace.Trace;
import dev.casilla.solver.testdata.ArticlePuzzles;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class BacktrackingTest {
  @ParameterizedTest
  @EnumSource
  void solve_emptyLatinThree_findsAllTwelveSquares(Order order) {
    assertCounts(12, Shape.LATIN_3, order);
  }

  @ParameterizedTest
  @EnumSource
  void solve_emptyFourByFour_findsAll288(Order order) {
    assertCounts(288, Shape.SUDOKU_4, order);
  }

  @Test
  void solve_emptyLatinFour_findsAll576() {
    assertCounts(576, Shape.latin(4), Order.BOARD);
  }

  @Test
  void solve_latinThreeWithTwoClues_findsTheOnlySquare() {
    Board board = Board.parse(Shape.LATIN_3, "1.. .3. ...");
    List<Board> solutions = new Backtracking(Order.BOARD).solve(board, 2);
    Board square = Board.parse(Shape.LATIN_3, "123 231 312");
    assertEquals(Collections.singletonList(square), solutions);
  }

  @ParameterizedTest
  @EnumSource
  void solve_sixBySix_findsASolutionWithItsClues(Order order) {
    Board board = Board.parse(Shape.SUDOKU_6, "1..... ...2.. ..3... ...4.. .5.... .....6");
    Board solution = new Backtracking(order).solve(board, 1).get(0);
    assertEquals(0, clashes(solution));
    assertTrue(agree(board, solution));
  }

  @Test
  void solve_emptySixteen_findsASolution() {
    Board board = Board.empty(Shape.SUDOKU_16);
    Board solution = new Backtracking(Order.FEWEST_DIGITS).solve(board, 1).get(0);
    assertEquals(0, clashes(solution));
  }

  @Test
  void solve_emptyThirtyOne_findsALatinSquare() {
    Board board = Board.empty(Shape.latin(31));
    Board solution = new Backtracking(Order.FEWEST_DIGITS).solve(board, 1).get(0);
    assertEquals(0, clashes(solution));
  }

  @ParameterizedTest
  @EnumSource
  void solve_easy_findsItsOnlySolution(Order order) {
    Board easy = Board.of(Grid.parse(ArticlePuzzles.EASY));
    List<Board> solutions = new Backtracking(order).solve(easy, 2);
    assertEquals(1, solutions.size());
    assertEquals(ArticlePuzzles.EASY_SOLUTION, solutions.get(0).toString());
  }

  @Test
  void solve_emptyGrid_findsTheFirstInOrder() {
    Grid first = new Backtracking(Order.BOARD).solve(Grid.EMPTY).orElseThrow();
    assertTrue(first.toString().startsWith("123456789456789123789123456"));
    assertTrue(first.isSolved());
  }

  @Test
  void solve_completeBoard_isItself() {
    Board solution = Board.of(Grid.parse(ArticlePuzzles.EASY_SOLUTION));
    List<Board> solutions = new Backtracking(Order.BOARD).solve(solution, 5);
    assertEquals(Collections.singletonList(solution), solutions);
  }

  @Test
  void solve_clash_findsNone() {
    Grid clash = Grid.EMPTY.with(0, 1).with(10, 1);
    assertFalse(new Backtracking(Order.BOARD).solve(clash).isPresent());
    Grid complete = Grid.parse(ArticlePuzzles.EASY_SOLUTION).with(0, 8);
    assertFalse(new Backtracking(Order.BOARD).solve(complete).isPresent());
  }

  @Test
  void solve_limit_stopsThere() {
    assertEquals(3, new Backtracking(Order.BOARD).solve(Board.of(Grid.EMPTY), 3).size());
  }

  @Test
  void solve_limitBelowOne_isRefused() {
    Backtracking backtracking = new Backtracking(Order.BOARD);
    assertThrows(IllegalArgumentException.class, () -> backtracking.solve(Board.of(Grid.EMPTY), 0));
  }

  @Test
  void solve_interruptedOnTheWay_isCancelledAndStaysInterrupted() {
    int[] steps = new int[1];
    Trace interrupting =
        step -> {
          if (++steps[0] == 1_000) {
            Thread.currentThread().interrupt();
          }
        };
    Backtracking backtracking = new Backtracking(Order.BOARD, interrupting);
    Board endless = Board.empty(Shape.SUDOKU_16);
    assertThrows(CancellationException.class, () -> backtracking.solve(endless, Integer.MAX_VALUE));
    assertTrue(Thread.interrupted());
    assertEquals(1_000, steps[0]);
  }

  @Test
  void solve_latinThreeTraced_reportsGuessesAndBacktracking() {
    List<String> steps = new ArrayList<>();
    Trace trace =
        step ->
            steps.add(step.rule() + " " + step.cell() + "=" + step.digit() + "@" + step.depth());
    new Backtracking(Order.BOARD, trace).solve(Board.parse(Shape.LATIN_3, "... 231 31."), 1);
    assertEquals(Arrays.asList("GUESS 0=1@1", "GUESS 1=2@2", "GUESS 2=3@3", "GUESS 8=2@4"), steps);
  }

  @Test
  void solve_deadEndTraced_reportsContradictionAndUndoesAllGuesses() {
    List<String> steps = new ArrayList<>();
    Trace trace = step -> steps.add(step.rule() + " " + step.cell() + "@" + step.depth());
    new Backtracking(Order.BOARD, trace).solve(Board.parse(Shape.LATIN_3, "..3 12. ..."), 1);
    assertEquals(
        Arrays.asList(
            "GUESS 0@1", "GUESS 1@2", "CONTRADICTION 5@2", "BACKTRACK 1@2", "BACKTRACK 0@1"),
        steps);
  }

  @Test
  void setup_easy_fillsSingleOptionsToTheEnd() {
    List<Rule> rules = new ArrayList<>();
    Backtracking traced = new Backtracking(Order.BOARD, step -> rules.add(step.rule()));
    Board solved = traced.setup(Board.of(Grid.parse(ArticlePuzzles.EASY)));
    assertEquals(ArticlePuzzles.EASY_SOLUTION, solved.toString());
    assertEquals(Collections.nCopies(81 - 32, Rule.SINGLE_OPTION), rules);
  }

  @Test
  void setup_cellWithTwoOptionsEverywhere_changesNothing() {
    Board empty = Board.empty(Shape.SUDOKU_4);
    assertEquals(empty, new Backtracking(Order.BOARD).setup(empty));
  }

  @Test
  void setup_cellWithoutOption_stopsThere() {
    Board stuck = Board.parse(Shape.LATIN_3, "..3 12. ...");
    assertEquals(stuck, new Backtracking(Order.BOARD).setup(stuck));
  }

  private static void assertCounts(int expected, Shape shape, Order order) {
    List<Board> solutions = new Backtracking(order).solve(Board.empty(shape), 1000);
    assertEquals(expected, solutions.size());
    assertEquals(expected, new HashSet<>(solutions).size());
    assertTrue(solutions.stream().allMatch(solution -> clashes(solution) == 0));
  }

  private static int clashes(Board board) {
    Shape shape = board.shape();
    int clashes = 0;
    for (int a = 0; a < shape.cells(); a++) {
      for (int b = 0; b < a; b++) {
        boolean share = false;
        for (int place = 0; place < Units.PER_CELL; place++) {
          share |= shape.unit(a, place) == shape.unit(b, place);
        }
        clashes += share && board.digitAt(a) == board.digitAt(b) ? 1 : 0;
      }
    }
    return clashes;
  }

  private static boolean agree(Board puzzle, Board solution) {
    for (int cell = 0; cell < puzzle.shape().cells(); cell++) {
      int clue = puzzle.digitAt(cell);
      if (clue != Grid.NO_DIGIT && clue != solution.digitAt(cell)) {
        return false;
      }
    }
    return true;
  }
}
