package dev.casilla.cli.commands;

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
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** {@code casilla solve --all} and {@code --count}. */
final class SolveAllTest {
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
}
