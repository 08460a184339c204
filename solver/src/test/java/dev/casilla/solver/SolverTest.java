package dev.casilla.solver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.articles.Backtracking;
import dev.casilla.solver.articles.Board;
import dev.casilla.solver.articles.Propagation;
import dev.casilla.solver.articles.Search;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

final class SolverTest {
  private static final Grid PUZZLE =
      Grid.parse(
          "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..");
  private static final Grid SOLUTION =
      Grid.parse(
          "483921657967345821251876493548132976729564138136798245372689514814253769695417382");

  /** Two solutions: without A3 the digits 3 and 8 may change places somewhere. */
  private static final Grid FEW_SOLUTIONS =
      Grid.parse(
          "9.6.7.4.3...4..2...7..23.1.5.....1...4.2.8.6...3.....5.3.7...5...7..5...4.5.1.7.8");

  private final Solver solver = new Solver();

  @Test
  void judge_properPuzzle_isUnique() {
    assertEquals(new Verdict.Unique(SOLUTION), solver.judge(PUZZLE));
  }

  @Test
  void judge_solvedGrid_isUnique() {
    assertEquals(new Verdict.Unique(SOLUTION), solver.judge(SOLUTION));
  }

  @Test
  void judge_twoEqualDigitsInARow_namesTheClashingCells() {
    Grid clash = PUZZLE.with(Cells.named("A1"), 3);
    assertEquals(new Verdict.Clashing(cells("A1", "A3")), solver.judge(clash), clash::toString);
  }

  @Test
  void judge_emptyGrid_hasTooFewClues() {
    assertEquals(new Verdict.TooFewClues(0, 0), solver.judge(Grid.EMPTY));
  }

  @Test
  void judge_sixteenClues_areTooFew() {
    Grid sixteen = keepFirst(PUZZLE, 16);
    assertEquals(new Verdict.TooFewClues(16, sixteen.distinctDigits()), solver.judge(sixteen));
  }

  @Test
  void judge_sevenDifferentDigits_areTooFew() {
    Grid seven = withoutDigits(SOLUTION, 8, 9);
    assertEquals(new Verdict.TooFewClues(63, 7), solver.judge(seven));
  }

  @Test
  void judge_tooFewCluesWithoutSolution_namesTheContradiction() {
    Grid noPlaceForNine = Grid.parse("12345678." + ".".repeat(26) + "9" + ".".repeat(45));
    Verdict.Unsolvable verdict =
        assertInstanceOf(
            Verdict.Unsolvable.class, solver.judge(noPlaceForNine), noPlaceForNine::toString);
    assertEquals(noPlaceForNine.filled(), verdict.contradiction());
    assertEquals(List.of(), corrections(noPlaceForNine), "they would still be too few");
  }

  @Test
  void judge_tooFewDigitsWithoutSolution_namesTheContradiction() {
    Grid noPlaceForSeven = Grid.parse("123456...4561237..7........214" + ".".repeat(51));
    assertEquals(17, noPlaceForSeven.givens());
    assertEquals(7, noPlaceForSeven.distinctDigits());
    Verdict.Unsolvable verdict =
        assertInstanceOf(Verdict.Unsolvable.class, solver.judge(noPlaceForSeven));
    assertMinimal(noPlaceForSeven, verdict.contradiction());
  }

  @Test
  void judge_severalSolutions_countsThemAndShowsTwo() {
    Verdict.Several verdict = assertInstanceOf(Verdict.Several.class, solver.judge(FEW_SOLUTIONS));
    List<Board> all =
        new Backtracking(Backtracking.Order.FEWEST_DIGITS).solve(Board.of(FEW_SOLUTIONS), 10_000);
    assertEquals(all.size(), verdict.count().counted());
    assertFalse(verdict.count().isAtLeast());
    assertSolves(verdict.first(), FEW_SOLUTIONS);
    assertSolves(verdict.second(), FEW_SOLUTIONS);
    assertFalse(verdict.differing().isEmpty());
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      boolean differs = verdict.first().digitAt(cell) != verdict.second().digitAt(cell);
      assertEquals(differs, verdict.differing().contains(cell), Cells.name(cell));
    }
  }

  @Test
  void judge_astronomicallyManySolutions_countsToItsLimit() {
    Grid open = keepFirst(SOLUTION, 18);
    Verdict.Several verdict = assertInstanceOf(Verdict.Several.class, solver.judge(open));
    assertEquals(new SolutionCount(Solver.COUNT_LIMIT, Solver.COUNT_LIMIT), verdict.count());
    assertTrue(verdict.count().isAtLeast());
  }

  @Test
  void judge_hiddenContradiction_namesAMinimalSetOfGivens() {
    for (Grid broken : brokenPuzzles()) {
      Verdict.Unsolvable verdict =
          assertInstanceOf(Verdict.Unsolvable.class, solver.judge(broken), broken::toString);
      assertMinimal(broken, verdict.contradiction());
    }
  }

  @Test
  void judge_sameGridTwice_givesTheSameEvidence() {
    for (Grid broken : brokenPuzzles()) {
      assertEquals(solver.judge(broken), new Solver().judge(broken));
    }
  }

  @Test
  void solve_manySolutions_findsOne() {
    assertSolves(solver.solve(Grid.EMPTY).orElseThrow(), Grid.EMPTY);
  }

  @Test
  void solve_clash_findsNone() {
    assertTrue(solver.solve(PUZZLE.with(0, 3)).isEmpty());
  }

  @Test
  void corrections_oneWrongDigit_includeTheRightOneFirstAmongItsCell() {
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      if (PUZZLE.isEmptyAt(cell)) {
        continue;
      }
      int right = PUZZLE.digitAt(cell);
      Grid wrong = PUZZLE.with(cell, right % Cells.SIDE + 1);
      List<Correction> corrections = corrections(wrong);
      assertTrue(
          corrections.contains(new Correction(cell, wrong.digitAt(cell), right)),
          () -> wrong + " " + corrections);
      assertAllProper(wrong, corrections);
    }
  }

  @Test
  void corrections_everyOneCellChangeThatHelps_isThere() {
    Grid wrong = brokenPuzzles().get(0);
    List<Correction> corrections = corrections(wrong);
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      for (int digit = 0; digit <= Cells.SIDE && !wrong.isEmptyAt(cell); digit++) {
        Correction change = new Correction(cell, wrong.digitAt(cell), digit);
        boolean helps =
            digit != wrong.digitAt(cell)
                && solver.judge(change.applyTo(wrong)) instanceof Verdict.Unique;
        assertEquals(helps, corrections.contains(change), change::toString);
      }
    }
  }

  @Test
  void corrections_noTime_findNothing() {
    AtomicLong clock = new AtomicLong();
    Solver hurried = new Solver(2, clock::incrementAndGet);
    assertEquals(List.of(), hurried.corrections(brokenPuzzles().get(0), 0, TimeUnit.NANOSECONDS));
  }

  @Test
  void corrections_tooFewClues_areNone() {
    assertEquals(List.of(), corrections(keepFirst(PUZZLE, 10)));
  }

  @Test
  void corrections_oneDifferentDigitTooFew_includeTheMissingOne() {
    Grid right =
        Grid.parse(
            ".785..........9.6...5.....26.......9.4..2..........5......637....9.............8.");
    int onlyFour = Cells.named("E2");
    Grid open = right.with(onlyFour, 5);
    assertEquals(new Verdict.TooFewClues(17, 7), solver.judge(open));
    assertTrue(corrections(open).contains(new Correction(onlyFour, 5, 4)));
    assertAllProper(open, corrections(open));
    Grid wrong = right.with(onlyFour, 3);
    assertInstanceOf(Verdict.Unsolvable.class, solver.judge(wrong));
    assertTrue(corrections(wrong).contains(new Correction(onlyFour, 3, 4)));
    assertAllProper(wrong, corrections(wrong));
  }

  @Test
  void corrections_timeRunsOut_areThoseFoundUntilThen() {
    AtomicLong clock = new AtomicLong();
    Solver hurried = new Solver(2, clock::incrementAndGet);
    int inTime = hurried.corrections(brokenPuzzles().get(0), 3, TimeUnit.NANOSECONDS).size();
    assertTrue(inTime <= 2, () -> inTime + " candidates tried in two ticks of the clock");
  }

  @Test
  void corrections_takingAGivenAway_rankLast() {
    List<Correction> corrections = corrections(brokenPuzzles().get(0));
    int firstRemoval = corrections.size();
    for (int i = 0; i < corrections.size(); i++) {
      boolean removes = corrections.get(i).to() == Grid.NO_DIGIT;
      firstRemoval = removes ? Math.min(firstRemoval, i) : firstRemoval;
      assertTrue(removes || i < firstRemoval, corrections::toString);
    }
  }

  @Test
  void solver_countLimitBelowTwo_isRefused() {
    assertThrows(IllegalArgumentException.class, () -> new Solver(1));
  }

  private List<Correction> corrections(Grid grid) {
    return solver.corrections(grid, 10, TimeUnit.SECONDS);
  }

  private void assertAllProper(Grid grid, List<Correction> corrections) {
    for (Correction correction : corrections) {
      assertInstanceOf(Verdict.Unique.class, solver.judge(correction.applyTo(grid)));
    }
  }

  private static void assertSolves(Grid solution, Grid clues) {
    assertTrue(solution.isSolved(), solution::toString);
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      assertTrue(clues.isEmptyAt(cell) || clues.digitAt(cell) == solution.digitAt(cell));
    }
  }

  private void assertMinimal(Grid grid, SortedSet<Integer> contradiction) {
    Grid core = core(grid, contradiction);
    assertTrue(solver.solve(core).isEmpty(), core::toString);
    for (int cell : contradiction) {
      Grid without = core.with(cell, Grid.NO_DIGIT);
      assertTrue(
          new Propagation().solve(without).isPresent(),
          () -> Cells.name(cell) + " is not needed in " + core);
    }
  }

  private static Grid core(Grid grid, SortedSet<Integer> cells) {
    Grid core = Grid.EMPTY;
    for (int cell : cells) {
      core = core.with(cell, grid.digitAt(cell));
    }
    return core;
  }

  /** The puzzle with one digit changed so that nothing clashes but nothing solves it either. */
  private static List<Grid> brokenPuzzles() {
    List<Grid> broken = new ArrayList<>();
    for (int cell = 0; cell < Cells.COUNT && broken.size() < 8; cell++) {
      for (int digit = 1; digit <= Cells.SIDE && !PUZZLE.isEmptyAt(cell); digit++) {
        Grid changed = PUZZLE.with(cell, digit);
        if (changed.clashes().isEmpty() && new Search().solve(changed).isEmpty()) {
          broken.add(changed);
          break;
        }
      }
    }
    return broken;
  }

  private static Grid keepFirst(Grid grid, int givens) {
    Grid kept = Grid.EMPTY;
    for (int cell = 0; kept.givens() < givens; cell++) {
      kept = kept.with(cell, grid.digitAt(cell));
    }
    return kept;
  }

  private static Grid withoutDigits(Grid grid, int... digits) {
    Grid kept = grid;
    for (int cell = 0; cell < Cells.COUNT; cell++) {
      for (int digit : digits) {
        kept = grid.digitAt(cell) == digit ? kept.with(cell, Grid.NO_DIGIT) : kept;
      }
    }
    return kept;
  }

  private static SortedSet<Integer> cells(String... names) {
    SortedSet<Integer> cells = new TreeSet<>();
    for (String name : names) {
      cells.add(Cells.named(name));
    }
    return cells;
  }
}
