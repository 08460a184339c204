package dev.casilla.cli.commands;

import static dev.casilla.cli.TestPuzzles.PUZZLE;
import static dev.casilla.cli.TestPuzzles.SOLUTION;
import static dev.casilla.cli.TestPuzzles.STRANGE;
import static dev.casilla.cli.TestPuzzles.TWO;
import static dev.casilla.cli.TestPuzzles.UNSOLVABLE;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.cli.CliRun;
import java.io.InputStream;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class HintCommandTest {
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
        new CliRun(2, "", "casilla: the entered digits change the clue in A3, which is 3\n"),
        hint("en", "--entries", "..4" + ".".repeat(78)));
  }

  @ParameterizedTest
  @ValueSource(strings = {TWO, UNSOLVABLE})
  void hint_severalSolutionsOrNone_isRefused(String puzzle) {
    assertEquals(
        new CliRun(1, "", "casilla: does not have exactly one solution\n"),
        CliRun.casilla("hint", puzzle));
  }

  @Test
  void hint_malformedPuzzle_isExplained() {
    assertEquals(
        new CliRun(2, "", "casilla: unexpected character 'x' U+0078 at position 1\n"),
        CliRun.casilla("hint", STRANGE));
  }
}
