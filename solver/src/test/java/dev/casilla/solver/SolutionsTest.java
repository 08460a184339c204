package dev.casilla.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.testdata.ArticlePuzzles;
import java.util.HashSet;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

final class SolutionsTest {
  @Test
  void next_properPuzzle_isItsOnlySolution() {
    Solutions solutions = new Solutions(Grid.parse(ArticlePuzzles.EASY));
    assertEquals(ArticlePuzzles.EASY_SOLUTION, solutions.next().toString());
    assertFalse(solutions.hasNext());
    assertThrows(NoSuchElementException.class, solutions::next);
  }

  @Test
  void hasNext_clash_isFalse() {
    assertFalse(new Solutions(Grid.EMPTY.with(0, 1).with(1, 1)).hasNext());
  }

  @Test
  void next_severalSolutions_areAsManyAsCountedAndAllDifferent() {
    Grid clues = Grid.parse(ArticlePuzzles.EASY);
    for (int cell : new int[] {2, 4, 6, 9, 12, 14, 17, 20}) {
      clues = clues.with(cell, Grid.NO_DIGIT);
    }
    Set<Grid> all = new HashSet<>();
    for (Solutions solutions = new Solutions(clues); solutions.hasNext(); ) {
      Grid solution = solutions.next();
      assertTrue(solution.isSolved());
      assertTrue(all.add(solution), solution::toString);
    }
    assertEquals(new Solver().countSolutions(clues, 1_000_000).counted(), all.size());
    assertTrue(all.size() > 100, "only " + all.size());
  }

  @Test
  void next_emptyGrid_keepsFindingSolutions() {
    Solutions solutions = new Solutions(Grid.EMPTY);
    Set<Grid> some = new HashSet<>();
    for (int i = 0; i < 2_000; i++) {
      some.add(solutions.next());
    }
    assertEquals(2_000, some.size());
  }

  @Test
  void hasNext_interrupted_isCancelledAndGoesOnLater() {
    Solutions solutions = new Solutions(Grid.parse(ArticlePuzzles.EASY));
    Thread.currentThread().interrupt();
    assertThrows(CancellationException.class, solutions::hasNext);
    assertTrue(Thread.interrupted());
    assertTrue(solutions.hasNext());
  }
}
