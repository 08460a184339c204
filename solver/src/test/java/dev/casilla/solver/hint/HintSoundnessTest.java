package dev.casilla.solver.hint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.Grid;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.path.HintFinder;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** No hint says anything wrong, and each is proven by what it names. */
final class HintSoundnessTest {
  private static final long SEED = 20261120;

  /** Hints of one technique looked at in one position: there may be thousands. */
  private static final int MAX_HINTS = 50;

  private final HintFinder finder = new HintFinder(true);

  @Test
  void allHints_fewHundredPositions_areRightAndProven() {
    assertRight(300);
  }

  @Test
  @Tag("slow")
  void allHints_manyPositions_areRightAndProven() {
    Map<Technique, Integer> counts = assertRight(20_000);
    for (Technique technique : Technique.values()) {
      // A random position with two candidates in nearly every cell is too rare.
      boolean isRare = technique == Technique.BUG_PLUS_ONE;
      assertTrue(
          isRare || finder.finder(technique).isEmpty() || counts.containsKey(technique),
          technique + " is never found");
    }
  }

  @ParameterizedTest
  @EnumSource
  void finder_ofTechnique_findsThatTechnique(Technique technique) {
    finder.finder(technique).ifPresent(found -> assertEquals(technique, found.technique()));
  }

  @Test
  void findFirst_untilNothingIsFound_keepsTheSolution() {
    Positions positions = new Positions(SEED);
    for (int i = 0; i < 100; i++) {
      CandidateGrid grid = positions.next();
      for (Hint hint = finder.findFirst(grid); hint != null; hint = finder.findFirst(grid)) {
        hint.applyTo(grid);
        assertKeeps(positions.solution(), grid, hint);
      }
    }
  }

  private Map<Technique, Integer> assertRight(int count) {
    Map<Technique, Integer> counts = new EnumMap<>(Technique.class);
    Positions positions = new Positions(SEED);
    CandidateGrid after = new CandidateGrid();
    for (int i = 0; i < count; i++) {
      CandidateGrid grid = positions.next();
      for (Hint hint : hints(grid)) {
        counts.merge(hint.technique(), 1, Integer::sum);
        assertEquals(List.of(), HintVerifier.faults(grid, hint), () -> hint + "\n" + grid.toGrid());
        after.copyFrom(grid);
        hint.applyTo(after);
        assertKeeps(positions.solution(), after, hint);
      }
    }
    return counts;
  }

  private List<Hint> hints(CandidateGrid grid) {
    List<Hint> hints = new ArrayList<>();
    for (Technique technique : Technique.values()) {
      int limit = hints.size() + MAX_HINTS;
      finder
          .finder(technique)
          .ifPresent(
              found ->
                  found.findAll(
                      grid,
                      hint -> {
                        hints.add(hint);
                        return hints.size() == limit;
                      }));
    }
    return hints;
  }

  private static void assertKeeps(Grid solution, CandidateGrid grid, Hint hint) {
    for (int cell = 0; cell < 81; cell++) {
      int digit = solution.digitAt(cell);
      assertTrue(
          grid.digitAt(cell) == digit || grid.hasCandidate(cell, digit), () -> "wrong: " + hint);
    }
  }
}
