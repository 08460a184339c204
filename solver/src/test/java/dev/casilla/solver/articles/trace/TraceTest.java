package dev.casilla.solver.articles.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import dev.casilla.solver.Units;
import dev.casilla.solver.articles.Backtracking;
import dev.casilla.solver.articles.Candidates;
import dev.casilla.solver.articles.Propagation;
import dev.casilla.solver.articles.Search;
import dev.casilla.solver.articles.Strategies;
import dev.casilla.solver.testdata.ArticlePuzzles;
import dev.casilla.solver.testdata.RandomGrids;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Applying each step's effect gives the result of the algorithm. */
final class TraceTest {
  private static final Candidates OPEN = Candidates.of(Grid.EMPTY);

  @Test
  void onStep_reduceOfRandomPuzzles_replaysToItsResult() {
    for (long seed = 0; seed < 300; seed++) {
      Candidates start = Candidates.of(new RandomGrids(seed).puzzle(30));
      TraceReplay replay = new TraceReplay(start);
      Candidates reduced = new Strategies(replay).reduce(start);
      assertEquals(reduced, replay.candidates(), "seed " + seed);
    }
  }

  @Test
  void onStep_searchOfRandomPuzzles_replaysToTheSolution() {
    for (long seed = 0; seed < 200; seed++) {
      Grid puzzle = new RandomGrids(seed).puzzle(24);
      TraceReplay replay = new TraceReplay(Candidates.of(puzzle));
      Optional<Grid> solution = new Search(replay).solve(puzzle);
      assertEquals(solution, Optional.of(replay.candidates().toGrid()), "seed " + seed);
    }
  }

  @Test
  void onStep_propagationOfRandomPuzzles_replaysToItsResult() {
    for (long seed = 0; seed < 300; seed++) {
      TraceReplay replay = new TraceReplay(OPEN);
      Propagation propagation = new Propagation(replay);
      Candidates parsed =
          propagation.parse(new RandomGrids(seed).puzzle(27)).candidates().orElseThrow();
      assertEquals(parsed, replay.candidates(), "seed " + seed);
      Candidates solution = propagation.search(parsed).orElseThrow();
      assertEquals(solution, replay.candidates(), "seed " + seed);
    }
  }

  @Test
  void onStep_backtracking_replaysToTheSolution() {
    for (long seed = 0; seed < 100; seed++) {
      Grid puzzle = new RandomGrids(seed).puzzle(34);
      TraceReplay replay = new TraceReplay(Candidates.of(puzzle));
      Backtracking backtracking = new Backtracking(Backtracking.Order.BOARD, replay);
      Optional<Grid> solution = backtracking.solve(puzzle);
      assertEquals(solution, Optional.of(replay.candidates().toGrid()), "seed " + seed);
    }
  }

  @Test
  void onStep_searchWithoutSolution_undoesEveryGuess() {
    Grid puzzle = Grid.parse(ArticlePuzzles.HALFWAY).with(Cells.named("A1"), 5);
    TraceReplay replay = new TraceReplay(Candidates.of(puzzle));
    assertFalse(new Search(replay).solve(puzzle).isPresent());
    assertEquals(0, replay.choices());
    TraceReplay propagated = new TraceReplay(OPEN);
    assertFalse(new Propagation(propagated).solve(puzzle).isPresent());
    assertEquals(0, propagated.choices());
  }

  @Test
  void onStep_everyStep_followsFromWhatItNames() {
    Trace trace =
        step -> {
          if (step.reason() instanceof Reason.FromCell from && step.rule() == Rule.ELIMINATE) {
            assertTrue(Cells.arePeers(from.cell(), step.cell()), step.toString());
          }
          if (step.reason() instanceof Reason.FromUnit from) {
            assertTrue(isIn(step.cell(), from.unit()), step.toString());
          }
        };
    assertTrue(new Search(trace).solve(Grid.parse(ArticlePuzzles.NORVIG)).isPresent());
    assertTrue(new Propagation(trace).solve(Grid.parse(ArticlePuzzles.NORVIG)).isPresent());
  }

  @Test
  void onStep_propagation_reportsNoEliminationTwice() {
    Set<Step> told = new HashSet<>();
    Trace trace =
        step -> {
          Step elimination = new Step(step.cell(), step.digit(), step.rule(), Reason.FREE, 0);
          assertTrue(told.add(elimination) || step.rule() != Rule.ELIMINATE, step.toString());
        };
    assertTrue(
        new Propagation(trace).parse(Grid.parse(ArticlePuzzles.EASY)).candidates().isPresent());
  }

  @Test
  void onStep_listenerThatThrows_stopsTheAlgorithm() {
    Trace stop =
        step -> {
          throw new IllegalStateException("enough");
        };
    Search search = new Search(stop);
    assertThrows(IllegalStateException.class, () -> search.solve(Grid.parse(ArticlePuzzles.EASY)));
  }

  @Test
  void onStep_notListening_isNeverCalled() {
    Trace ignoring =
        new Trace() {
          @Override
          public void onStep(Step step) {
            throw new AssertionError(step);
          }

          @Override
          public boolean isListening() {
            return false;
          }
        };
    Grid hard = Grid.parse(ArticlePuzzles.NORVIG);
    assertTrue(new Search(ignoring).solve(hard).isPresent());
    assertTrue(new Propagation(ignoring).solve(hard).isPresent());
    assertFalse(new Propagation(ignoring).solve(hard.with(1, 9)).isPresent());
    Backtracking backtracking = new Backtracking(Backtracking.Order.FEWEST_DIGITS, ignoring);
    assertTrue(backtracking.solve(hard).isPresent());
  }

  @Test
  void isListening_none_isFalse() {
    assertFalse(Trace.NONE.isListening());
  }

  private static boolean isIn(int cell, int unit) {
    return Units.of(cell, 0) == unit || Units.of(cell, 1) == unit || Units.of(cell, 2) == unit;
  }
}
