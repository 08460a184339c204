package dev.casilla.cli.commands;

import static dev.casilla.cli.TestPuzzles.BOARD;
import static dev.casilla.cli.TestPuzzles.PUZZLE;
import static dev.casilla.cli.TestPuzzles.SOLUTION;
import static dev.casilla.cli.TestPuzzles.TWO;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.cli.CliRun;
import java.io.InputStream;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ExplainCommandTest {
  private static final String MEDIUM =
      "...7...3.2.1....5...725.....9........16....48.....8.....26..391..897.........1..4";

  private static List<String> explain(String language, String puzzle) {
    return CliRun.in(
            CliRun.environment(InputStream.nullInputStream(), Locale.forLanguageTag(language)),
            "explain",
            puzzle)
        .outLines();
  }

  @Test
  void explain_singles_hasAStepForEachCellAndTheRating() {
    List<String> lines = explain("en", PUZZLE);
    assertEquals(81 - 32 + 1, lines.size());
    assertEquals("1. naked single: E6 → E6 is 4", lines.get(0));
    assertEquals("level gentle, score 196, hardest technique: naked single", lines.get(49));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en|9. locked candidates (pointing): 7 in E1, F1 → no 7 in G1, I1",
        "es|9. candidatos bloqueados (apuntando): 7 en E1, F1 → ningún 7 en G1, I1",
        "zh|9. 宫区块：E1, F1 中的 7 → G1, I1 不是 7",
      })
  void explain_eliminations_tellsPatternAndEffect(String language, String line) {
    assertTrue(explain(language, MEDIUM).contains(line), () -> explain(language, MEDIUM).get(8));
  }

  @Test
  void explain_units_areNamed() {
    assertTrue(explain("en", MEDIUM).contains("16. full house: row G → G1 is 4"));
    assertTrue(explain("en", MEDIUM).contains("27. full house: column 1 → A1 is 9"));
  }

  @Test
  void explain_solvedGrid_needsNoStep() {
    assertEquals(List.of("solved"), explain("en", SOLUTION));
  }

  @Test
  void explain_twoPuzzles_areSeparatedByABlankLine() {
    assertTrue(CliRun.casilla("explain", PUZZLE, SOLUTION).out().endsWith("single\n\nsolved\n"));
  }

  @Test
  void explain_severalSolutions_isRefused() {
    assertEquals(
        new CliRun(1, "", "casilla: argument 1: does not have exactly one solution\n"),
        CliRun.casilla("explain", TWO));
  }

  @Test
  void solveSteps_puzzle_printsStepsAndThenTheSolution() {
    CliRun run = CliRun.casilla("solve", "--steps", PUZZLE);
    assertEquals(0, run.exitCode());
    assertTrue(run.out().startsWith("1. naked single: E6 → E6 is 4\n2. "), run.out());
    assertTrue(run.out().endsWith(" \n" + BOARD.substring(BOARD.indexOf('\n') + 1)), run.out());
  }

  @ParameterizedTest
  @CsvSource({
    "--json, --steps and --json exclude each other",
    "--any, 'only one of --any, --all, --count and --steps is allowed'",
  })
  void solveSteps_withOtherMode_isMisuse(String option, String message) {
    assertEquals(
        new CliRun(2, "", "casilla: " + message + "\n"),
        CliRun.casilla("solve", "--steps", option, PUZZLE));
  }
}
