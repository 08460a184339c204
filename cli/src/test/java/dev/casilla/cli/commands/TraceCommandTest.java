package dev.casilla.cli.commands;

import static dev.casilla.cli.TestPuzzles.CLASH;
import static dev.casilla.cli.TestPuzzles.PUZZLE;
import static dev.casilla.cli.TestPuzzles.SOLUTION;
import static dev.casilla.cli.TestPuzzles.STRANGE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.cli.CliRun;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class TraceCommandTest {
  /** Needs guesses: a puzzle of Norvig's essay. */
  private static final String HARD =
      "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

  private static final String HARD_SOLUTION =
      "417369825632158947958724316825437169791586432346912758289643571573291684164875293";

  @TempDir private Path folder;

  @Test
  void trace_miniSudoku_printsEachStepWithItsBoard() {
    CliRun run = CliRun.casilla("trace", "--shape", "3x3", "12.23131.");
    assertEquals(
        new CliRun(
            0,
            """
            step 1: A3 is 3, a guess (depth 1)
            1 2 3\s
            2 3 1\s
            3 1 .\s

            step 2: C3 is 2, a guess (depth 2)
            1 2 3\s
            2 3 1\s
            3 1 2\s

            solution: 123231312
            steps 2, placements 0, eliminations 0, guesses 2, dead ends 0, backtracks 0, \
            greatest depth 2
            """,
            ""),
        run);
  }

  @ParameterizedTest
  @ValueSource(strings = {"search", "norvig", "stacks"})
  void trace_hardPuzzle_endsWithSolutionAndCounts(String algorithm) {
    CliRun run = CliRun.casilla("trace", "--summary", "--algorithm", algorithm, HARD);
    assertEquals(0, run.exitCode());
    assertEquals(2, run.outLines().size(), run.out());
    assertEquals("solution: " + HARD_SOLUTION, run.outLines().get(0));
    assertTrue(run.outLines().get(1).matches("steps [1-9].*, dead ends [1-9].*"), run.out());
  }

  @Test
  void trace_strategiesOnHardPuzzle_saysThatTheyAreStuck() {
    CliRun run = CliRun.casilla("trace", "--summary", "--algorithm", "strategies", HARD);
    assertEquals(1, run.exitCode());
    assertTrue(run.out().startsWith("not solved: the strategies get no further"), run.out());
  }

  @Test
  void trace_search_tellsEachKindOfStep() {
    List<String> steps =
        CliRun.casilla("trace", HARD).outLines().stream()
            .filter(line -> line.startsWith("step "))
            .toList();
    for (String part :
        List.of(
            " is not \\d, because of [A-I]\\d ",
            " is \\d, its only place in (row [A-I]|column \\d|block \\d) ",
            ": [A-I]\\d is \\d, a guess ",
            ": dead end: ",
            ": back: [A-I]\\d is not \\d ")) {
      assertTrue(steps.stream().anyMatch(step -> step.matches(".*" + part + ".*")), part);
    }
  }

  @Test
  void trace_every_printsOnlyThoseSteps() {
    List<String> all = steps(CliRun.casilla("trace", PUZZLE));
    List<String> some = steps(CliRun.casilla("trace", "--every", "50", PUZZLE));
    assertEquals(all.size() / 50, some.size());
    assertEquals(all.get(49), some.get(0));
    assertEquals(all.get(99), some.get(1));
  }

  private static List<String> steps(CliRun run) {
    return run.outLines().stream().filter(line -> line.startsWith("step ")).toList();
  }

  @Test
  void trace_noArgument_readsStandardInput() {
    CliRun run = CliRun.casillaReading(PUZZLE + "\n", "trace", "--summary");
    assertEquals("solution: " + SOLUTION, run.outLines().get(0));
  }

  @Test
  void trace_file_isRead() throws IOException {
    Path file = Files.writeString(folder.resolve("puzzle.txt"), PUZZLE + "\n");
    assertEquals(CliRun.casilla("trace", PUZZLE), CliRun.casilla("trace", file.toString()));
  }

  @Test
  void trace_noSuchFile_saysSo() {
    assertEquals(
        new CliRun(2, "", "casilla: no such file: puzzle.txt\n"),
        CliRun.casilla("trace", "puzzle.txt"));
  }

  @Test
  void trace_clash_hasNoSolution() {
    CliRun run = CliRun.casilla("trace", "--summary", CLASH);
    assertEquals(1, run.exitCode());
    assertEquals("no solution", run.outLines().get(0));
  }

  @ParameterizedTest
  @CsvSource({
    "4x4, 1...............",
    "6x6, 1...................................",
    "16x16, " + "G...............",
  })
  void trace_otherShapes_areSolved(String shape, String start) {
    int side = Integer.parseInt(shape.substring(0, shape.indexOf('x')));
    String puzzle = start + ".".repeat(side * side - start.length());
    CliRun run = CliRun.casilla("trace", "--summary", "--shape", shape, puzzle);
    assertEquals(0, run.exitCode(), run.err());
    assertTrue(run.outLines().get(0).startsWith("solution: " + start.charAt(0)), run.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--shape 4x4 --algorithm norvig 1...............|only the algorithm stacks runs on other",
        "--shape 4x4 1...|the puzzle does not have 16 cells",
        "--shape 5x5 1...|invalid value for --shape SHAPE: 5x5 (one of 3x3, 4x4, 6x6, 9x9, 16x16)",
        "--every 0 " + PUZZLE + "|--every needs a number from 1",
        "--every 2 --summary " + PUZZLE + "|--every needs a number from 1",
        STRANGE + "|unexpected character 'x' U+0078 at position 1",
      })
  void trace_misuse_isExplained(String line, String message) {
    CliRun run = CliRun.casilla(("trace " + line).split(" "));
    assertEquals(2, run.exitCode());
    assertTrue(run.err().startsWith("casilla: " + message), run.err());
  }

  @Test
  void trace_chinese_isInChinese() {
    CliRun run =
        CliRun.in(
            CliRun.environment(InputStream.nullInputStream(), Locale.SIMPLIFIED_CHINESE),
            "trace",
            "--shape",
            "3x3",
            "12.23131.");
    assertEquals("第 1 步：猜测 A3 为 3（深度 1）", run.outLines().get(0));
  }
}
