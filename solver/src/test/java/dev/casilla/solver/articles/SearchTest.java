package dev.casilla.solver.articles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import dev.casilla.solver.articles.trace.Reason;
import dev.casilla.solver.articles.trace.Rule;
import dev.casilla.solver.articles.trace.Step;
import dev.casilla.solver.articles.trace.Trace;
import dev.casilla.solver.testdata.ArticlePuzzles;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

final class SearchTest {
  @Test
  void solve_emptyGrid_findsASolution() {
    assertTrue(new Search().solve(Grid.EMPTY).orElseThrow().isSolved());
  }

  @Test
  void solve_clashingClues_findsNone() {
    assertFalse(new Search().solve(Grid.EMPTY.with(0, 1).with(8, 1)).isPresent());
  }

  @Test
  void solve_noClashButNoPlace_findsNone() {
    Grid noPlace =
        Grid.parse(
            "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..");
    assertTrue(noPlace.clashes().isEmpty());
    assertFalse(new Search().solve(noPlace).isPresent());
  }

  @Test
  void solve_solution_isItself() {
    Grid solution = Grid.parse(ArticlePuzzles.EASY_SOLUTION);
    assertEquals(solution, new Search().solve(solution).orElseThrow());
  }

  @Test
  void solve_easy_makesNoChoice() {
    assertTrue(choices(ArticlePuzzles.EASY).isEmpty());
  }

  @Test
  void solve_halfway_triesTheFirstCellWithFewestCandidates() {
    Step first = choices(ArticlePuzzles.HALFWAY).get(0);
    assertEquals(new Step(Cells.named("A1"), 5, Rule.GUESS, Reason.FREE, 1), first);
  }

  @Test
  void solve_articlesPuzzles_makesAsManyChoicesAsTheArticlesCode() {
    assertEquals(16, choices(ArticlePuzzles.STALLING).size());
    assertEquals(53, choices(ArticlePuzzles.NORVIG).size());
    assertEquals(3, choices(ArticlePuzzles.HALFWAY).size());
  }

  @Test
  void solve_interruptedThread_isCancelledAndStaysInterrupted() {
    Thread.currentThread().interrupt();
    assertThrows(CancellationException.class, () -> new Search().solve(Grid.EMPTY));
    assertTrue(Thread.interrupted());
  }

  private static List<Step> choices(String puzzle) {
    List<Step> choices = new ArrayList<>();
    Trace choicesOnly =
        step -> {
          if (step.rule() == Rule.GUESS) {
            choices.add(step);
          }
        };
    assertTrue(new Search(choicesOnly).solve(Grid.parse(puzzle)).isPresent());
    return choices;
  }
}
