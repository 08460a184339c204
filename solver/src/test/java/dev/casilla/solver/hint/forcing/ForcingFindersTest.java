package dev.casilla.solver.hint.forcing;

import static dev.casilla.solver.hint.GridSketch.removed;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.Grid;
import dev.casilla.solver.Units;
import dev.casilla.solver.hint.GridSketch;
import dev.casilla.solver.hint.Hint;
import dev.casilla.solver.hint.HintVerifier;
import dev.casilla.solver.hint.Technique;
import dev.casilla.solver.hint.TechniqueFinder;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.path.HintFinder;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One position for each kind of chain and net, as its rule says. */
final class ForcingFindersTest {
  @Test
  void chainContradiction_cellLosesAllCandidates_removesCandidate() {
    // 1 in A1 takes 1 from A9 at once, 2 by way of A5, and 3 by way of B2 and B9.
    GridSketch sketch =
        new GridSketch().cells("A9", "123").cells("A5", "12").cells("B2", "14").cells("B9", "34");
    Hint hint = first(Technique.FORCING_CHAIN_CONTRADICTION, sketch.grid());
    assertEquals("1A1", removed(hint));
    assertEquals(3, hint.chains().size());
  }

  @Test
  void chainVerity_allCandidatesOfCellLeadToTheSame_removesIt() {
    // Each of 1, 2 and 3 in E5 makes 9 true in one of three cells that see I9.
    GridSketch sketch =
        new GridSketch().cells("E5", "123").cells("E9", "19").cells("I5", "29").cells("F6", "38");
    sketch.cells("I6", "89");
    Hint hint = first(Technique.FORCING_CHAIN_VERITY, sketch.grid());
    assertEquals("9I9", removed(hint));
    assertEquals(3, hint.chains().size());
    assertEquals(List.of(40), hint.lockedSets().get(0).cells());
  }

  @Test
  void netContradiction_conclusionWithTwoReasons_removesCandidate() {
    // 1 in A1 makes A4 2 and A5 3, both together make A9 4, and no place is left for 4 in row B.
    GridSketch sketch =
        new GridSketch()
            .cells("A4", "12")
            .cells("A5", "13")
            .cells("A9", "234")
            .only(Units.row(1), 4, "B7 B8");
    assertFalse(removals(Technique.FORCING_CHAIN_CONTRADICTION, sketch).contains("1A1"));
    assertTrue(removals(Technique.FORCING_NET_CONTRADICTION, sketch).contains("1A1"));
  }

  @Test
  void netVerity_conclusionWithTwoReasons_removesIt() {
    // 5 in E5 makes E9 9 at once; 6 makes E1 1, E4 7 and E6 8, so E2 3, and so E3 9.
    GridSketch sketch =
        new GridSketch()
            .cells("E5", "56")
            .cells("E9", "59")
            .cells("E1", "16")
            .cells("E4", "67")
            .cells("E6", "68")
            .cells("E2", "378")
            .cells("E3", "139");
    assertTrue(removals(Technique.FORCING_NET_VERITY, sketch).contains("9E8"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
      })
  void hints_ofHardPuzzles_leadToTheSolution(String clues) {
    CandidateGrid grid = CandidateGrid.of(Grid.parse(clues));
    HintFinder finder = new HintFinder(false);
    while (!grid.isComplete()) {
      Hint hint = finder.findFirst(grid);
      assertNotNull(hint);
      if (hint.technique() == Technique.NESTED_FORCING_NET) {
        assertEquals(List.of(), HintVerifier.faults(grid, hint));
      }
      hint.applyTo(grid);
      assertFalse(grid.isBroken(), hint::toString);
    }
  }

  private static List<String> removals(Technique technique, GridSketch sketch) {
    List<String> removals = new ArrayList<>();
    finder(technique)
        .findAll(
            sketch.grid(),
            hint -> {
              assertEquals(List.of(), HintVerifier.faults(sketch.grid(), hint));
              removals.add(removed(hint));
              return false;
            });
    return removals;
  }

  private static Hint first(Technique technique, CandidateGrid grid) {
    Hint hint = finder(technique).findFirst(grid);
    assertNotNull(hint);
    assertEquals(List.of(), HintVerifier.faults(grid, hint));
    return hint;
  }

  private static TechniqueFinder finder(Technique technique) {
    return ForcingFinders.create().stream()
        .filter(finder -> finder.technique() == technique)
        .findFirst()
        .orElseThrow();
  }
}
