package dev.casilla.cli.commands;

import static dev.casilla.cli.TestPuzzles.BOARD;
import static dev.casilla.cli.TestPuzzles.CLASH;
import static dev.casilla.cli.TestPuzzles.EMPTY;
import static dev.casilla.cli.TestPuzzles.PUZZLE;
import static dev.casilla.cli.TestPuzzles.SOLUTION;
import static dev.casilla.cli.TestPuzzles.STRANGE;
import static dev.casilla.cli.TestPuzzles.TWO;
import static dev.casilla.cli.TestPuzzles.UNSOLVABLE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.cli.CliRun;
import dev.casilla.cli.TestPuzzles;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SolveCommandTest {
  private static final String JSON =
      "{\"verdict\":\"unique\",\"puzzle\":\""
          + PUZZLE
          + "\",\"solution\":\""
          + SOLUTION
          + "\",\"answer\":\"461168562\"}\n";

  @Test
  void solve_properPuzzle_printsBoard() {
    assertEquals(new CliRun(0, BOARD, ""), CliRun.casilla("solve", PUZZLE));
  }

  @Test
  void solve_twoPuzzles_printsBothWithBlankLine() {
    assertEquals(new CliRun(0, BOARD + "\n" + BOARD, ""), CliRun.casilla("solve", PUZZLE, PUZZLE));
  }

  @Test
  void solve_puzzleBeginningWithDash_isReadAfterTwoDashes() {
    String dashes = PUZZLE.replace('.', '-');
    assertEquals(new CliRun(0, BOARD, ""), CliRun.casilla("solve", "--", dashes));
  }

  @Test
  void solve_standardInput_printsLine() {
    assertEquals(
        new CliRun(0, SOLUTION + "\n", ""), CliRun.casillaReading(PUZZLE + "\n", "solve", "-"));
  }

  @Test
  void solve_noLineBreakAtEnd_printsLine() {
    assertEquals(new CliRun(0, SOLUTION + "\n", ""), CliRun.casillaReading(PUZZLE, "solve", "-"));
  }

  @Test
  void solve_standardInputAsFile_printsLine() {
    assertEquals(
        new CliRun(0, SOLUTION + "\n", ""), CliRun.casillaReading(PUZZLE, "solve", "--file", "-"));
  }

  @Test
  void solve_boardAskedFor_printsBoard() {
    assertEquals(new CliRun(0, BOARD, ""), CliRun.casillaReading(PUZZLE, "solve", "--board", "-"));
  }

  @Test
  void solve_jsonAskedFor_printsObject() {
    assertEquals(new CliRun(0, JSON, ""), CliRun.casilla("solve", "--json", PUZZLE));
  }

  @Test
  void solve_wholeBoardOnStandardInput_printsLine() {
    assertEquals(
        new CliRun(0, SOLUTION + "\n", ""),
        CliRun.casillaReading(PUZZLE.replaceAll("(.{9})", "$1\n"), "solve", "-"));
  }

  @Test
  void solve_severalSolutions_tellsHowManyAndPrintsNone() {
    assertEquals(
        new CliRun(1, "", "casilla: argument 1: 2 solutions\n"), CliRun.casilla("solve", TWO));
  }

  @Test
  void solve_emptyGrid_tellsAtLeastHowMany() {
    assertEquals(
        new CliRun(1, "", "casilla: argument 1: at least 1,000 solutions\n"),
        CliRun.casilla("solve", EMPTY));
  }

  @Test
  void solve_severalSolutionsInJson_givesNoSolution() {
    CliRun run = CliRun.casilla("solve", "--json", TWO);
    assertEquals(1, run.exitCode());
    assertEquals(
        "{\"verdict\":\"several\",\"puzzle\":\"" + TWO + "\",\"count\":2,\"atLeast\":false}\n",
        run.out());
  }

  @Test
  void solve_anySolutionWanted_printsOne() {
    CliRun run = CliRun.casillaReading(TWO, "solve", "--any", "-");
    assertEquals(0, run.exitCode());
    assertEquals("", run.err());
    assertTrue(TestPuzzles.isOneOfTwo(run.out().strip()), run.out());
  }

  @Test
  void solve_anySolutionWantedInJson_saysSeveral() {
    CliRun run = CliRun.casilla("solve", "--any", "--json", TWO);
    assertEquals(0, run.exitCode());
    assertTrue(run.out().startsWith("{\"verdict\":\"several\""), run.out());
    assertTrue(run.out().contains("\"solution\":"), run.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {CLASH, UNSOLVABLE})
  void solve_noSolution_saysSoAndExitsWithOne(String puzzle) {
    assertEquals(
        new CliRun(1, "", "casilla: argument 1: no solution\n"), CliRun.casilla("solve", puzzle));
    assertEquals(
        new CliRun(1, "", "casilla: argument 1: no solution\n"),
        CliRun.casilla("solve", "--any", puzzle));
    assertEquals(
        "{\"verdict\":\"none\",\"puzzle\":\"" + puzzle + "\"}\n",
        CliRun.casilla("solve", "--json", puzzle).out());
  }

  @Test
  void solve_strangeCharacter_namesItAndExitsWithTwo() {
    assertEquals(
        new CliRun(2, "", "casilla: argument 1: unexpected character 'x' U+0078 at position 1\n"),
        CliRun.casilla("solve", STRANGE));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "123", "{", "<opensudoku>", "[Puzzle]", "{\"puzzle\":\"1\"}"})
  void solve_malformedText_complainsInOneLineAndExitsWithTwo(String text) {
    CliRun argument = CliRun.casilla("solve", text);
    assertEquals(2, argument.exitCode());
    assertTrue(argument.err().matches("casilla: argument 1: [^\n]+\n"), argument.err());
    CliRun input = CliRun.casillaReading(text, "solve", "-");
    assertEquals(2, input.exitCode());
    assertTrue(input.err().matches("casilla: standard input:1: [^\n]+\n"), input.err());
  }

  @Test
  void solve_badLinesAmongGood_goesOnAndKeepsLinesTogether() {
    String lines = "# puzzles\n" + PUZZLE + "\n" + STRANGE + "\n" + CLASH + "\n" + PUZZLE + "\n";
    assertEquals(
        new CliRun(
            2,
            SOLUTION + "\n\n\n" + SOLUTION + "\n",
            """
            casilla: standard input:3: unexpected character 'x' U+0078 at position 1
            casilla: standard input:4: no solution
            """),
        CliRun.casillaReading(lines, "solve", "-"));
  }

  @Test
  void solve_malformedLineInJson_isAnObjectToo() {
    CliRun run = CliRun.casillaReading(STRANGE + "\n" + PUZZLE + "\n", "solve", "--json", "-");
    assertEquals(
        "{\"verdict\":\"malformed\",\"source\":\"-\",\"line\":1,"
            + "\"problem\":\"unexpected_character\",\"position\":1}\n"
            + JSON,
        run.out());
    assertEquals(2, run.exitCode());
  }
}
