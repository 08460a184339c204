package dev.casilla.cli.commands;

import static dev.casilla.cli.TestPuzzles.BOARD;
import static dev.casilla.cli.TestPuzzles.PUZZLE;
import static dev.casilla.cli.TestPuzzles.SOLUTION;
import static dev.casilla.cli.TestPuzzles.STRANGE;
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
  void explain_json_hasEveryStepTheRatingAndTheSolution() {
    CliRun run = CliRun.casilla("explain", "--json", MEDIUM);
    String json = run.out();
    assertEquals(1, run.outLines().size());
    assertTrue(
        json.startsWith(
            "{\"verdict\":\"unique\",\"puzzle\":\""
                + MEDIUM
                + "\",\"level\":\"medium\",\"score\":538,\"hardest\":\"locked_triple\",\"path\":[{"),
        json);
    assertTrue(
        json.contains(
            "{\"technique\":\"pointing\",\"units\":[\"block 4\"],\"covers\":[\"column 1\"],"
                + "\"marks\":{\"cause\":[\"E1=7\",\"F1=7\"]},\"sets\":[],\"chains\":[],"
                + "\"placements\":[],\"eliminations\":[\"G1=7\",\"I1=7\"]}"),
        json);
    String solution = CliRun.casillaReading(MEDIUM, "solve").out().strip();
    assertTrue(json.contains("],\"solution\":\"" + solution + "\",\"answer\":\""), json);
    assertEquals(explain("en", MEDIUM).size() - 1, json.split("\"technique\":").length - 1);
  }

  @Test
  void explain_jsonInOtherLanguage_isTheSame() {
    CliRun chinese =
        CliRun.in(
            CliRun.environment(InputStream.nullInputStream(), Locale.SIMPLIFIED_CHINESE),
            "explain",
            "--json",
            MEDIUM);
    assertEquals(CliRun.casilla("explain", "--json", MEDIUM), chinese);
  }

  @Test
  void explain_jsonOfOthers_hasTheirVerdict() {
    CliRun run = CliRun.casilla("explain", "--json", TWO, STRANGE);
    assertEquals(2, run.exitCode());
    assertTrue(run.outLines().get(0).startsWith("{\"verdict\":\"several\""), run.out());
    assertTrue(run.outLines().get(1).startsWith("{\"verdict\":\"malformed\""), run.out());
  }

  @Test
  void explain_chains_haveTheirLinksInJson() {
    String hard = CliRun.casilla("generate", "--level", "extreme", "--seed", "7").out().strip();
    String json = CliRun.casilla("explain", "--json", hard).out();
    assertTrue(json.contains("{\"links\":[{\"strength\":\"strong\",\"from\":[\""), json);
  }

  @Test
  void solveSteps_json_isWhatExplainPrints() {
    assertEquals(
        CliRun.casilla("explain", "--json", PUZZLE),
        CliRun.casilla("solve", "--steps", "--json", PUZZLE));
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
    "--any, 'only one of --any, --all, --count and --steps is allowed'",
  })
  void solveSteps_withOtherMode_isMisuse(String option, String message) {
    assertEquals(
        new CliRun(2, "", "casilla: " + message + "\n"),
        CliRun.casilla("solve", "--steps", option, PUZZLE));
  }
}
