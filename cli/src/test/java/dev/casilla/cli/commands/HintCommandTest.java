package dev.casilla.cli.commands;

import static dev.casilla.cli.TestPuzzles.PUZZLE;
import static dev.casilla.cli.TestPuzzles.SOLUTION;
import static dev.casilla.cli.TestPuzzles.STRANGE;
import static dev.casilla.cli.TestPuzzles.TWO;
import static dev.casilla.cli.TestPuzzles.UNSOLVABLE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.cli.CliRun;
import dev.casilla.solver.Cells;
import dev.casilla.solver.Grid;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class HintCommandTest {
  private static final String MEDIUM =
      "...7...3.2.1....5...725.....9........16....48.....8.....26..391..897.........1..4";

  /** The first six steps of {@link #MEDIUM}, which are singles. */
  private static final String BEGUN =
      "....1.......8..............8..................2...........8....1.................";

  @TempDir private Path folder;

  private static CliRun hint(String language, String... options) {
    String[] arguments = new String[options.length + 2];
    arguments[0] = "hint";
    System.arraycopy(options, 0, arguments, 1, options.length);
    arguments[options.length + 1] = PUZZLE;
    return CliRun.in(
        CliRun.environment(InputStream.nullInputStream(), Locale.forLanguageTag(language)),
        arguments);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en|where|look at: E6",
        "en|which|naked single: E6",
        "en|what|naked single: E6 → E6 is 4",
        "es|what|único desnudo: E6 → E6 es 4",
        "zh|what|唯一候选数：E6 → E6 为 4",
      })
  void hint_level_tellsThatMuch(String language, String level, String text) {
    assertEquals(new CliRun(0, text + "\n", ""), hint(language, "--level", level));
  }

  @Test
  void hint_noLevel_tellsWhatToDo() {
    assertEquals(hint("en", "--level", "what"), hint("en"));
  }

  @Test
  void hint_stepEntered_isTheNext() {
    String entries = ".".repeat(41) + "4" + ".".repeat(39);
    assertEquals("naked single: E6 → E6 is 4\n", hint("en").out());
    assertEquals("look at: E3\n", hint("en", "--level", "where", "--entries", entries).out());
  }

  @Test
  void hint_wrongEntry_comesFirst() {
    String entries = "5" + PUZZLE.substring(1);
    assertEquals(new CliRun(0, "the 5 in A1 is wrong\n", ""), hint("en", "--entries", entries));
  }

  @Test
  void hint_allEntered_isSolved() {
    assertEquals(new CliRun(0, "solved\n", ""), hint("en", "--entries", SOLUTION));
  }

  @Test
  void hint_entriesThatChangeAClue_areRefused() {
    assertEquals(
        new CliRun(
            2, "", "casilla: argument 1: the entered digits change the clue in A3, which is 3\n"),
        hint("en", "--entries", "..4" + ".".repeat(78)));
  }

  @ParameterizedTest
  @ValueSource(strings = {TWO, UNSOLVABLE})
  void hint_severalSolutionsOrNone_isRefused(String puzzle) {
    assertEquals(
        new CliRun(1, "", "casilla: argument 1: does not have exactly one solution\n"),
        CliRun.casilla("hint", puzzle));
  }

  @Test
  void hint_malformedPuzzle_isExplained() {
    assertEquals(
        new CliRun(2, "", "casilla: argument 1: unexpected character 'x' U+0078 at position 1\n"),
        CliRun.casilla("hint", STRANGE));
  }

  @Test
  void hint_malformedEntries_areExplained() {
    assertEquals(
        new CliRun(2, "", "casilla: --entries: only 2 cells, 81 expected\n"),
        hint("en", "--entries", "12"));
  }

  @Test
  void hint_fileOrStandardInput_isRead() throws IOException {
    CliRun argument = hint("en");
    Path file = Files.writeString(folder.resolve("puzzle.txt"), Grid.parse(PUZZLE).display());
    assertEquals(argument, CliRun.casilla("hint", file.toString()));
    assertEquals(argument, CliRun.casillaReading(PUZZLE, "hint"));
    assertEquals(argument, CliRun.casillaReading(PUZZLE, "hint", "-"));
  }

  @Test
  void hint_elimination_movesOnOnceItIsStruck() {
    CliRun first = CliRun.casilla("hint", "--entries", BEGUN, MEDIUM);
    assertEquals(
        "locked triple: 2, 5, 6 in H7, H8, H9"
            + " → no 2 in H6, I7, I8; no 5 in H2, H6, I7; no 6 in H2, I7, I8\n",
        first.out());
    String struck = "H6=2,I7=2,I8=2,H2=5,H6=5,I7=5,H2=6,I7=6,i8=6";
    assertEquals(
        "hidden single: block 8 → I5 is 2\n",
        CliRun.casilla("hint", "--entries", BEGUN, "--struck", struck, MEDIUM).out());
  }

  /** As a person would: write what the hint places, strike what it removes, ask again. */
  @Test
  void hint_everyStepFollowed_endsWithTheSolution() {
    StringBuilder entries = new StringBuilder(MEDIUM);
    // Option values must not be empty: begins with a candidate that a clue rules out.
    Set<String> struck = new LinkedHashSet<>(Set.of("A1=1"));
    String json = "next_step";
    for (int step = 0; json.contains("next_step") && step < 100; step++) {
      json =
          CliRun.casilla(
                  "hint",
                  "--json",
                  "--entries",
                  entries.toString(),
                  "--struck",
                  String.join(",", struck),
                  MEDIUM)
              .out();
      for (String placed : strings("placements", json)) {
        entries.setCharAt(Cells.names().indexOf(placed.substring(0, 2)), placed.charAt(3));
      }
      struck.addAll(strings("eliminations", json));
    }
    assertTrue(json.contains("\"advice\":\"finished\""), json);
    assertEquals(CliRun.casillaReading(MEDIUM, "solve").out().strip(), entries.toString());
  }

  private static List<String> strings(String member, String json) {
    Matcher list = Pattern.compile("\"" + member + "\":\\[([^]]*)]").matcher(json);
    return list.find() && !list.group(1).isEmpty()
        ? List.of(list.group(1).replace("\"", "").split(","))
        : List.of();
  }

  @Test
  void hint_solutionStruck_isTheHint() {
    assertEquals(
        new CliRun(0, "the candidate 4 is missing in E6\n", ""), hint("en", "--struck", "E6=4"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"J1=1", "A0=1", "A1=0", "A1", "A1=12", ""})
  void hint_noCandidate_isMisuse(String candidate) {
    assertEquals(
        new CliRun(2, "", "casilla: invalid value for --struck CELL=DIGIT: " + candidate + "\n"),
        hint("en", "--struck", candidate));
  }

  @Test
  void hint_json_hasTheWholeStepInEveryLanguage() {
    String json =
        "{\"verdict\":\"unique\",\"puzzle\":\"" + PUZZLE + "\",\"advice\":\"next_step\",\"step\":";
    CliRun run = hint("en", "--json", "--level", "where");
    assertTrue(run.out().startsWith(json + "{\"technique\":\"naked_single\","), run.out());
    assertTrue(run.out().contains("\"placements\":[\"E6=4\"],\"eliminations\":[]}}"), run.out());
    assertEquals(run, hint("zh", "--json"));
  }

  @ParameterizedTest
  @CsvSource({
    "--entries, " + UNSOLVABLE + ", '\"advice\":\"wrong_entry\",\"candidate\":\"A1=5\"'",
    "--struck, E6=4, '\"advice\":\"missing_note\",\"candidate\":\"E6=4\"'",
    "--entries, " + SOLUTION + ", '\"advice\":\"finished\"'",
  })
  void hint_jsonOfOtherAdvice_saysWhich(String option, String value, String members) {
    String out = hint("en", "--json", option, value).out();
    assertTrue(out.endsWith(members + "}\n"), out);
  }
}
