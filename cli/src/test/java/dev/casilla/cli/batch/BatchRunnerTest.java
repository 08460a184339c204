package dev.casilla.cli.batch;

import static dev.casilla.cli.TestPuzzles.PUZZLE;
import static dev.casilla.cli.TestPuzzles.SOLUTION;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.casilla.cli.Casilla;
import dev.casilla.cli.CliRun;
import dev.casilla.cli.RepeatedLinesStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
final class BatchRunnerTest {
  @Test
  void solve_twentyThousandLines_keepsOrder() {
    String[] puzzles =
        IntStream.range(0, 9).mapToObj(BatchRunnerTest::relabelled).toArray(String[]::new);
    String input =
        IntStream.range(0, 20_000)
            .mapToObj(i -> puzzles[i % 7 + i % 2] + "\n")
            .collect(Collectors.joining());
    CliRun run = CliRun.casillaReading(input, "solve", "-");
    assertEquals(0, run.exitCode(), run.err());
    List<String> solutions = run.outLines();
    assertEquals(20_000, solutions.size());
    for (int i = 0; i < solutions.size(); i++) {
      assertEquals(relabel(SOLUTION, i % 7 + i % 2), solutions.get(i), "line " + (i + 1));
    }
  }

  @Test
  void solve_outputIsClosed_endsQuietly() throws IOException {
    try (RepeatedLinesStream endless = new RepeatedLinesStream(PUZZLE, Long.MAX_VALUE)) {
      ClosedWriter out = new ClosedWriter();
      Writer err = new StringWriter();
      int exitCode =
          Casilla.commandLine(CliRun.environment(endless, Locale.ENGLISH))
              .setOut(new PrintWriter(out))
              .setErr(new PrintWriter(err))
              .execute("solve", "-");
      assertEquals(0, exitCode);
      assertEquals("", err.toString());
    }
  }

  /** In a separate process whose heap is smaller than the input. */
  @Test
  @Tag("slow")
  void solve_moreThanTheHeapHolds_takesConstantMemory() throws Exception {
    long lines = 1_000_000;
    Process process =
        new ProcessBuilder(
                System.getProperty("java.home") + "/bin/java",
                "-Xmx24m",
                "-cp",
                System.getProperty("java.class.path"),
                "dev.casilla.cli.Casilla",
                "solve",
                "-")
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    Thread writing =
        new Thread(
            () -> {
              try (RepeatedLinesStream input = new RepeatedLinesStream(PUZZLE, lines);
                  OutputStream stdin = process.getOutputStream()) {
                input.transferTo(stdin);
              } catch (IOException e) {
                throw new UncheckedIOException(e);
              }
            });
    writing.start();
    long solved;
    try (BufferedReader reader = process.inputReader()) {
      solved = reader.lines().filter(SOLUTION::equals).count();
    }
    assertEquals(lines, solved);
    assertEquals(0, process.waitFor());
    writing.join();
  }

  private static String relabelled(int shift) {
    return relabel(PUZZLE, shift);
  }

  private static String relabel(String grid, int shift) {
    return grid.chars()
        .map(mark -> mark == '.' ? mark : '1' + (mark - '1' + shift) % 9)
        .mapToObj(Character::toString)
        .collect(Collectors.joining());
  }

  /** A closed pipe. */
  private static final class ClosedWriter extends Writer {
    @Override
    public void write(char[] characters, int offset, int length) throws IOException {
      throw new IOException("Broken pipe");
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }
}
