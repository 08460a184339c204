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
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** No hint says anything wrong, and what it names proves it. */
final class HintSoundnessTest {
  private static final long SEED = 20261120;

  /** Hints of one technique looked at in one position: there may be thousands. */
  private static final int MAX_HINTS = 50;

  /** The seeds whose positions are looked at side by side. */
  private static final int SEEDS = 20;

  /** Proofs take much longer than hints, so that the slow test proves those of some positions. */
  private static final int PROVEN_EVERY = 10;

  private final HintFinder finder = new HintFinder(true);

  @Test
  void allHints_fewHundredPositions_areRightAndProven() {
    assertRight(300, 1);
  }

  @Test
  @Tag("slow")
  void allHints_manyPositions_areRight() {
    Map<Technique, Integer> counts = assertRight(20_000, PROVEN_EVERY);
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

  /** Looks at positions of several seeds at once, on all cores; answers the hints found. */
  private static Map<Technique, Integer> assertRight(int count, int provenEvery) {
    return IntStream.range(0, SEEDS)
        .parallel()
        .mapToObj(seed -> assertRight(new Positions(SEED + seed), count / SEEDS, provenEvery))
        .reduce(
            new EnumMap<>(Technique.class),
            (all, some) -> {
              Map<Technique, Integer> sum = new EnumMap<>(all);
              some.forEach((technique, found) -> sum.merge(technique, found, Integer::sum));
              return sum;
            });
  }

  private static Map<Technique, Integer> assertRight(
      Positions positions, int count, int provenEvery) {
    Map<Technique, Integer> counts = new EnumMap<>(Technique.class);
    HintFinder finder = new HintFinder(true);
    for (int i = 0; i < count; i++) {
      CandidateGrid grid = positions.next();
      for (Hint hint : hints(finder, grid)) {
        counts.merge(hint.technique(), 1, Integer::sum);
        assertTrue(isRight(positions.solution(), hint), () -> "wrong: " + hint);
        if (i % provenEvery == 0) {
          assertEquals(
              List.of(), HintVerifier.faults(grid, hint), () -> hint + "\n" + grid.toGrid());
        }
      }
    }
    return counts;
  }

  private static List<Hint> hints(HintFinder finder, CandidateGrid grid) {
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

  private static boolean isRight(Grid solution, Hint hint) {
    return hint.placements().stream().allMatch(placed -> isTrue(solution, placed))
        && hint.eliminations().stream().noneMatch(removed -> isTrue(solution, removed));
  }

  private static boolean isTrue(Grid solution, Candidate candidate) {
    return solution.digitAt(candidate.cell()) == candidate.digit();
  }

  private static void assertKeeps(Grid solution, CandidateGrid grid, Hint hint) {
    for (int cell = 0; cell < 81; cell++) {
      int digit = solution.digitAt(cell);
      assertTrue(
          grid.digitAt(cell) == digit || grid.hasCandidate(cell, digit), () -> "wrong: " + hint);
    }
  }
}
