package dev.casilla.cli.commands;

import static dev.casilla.cli.TestPuzzles.BOARD;
import static dev.casilla.cli.TestPuzzles.PUZZLE;
import static dev.casilla.cli.TestPuzzles.SOLUTION;
import static dev.casilla.cli.TestPuzzles.STRANGE;
import static dev.casilla.cli.TestPuzzles.TWO;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.cli.CliRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ConvertCommandTest {
  @ParameterizedTest
  @ValueSource(strings = {"grid", "board", "sdm", "sdk", "opensudoku", "json"})
  void convert_anyFormAndBack_givesSamePuzzle(String form) {
    CliRun there = CliRun.casilla("convert", "--to", form, PUZZLE);
    assertEquals(0, there.exitCode(), there.err());
    assertEquals(
        new CliRun(0, PUZZLE + "\n", ""),
        CliRun.casillaReading(there.out(), "convert", "--to", "grid", "-"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"grid", "sdm", "opensudoku", "json"})
  void convert_manyPuzzlesAndBack_givesSamePuzzles(String form) {
    CliRun there = CliRun.casilla("convert", "--to", form, PUZZLE, TWO);
    assertEquals(0, there.exitCode(), there.err());
    assertEquals(
        new CliRun(0, PUZZLE + "\n" + TWO + "\n", ""),
        CliRun.casillaReading(there.out(), "convert", "--to", "sdm", "-"));
  }

  @Test
  void convert_toBoard_printsAsArticlesDo() {
    assertEquals(new CliRun(0, BOARD, ""), CliRun.casilla("convert", "--to", "board", SOLUTION));
  }

  @Test
  void convert_toJsonWithSolution_addsSolutionAndAnswer() {
    assertEquals(
        new CliRun(
            0,
            "{\"puzzle\":\""
                + PUZZLE
                + "\",\"solution\":\""
                + SOLUTION
                + "\",\"answer\":\"461168562\"}\n",
            ""),
        CliRun.casilla("convert", "--to", "json", "--solution", PUZZLE));
  }

  @Test
  void convert_solutionOfPuzzleWithTwo_isLeftOut() {
    assertEquals(
        new CliRun(
            1,
            "{\"puzzle\":\"" + TWO + "\"}\n",
            "casilla: argument 1: does not have exactly one solution; written without it\n"),
        CliRun.casilla("convert", "--to", "json", "--solution", TWO));
  }

  @Test
  void convert_titleAndComment_areKept() {
    String sdk = "#DMonday\n#Ceasy\n" + PUZZLE.replaceAll("(.{9})", "$1\n");
    assertEquals(new CliRun(0, sdk, ""), CliRun.casillaReading(sdk, "convert", "--to", "sdk", "-"));
    assertTrue(
        CliRun.casillaReading(sdk, "convert", "--to", "opensudoku", "-").out().contains("Monday"));
  }

  @Test
  void convert_commentToSdm_isKept() {
    String sdm = PUZZLE + " # very easy\n";
    CliRun run = CliRun.casillaReading(sdm, "convert", "--to", "sdm");
    assertEquals(new CliRun(0, sdm, ""), run);
    assertEquals(run, CliRun.casillaReading(run.out(), "convert", "--to", "sdm"));
    String sdk = "#DMonday\n#Ceasy\n" + PUZZLE.replaceAll("(.{9})", "$1\n");
    assertEquals(
        PUZZLE + " # Monday easy\n",
        CliRun.casillaReading(sdk, "convert", "--to", "sdm", "-").out());
  }

  @Test
  void convert_twoBoards_areSeparatedByBlankLine() {
    String boards = CliRun.casilla("convert", "--to", "board", PUZZLE, TWO).out();
    assertEquals(
        new CliRun(0, PUZZLE + "\n" + TWO + "\n", ""),
        CliRun.casillaReading(boards, "convert", "--to", "grid"));
  }

  @Test
  void convert_twoPuzzlesToSdk_complainsAndWritesNothing() {
    assertEquals(
        new CliRun(2, "", "casilla: an .sdk file holds one puzzle, but the input has several\n"),
        CliRun.casilla("convert", "--to", "sdk", PUZZLE, TWO));
  }

  @ParameterizedTest
  @ValueSource(strings = {"grid", "opensudoku"})
  void convert_badLineAmongGood_goesOnAndExitsWithTwo(String form) {
    CliRun run = CliRun.casillaReading(STRANGE + "\n" + PUZZLE, "convert", "--to", form, "-");
    assertEquals(2, run.exitCode());
    assertEquals(
        "casilla: standard input:1: unexpected character 'x' U+0078 at position 1\n", run.err());
    assertTrue(run.out().contains("3"), run.out());
  }
}
