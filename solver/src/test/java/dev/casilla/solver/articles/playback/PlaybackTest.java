package dev.casilla.solver.articles.playback;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.Grid;
import dev.casilla.solver.articles.Backtracking;
import dev.casilla.solver.articles.Board;
import dev.casilla.solver.articles.Shape;
import dev.casilla.solver.articles.trace.Step;
import dev.casilla.solver.testdata.ArticlePuzzles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class PlaybackTest {
  private static final Board NORVIG = Board.of(Grid.parse(ArticlePuzzles.NORVIG));
  private static final Board EASY = Board.of(Grid.parse(ArticlePuzzles.EASY));

  @ParameterizedTest
  @EnumSource
  void run_easy_endsWithTheSolutionOnTheBoard(Algorithm algorithm) {
    Playback playback = new Playback(algorithm, EASY);
    Optional<Board> solution = playback.run((step, board) -> {});
    assertEquals(ArticlePuzzles.EASY_SOLUTION, solution.orElseThrow().toString());
    assertEquals(solution.orElseThrow(), playback.board());
  }

  @Test
  void run_strategiesOnNorvig_findNoSolution() {
    assertFalse(new Playback(Algorithm.STRATEGIES, NORVIG).run((step, board) -> {}).isPresent());
  }

  @Test
  void counts_norvig_matchTheSteps() {
    List<Step> steps = new ArrayList<>();
    Playback playback = new Playback(Algorithm.NORVIG, NORVIG);
    playback.run((step, board) -> steps.add(step));
    TraceCounts counts = playback.counts();
    assertEquals(steps.size(), counts.steps());
    assertEquals(counts.guesses() - counts.backtracks(), playback.depth());
    assertTrue(counts.guesses() > 0 && counts.deadEnds() > 0 && counts.eliminations() > 0);
    assertTrue(counts.maxDepth() >= playback.depth());
    assertEquals(
        counts.steps(),
        counts.placements()
            + counts.eliminations()
            + counts.guesses()
            + counts.deadEnds()
            + counts.backtracks());
  }

  @Test
  void apply_storedSteps_rebuildsTheBoardOfThatMoment() {
    List<Step> steps = new ArrayList<>();
    List<Board> boards = new ArrayList<>();
    new Playback(Algorithm.SEARCH, NORVIG)
        .run(
            (step, playback) -> {
              steps.add(step);
              boards.add(playback.board());
            });
    for (int end = 1; end <= steps.size(); end += 97) {
      Playback rebuilt = new Playback(Algorithm.SEARCH, NORVIG);
      steps.subList(0, end).forEach(rebuilt::apply);
      assertEquals(boards.get(end - 1), rebuilt.board(), "after step " + end);
    }
  }

  @Test
  void display_beforeTheFirstStep_showsWhatTheAlgorithmShows() {
    Board mini = Board.parse(Shape.LATIN_3, "1.. .3. ...");
    assertEquals("1 . . \n. 3 . \n. . . ", new Playback(Algorithm.STACKS, mini).display());
    assertTrue(new Playback(Algorithm.NORVIG, EASY).display().startsWith("123456789 123456789 "));
    assertTrue(
        new Playback(Algorithm.SEARCH, EASY)
            .display()
            .startsWith("123456789 123456789     3     |123456789"));
  }

  @Test
  void run_stacksOnTheMiniSudoku_solvesIt() {
    Playback playback = new Playback(Algorithm.STACKS, Board.parse(Shape.LATIN_3, "1.. .3. ..."));
    assertEquals("123231312", playback.run((step, board) -> {}).orElseThrow().toString());
    assertEquals("1 2 3 \n2 3 1 \n3 1 2 ", playback.display());
  }

  @Test
  void run_stacksOnSixteen_namesCellsBeyondNine() {
    Board solved =
        new Backtracking(Backtracking.Order.FEWEST_DIGITS)
            .solve(Board.empty(Shape.SUDOKU_16), 1)
            .get(0);
    List<String> names = new ArrayList<>();
    new Playback(Algorithm.STACKS, solved.with(255, Grid.NO_DIGIT))
        .run((step, playback) -> names.add(Shape.SUDOKU_16.name(step.cell())));
    assertEquals(List.of("P16"), names);
  }

  @Test
  void new_shapeThatTheAlgorithmDoesNotSupport_isRefused() {
    Board mini = Board.empty(Shape.LATIN_3);
    assertThrows(IllegalArgumentException.class, () -> new Playback(Algorithm.SEARCH, mini));
  }
}
