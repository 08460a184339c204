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
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.cli.Casilla;
import dev.casilla.cli.CliRun;
import dev.casilla.cli.TestPuzzles;
import dev.casilla.cli.environment.Environment;
import dev.casilla.solver.Grid;
import dev.casilla.solver.engine.FastSolver;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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
  void solve_files_printsInOrder(@TempDir Path folder) throws IOException {
    Path lines = Files.writeString(folder.resolve("a.sdm"), PUZZLE + "\n" + TWO + "\n");
    Path json = Files.writeString(folder.resolve("b.json"), "{\"puzzle\":\"" + PUZZLE + "\"}");
    assertEquals(
        new CliRun(
            1, SOLUTION + "\n\n" + SOLUTION + "\n", "casilla: " + lines + ":2: 2 solutions\n"),
        CliRun.casilla("solve", "--file", lines.toString(), "--file", json.toString()));
  }

  @Test
  void solve_fileAsArgument_printsLines(@TempDir Path folder) throws IOException {
    Path lines = Files.writeString(folder.resolve("a.sdm"), PUZZLE + "\n" + PUZZLE + "\n");
    assertEquals(
        new CliRun(0, SOLUTION + "\n" + SOLUTION + "\n", ""),
        CliRun.casilla("solve", lines.toString()));
  }

  @Test
  void solve_puzzleAfterFile_isNoFile(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("a.sdm"), PUZZLE + "\n");
    assertEquals(
        new CliRun(0, SOLUTION + "\n" + SOLUTION + "\n", ""),
        CliRun.casilla("solve", "--file", file.toString(), PUZZLE));
  }

  @Test
  void solve_missingFileAsArgument_isNamed() {
    assertEquals(
        new CliRun(2, "", "casilla: no such file: puzzles.sdm\n"),
        CliRun.casilla("solve", "puzzles.sdm"));
  }

  @Test
  void solve_noArgument_readsStandardInput() {
    assertEquals(new CliRun(0, SOLUTION + "\n", ""), CliRun.casillaReading(PUZZLE + "\n", "solve"));
  }

  @Test
  void solve_noArgumentAtTerminal_asksForPuzzle() {
    Environment terminal =
        new Environment(
            InputStream.nullInputStream(), true, Locale.ENGLISH, 1, () -> 1, false, () -> 0);
    CliRun run = CliRun.in(terminal, "solve");
    assertEquals(2, run.exitCode());
    assertTrue(run.err().startsWith("casilla: no puzzle: "), run.err());
  }

  @Test
  void solve_generatedBoards_readsAll() {
    String boards = CliRun.casilla("generate", "--count", "3", "--seed", "1", "--board").out();
    String grids = CliRun.casilla("generate", "--count", "3", "--seed", "1").out();
    assertEquals(CliRun.casillaReading(grids, "solve"), CliRun.casillaReading(boards, "solve"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[%1$s,%1$s]",
        "\n[\n {\"puzzle\":%1$s},\n%1$s ]\n",
        "[{\"a\":[1,\"]\"],\"puzzle\":%1$s} , %1$s]"
      })
  void solve_jsonArray_readsEachElement(String array) {
    assertEquals(
        new CliRun(0, SOLUTION + "\n" + SOLUTION + "\n", ""),
        CliRun.casillaReading(array.formatted('"' + PUZZLE + '"'), "solve"));
  }

  @Test
  void solve_badElementOfJsonArray_isLocatedAndOthersAreSolved() {
    String array = "[\n\"" + STRANGE + "\",\n\"" + PUZZLE + "\"]";
    CliRun run = CliRun.casillaReading(array, "solve", "--json");
    assertEquals(
        "casilla: standard input:2: unexpected character 'x' U+0078 at position 2\n", run.err());
    assertTrue(run.outLines().get(0).contains("\"line\":2,"), run.out());
    assertTrue(run.outLines().get(0).endsWith("\"position\":2}"), run.out());
    assertEquals(JSON.strip(), run.outLines().get(1));
  }

  @Test
  void solve_oneCell_isSingular() {
    assertEquals(
        "casilla: argument 1: only 1 cell, 81 expected\n", CliRun.casilla("solve", "7").err());
  }

  @Test
  void solve_anotherLanguage_leavesJsonAlone() {
    InputStream input = new ByteArrayInputStream((STRANGE + "\n").getBytes(StandardCharsets.UTF_8));
    CliRun spanish =
        CliRun.in(CliRun.environment(input, Locale.forLanguageTag("es")), "solve", "--json");
    assertEquals(CliRun.casillaReading(STRANGE + "\n", "solve", "--json").out(), spanish.out());
    assertTrue(spanish.err().contains("entrada estándar:1: carácter inesperado"), spanish.err());
  }

  @Test
  void solveAll_severalPuzzles_printsEachSolutionAndBlankLineBetween() {
    CliRun run = CliRun.casilla("solve", "--all", TWO, PUZZLE);
    List<String> lines = run.outLines();
    assertEquals(List.of("", SOLUTION), lines.subList(2, lines.size()));
    assertTrue(TestPuzzles.isOneOfTwo(lines.get(0)) && TestPuzzles.isOneOfTwo(lines.get(1)));
    assertNotEquals(lines.get(0), lines.get(1));
    assertEquals(0, run.exitCode());
  }

  @Test
  void solveAll_unsolvable_tellsSoAndExitsWithOne() {
    assertEquals(
        new CliRun(1, "", "casilla: argument 1: no solution\n"),
        CliRun.casilla("solve", "--all", UNSOLVABLE));
  }

  @Test
  void solveAll_json_repeatsPuzzle() {
    CliRun run = CliRun.casilla("solve", "--all", "--json", TWO);
    assertEquals(2, run.outLines().size());
    for (String line : run.outLines()) {
      assertTrue(line.startsWith("{\"puzzle\":\"" + TWO + "\",\"solution\":\""), line);
    }
  }

  @Test
  void solveAll_outputIsClosed_stops() {
    AtomicInteger lines = new AtomicInteger();
    PrintWriter out =
        new PrintWriter(
            new Writer() {
              @Override
              public void write(char[] text, int offset, int length) throws IOException {
                if (lines.incrementAndGet() > 3) {
                  throw new IOException("Broken pipe");
                }
              }

              @Override
              public void flush() {}

              @Override
              public void close() {}
            });
    Environment environment = CliRun.environment(InputStream.nullInputStream(), Locale.ENGLISH);
    assertEquals(0, Casilla.commandLine(environment).setOut(out).execute("solve", "--all", EMPTY));
  }

  @Test
  void solveCount_lines_haveCountsEmptyLineForMalformed() {
    CliRun run =
        CliRun.casillaReading(
            String.join("\n", PUZZLE, TWO, STRANGE, UNSOLVABLE), "solve", "--count");
    assertEquals("1\n2\n\n0\n", run.out());
    assertEquals(2, run.exitCode());
  }

  /** The grids that continue four rows: more than are counted at once. */
  @Test
  void solveCount_manySolutions_isExact() {
    String clues = SOLUTION.substring(0, 36) + ".".repeat(45);
    CliRun count = CliRun.casilla("solve", "--count", "--json", clues);
    int expected = new FastSolver().countSolutions(digits(clues), Integer.MAX_VALUE);
    assertTrue(expected > 1 << 16, "too few: " + expected);
    assertEquals("{\"puzzle\":\"" + clues + "\",\"count\":" + expected + "}\n", count.out());
  }

  private static byte[] digits(String grid) {
    byte[] digits = new byte[81];
    for (int cell = 0; cell < 81; cell++) {
      digits[cell] = (byte) Grid.parse(grid).digitAt(cell);
    }
    return digits;
  }

  @Test
  void solveCount_hundredsOfSolutions_areAsManyAsAllPrints() {
    String clues =
        "8.........95.......76.........426798...571243...893165......916....3.487....1.532";
    List<String> all = CliRun.casilla("solve", "--all", clues).outLines();
    assertEquals(all.size(), Set.copyOf(all).size());
    assertEquals(all.size() + "\n", CliRun.casilla("solve", "--count", clues).out());
    for (String solution : all) {
      assertTrue(Grid.parse(solution).isSolved(), solution);
    }
  }

  @Test
  void solveCount_longRun_showsProgress() {
    AtomicLong seconds = new AtomicLong();
    Environment watched =
        new Environment(
            InputStream.nullInputStream(),
            false,
            Locale.ENGLISH,
            1,
            () -> 1,
            true,
            () -> TimeUnit.SECONDS.toNanos(seconds.getAndAdd(3)));
    CliRun run = CliRun.in(watched, "solve", "--count", PUZZLE);
    assertTrue(run.err().startsWith("1 solution\r\u001b[K"), run.err());
    assertEquals("1\n", run.out());
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
