package dev.casilla.solver.hint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.solver.InvalidGridException;
import dev.casilla.solver.hint.grid.CandidateGrid;
import dev.casilla.solver.hint.path.HintFinder;
import dev.casilla.solver.hint.regression.TechniqueCase;
import dev.casilla.solver.hint.single.NakedSingleFinder;
import dev.casilla.testing.SharedData;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TechniqueCasesTest {
  private static final String SINGLE =
      ":0003:8:6...+53+4.7....4+2+56.+254867+3+9+1.+4..+9+6.1.162+38+5749.3..+1+4.+5....42193..1.+57"
          + "...+44+2.6+3.+1+75:::829:";

  @Test
  void parse_digitsGivenAndPlaced_areTold() {
    CandidateGrid grid = TechniqueCase.parse(SINGLE).grid();
    assertEquals(
        "6...534.7....4256.254867391.4..96.1.162385749.3..14.5....42193..1.57...442.63.175",
        grid.toGrid().toString());
    assertTrue(grid.givens().has(0));
    assertFalse(grid.givens().has(4));
  }

  @Test
  void parse_deletedCandidates_areGone() {
    CandidateGrid grid = TechniqueCase.parse(SINGLE.replace(":::", ":812 912::")).grid();
    assertFalse(grid.hasCandidate(1, 8));
    assertFalse(grid.hasCandidate(1, 9));
  }

  @Test
  void isPassedBy_findersAndVariants_tellsWhatIsExpected() {
    TechniqueCase wrongPlace = TechniqueCase.parse(SINGLE.replace("829", "129"));
    TechniqueCase fail = TechniqueCase.parse(SINGLE.replace("0003", "0003-x"));
    assertTrue(TechniqueCase.parse(SINGLE).isPassedBy(new NakedSingleFinder()));
    assertFalse(wrongPlace.isPassedBy(new NakedSingleFinder()));
    assertTrue(fail.isFailCase());
    assertFalse(fail.isPassedBy(new NakedSingleFinder()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"820", "89", "r2c9"})
  void parse_malformedCandidate_isRefused(String candidate) {
    String line = SINGLE.replace("829", candidate);
    assertThrows(IllegalArgumentException.class, () -> TechniqueCase.parse(line));
  }

  @Test
  void parse_malformedLine_isRefused() {
    assertThrows(IllegalArgumentException.class, () -> TechniqueCase.parse(""));
    assertThrows(IllegalArgumentException.class, () -> TechniqueCase.parse("0003:8"));
    assertThrows(InvalidGridException.class, () -> TechniqueCase.parse(":0003:8:.::::"));
  }

  @Test
  void cases_ofTechniquesWithFinder_pass() {
    HintFinder finder = new HintFinder(true);
    Map<Technique, Integer> passed = new HashMap<>();
    List<String> missed = new ArrayList<>();
    for (String line : SharedData.puzzles("techniques")) {
      TechniqueCase test = TechniqueCase.parse(line);
      Optional<TechniqueFinder> found = test.technique().flatMap(finder::finder);
      if (found.isPresent()) {
        if (test.isPassedBy(found.get())) {
          passed.merge(found.get().technique(), 1, Integer::sum);
        } else {
          missed.add(line);
        }
      }
    }
    assertFalse(passed.isEmpty());
    assertEquals(List.of(), missed, () -> "passed " + passed);
  }

  @Test
  void casesHints_ofTechniquesWithFinder_areProven() {
    HintFinder finder = new HintFinder(true);
    for (String line : SharedData.puzzles("techniques")) {
      TechniqueCase test = TechniqueCase.parse(line);
      CandidateGrid grid = test.grid();
      test.technique()
          .flatMap(finder::finder)
          .ifPresent(
              found ->
                  found.findAll(
                      grid,
                      hint -> {
                        assertEquals(List.of(), HintVerifier.faults(grid, hint), hint::toString);
                        return false;
                      }));
    }
  }
}
