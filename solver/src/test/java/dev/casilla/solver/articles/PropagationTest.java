package dev.casilla.solver.articles;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.Cells;
import dev.casilla.solver.Digits;
import dev.casilla.solver.Grid;
import dev.casilla.solver.articles.trace.Trace;
import dev.casilla.solver.testdata.ArticlePuzzles;
import java.math.BigDecimal;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

final class PropagationTest {
  private static final Propagation PROPAGATION = new Propagation();

  @Test
  void parse_easy_isSolvedAndCountsItsClues() {
    Propagation.Parsed parsed = PROPAGATION.parse(Grid.parse(ArticlePuzzles.EASY));
    assertEquals(32, parsed.clues());
    assertEquals(9, parsed.distinctDigits());
    assertEquals(
        ArticlePuzzles.EASY_SOLUTION, parsed.candidates().orElseThrow().toGrid().toString());
  }

  @Test
  void parse_norvig_leavesWhatReduceLeaves() {
    Candidates parsed =
        PROPAGATION.parse(Grid.parse(ArticlePuzzles.NORVIG)).candidates().orElseThrow();
    Candidates start = Candidates.of(Grid.parse(ArticlePuzzles.NORVIG));
    assertEquals(new Strategies(Trace.NONE).reduce(start), parsed);
    assertEquals("1679", parsed.textAt(Cells.named("A2")));
  }

  @Test
  void parse_clashingClues_leavesNothingButCounts() {
    Propagation.Parsed parsed = PROPAGATION.parse(Grid.EMPTY.with(0, 1).with(8, 1));
    assertEquals(2, parsed.clues());
    assertEquals(1, parsed.distinctDigits());
    assertFalse(parsed.candidates().isPresent());
  }

  @Test
  void assign_openBoard_eliminatesFromPeers() {
    Candidates after = PROPAGATION.assign(Candidates.of(Grid.EMPTY), 40, 5).orElseThrow();
    assertEquals("5", after.textAt(40));
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      assertEquals(!Cells.arePeers(40, cell), Digits.has(after.digitsAt(cell), 5));
    }
  }

  @Test
  void assign_digitThatIsNoCandidate_leavesNothing() {
    Candidates candidates = Candidates.of(Grid.EMPTY).with(0, Digits.only(1) | Digits.only(2));
    assertFalse(PROPAGATION.assign(candidates, 0, 3).isPresent());
  }

  @Test
  void eliminate_lastButOneCandidate_solvesAndPropagates() {
    Candidates candidates = Candidates.of(Grid.EMPTY).with(0, Digits.only(1) | Digits.only(2));
    Candidates after = PROPAGATION.eliminate(candidates, 0, 2).orElseThrow();
    assertEquals("1", after.textAt(0));
    assertEquals("23456789", after.textAt(1));
  }

  @Test
  void eliminate_lastPlaceButOne_placesTheDigit() {
    Candidates candidates = Candidates.of(Grid.EMPTY);
    for (int cell = 2; cell < Cells.SIDE; cell++) {
      candidates = PROPAGATION.eliminate(candidates, cell, 7).orElseThrow();
    }
    Candidates after = PROPAGATION.eliminate(candidates, 1, 7).orElseThrow();
    assertEquals("7", after.textAt(0));
    assertEquals("12345689", after.textAt(Cells.named("I1")));
  }

  @Test
  void eliminate_lastPlace_leavesNothing() {
    Candidates candidates = PROPAGATION.assign(Candidates.of(Grid.EMPTY), 0, 7).orElseThrow();
    assertFalse(PROPAGATION.eliminate(candidates, 0, 7).isPresent());
  }

  @Test
  void assignAndEliminate_noSuchCellOrDigit_areRefused() {
    Candidates open = Candidates.of(Grid.EMPTY);
    assertThrows(IllegalArgumentException.class, () -> PROPAGATION.eliminate(open, 0, 33));
    assertThrows(IllegalArgumentException.class, () -> PROPAGATION.eliminate(open, 81, 1));
    assertThrows(IllegalArgumentException.class, () -> PROPAGATION.assign(open, 0, 0));
    assertThrows(IllegalArgumentException.class, () -> PROPAGATION.assign(open, -1, 1));
  }

  @Test
  void possibilities_norvigAfterItsClues_areTheArticles() {
    Candidates parsed =
        PROPAGATION.parse(Grid.parse(ArticlePuzzles.NORVIG)).candidates().orElseThrow();
    assertEquals(new BigDecimal("4.62838344192e38").toBigInteger(), parsed.possibilities());
  }

  @Test
  void solve_articlesPuzzles_findsTheirSolutions() {
    assertSolves(ArticlePuzzles.EASY, ArticlePuzzles.EASY_SOLUTION);
    assertSolves(ArticlePuzzles.EASY_WITH_MORE_CLUES, ArticlePuzzles.EASY_SOLUTION);
    assertSolves(ArticlePuzzles.NORVIG, ArticlePuzzles.NORVIG_SOLUTION);
    assertSolves(ArticlePuzzles.STALLING, ArticlePuzzles.STALLING_SOLUTION);
    assertSolves(ArticlePuzzles.HALFWAY, ArticlePuzzles.HALFWAY_SOLUTION);
  }

  @Test
  void solve_emptyGrid_findsASolution() {
    assertTrue(PROPAGATION.solve(Grid.EMPTY).orElseThrow().isSolved());
  }

  @Test
  void solve_smallStack_doesNotOverflow() throws InterruptedException {
    boolean[] solved = new boolean[1];
    Runnable work =
        () -> solved[0] = PROPAGATION.solve(Grid.parse(ArticlePuzzles.NORVIG)).isPresent();
    Thread thread = new Thread(null, work, "small stack", 160 * 1024);
    thread.start();
    thread.join();
    assertTrue(solved[0]);
  }

  @Test
  void solve_interruptedThread_isCancelled() {
    Thread.currentThread().interrupt();
    assertThrows(CancellationException.class, () -> PROPAGATION.solve(Grid.EMPTY));
    assertTrue(Thread.interrupted());
  }

  private static void assertSolves(String puzzle, String solution) {
    assertEquals(solution, PROPAGATION.solve(Grid.parse(puzzle)).orElseThrow().toString());
  }
}
