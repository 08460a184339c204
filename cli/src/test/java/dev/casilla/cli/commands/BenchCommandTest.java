package dev.casilla.cli.commands;

import static dev.casilla.cli.TestPuzzles.EMPTY;
import static dev.casilla.cli.TestPuzzles.PUZZLE;
import static dev.casilla.cli.TestPuzzles.STRANGE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.casilla.cli.CliRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class BenchCommandTest {
  /** The header line of the comparison program. */
  private static final String YARDSTICK =
      "file limit puzzles/s(best) puzzles/s(median) guesses/puzzle p50us p99us maxus solutions";

  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void writeFile() throws IOException {
    file = Files.writeString(folder.resolve("two.txt"), PUZZLE + "\n" + EMPTY + "\n");
  }

  @Test
  void bench_file_printsColumnsOfYardstickFirst() {
    CliRun run = CliRun.casilla("bench", "--limit", "2", "--seconds", "0.05", file.toString());
    List<String> lines = run.outLines();
    assertTrue(lines.get(0).startsWith(YARDSTICK + " "), run.out());
    List<String> row = columns(run, 1);
    assertEquals(columns(run, 0).size(), row.size());
    assertEquals("two.txt", row.get(0));
    assertEquals("2", row.get(1));
    assertEquals("3", row.get(8));
    assertTrue(
        Double.parseDouble(row.get(2)) >= Double.parseDouble(row.get(3)) * 0.99, lines.get(1));
    assertTrue(Double.parseDouble(row.get(5)) <= Double.parseDouble(row.get(7)), lines.get(1));
    assertEquals("0.000", row.get(9));
    assertEquals(0, run.exitCode());
  }

  @Test
  void bench_limitOne_stopsAtFirstSolution() {
    CliRun run = CliRun.casilla("bench", "--limit", "1", "--seconds", "0.01", file.toString());
    assertEquals("2", columns(run, 1).get(8));
  }

  @Test
  void bench_json_printsObjectForEachFile() {
    CliRun run =
        CliRun.casilla("bench", "--seconds", "0.01", "--json", file.toString(), file.toString());
    assertEquals(2, run.out().lines().count());
    assertTrue(run.out().startsWith("{\"file\":\"two.txt\",\"limit\":2,\"puzzles"), run.out());
  }

  @Test
  void bench_malformedLine_measuresOthersAndExitsWithTwo() throws IOException {
    Files.writeString(file, STRANGE + "\n" + PUZZLE + "\n");
    CliRun run = CliRun.casilla("bench", "--seconds", "0.01", file.toString());
    assertEquals(2, run.exitCode());
    assertEquals("1", columns(run, 1).get(8));
    assertTrue(run.err().startsWith("casilla: " + file + ":1: "), run.err());
  }

  @Test
  void bench_rate_printsSpeedAndLatencyOfRatings() throws IOException {
    Files.writeString(file, PUZZLE + "\n" + PUZZLE + "\n");
    CliRun run = CliRun.casilla("bench", "--rate", "--seconds", "0.05", file.toString());
    assertEquals(0, run.exitCode());
    List<String> row = columns(run, 1);
    assertEquals(columns(run, 0).size(), row.size());
    assertEquals("two.txt", row.get(0));
    assertTrue(Double.parseDouble(row.get(1)) >= Double.parseDouble(row.get(2)) * 0.99, run.out());
    assertTrue(Double.parseDouble(row.get(3)) <= Double.parseDouble(row.get(5)), run.out());
    String json =
        CliRun.casilla("bench", "--rate", "--json", "--seconds", "0.01", file.toString()).out();
    assertTrue(json.startsWith("{\"file\":\"two.txt\",\"ratingsPerSecondBest\":"), json);
  }

  @Test
  void bench_rateOfSeveralSolutions_isRefused() {
    CliRun run = CliRun.casilla("bench", "--rate", "--json", file.toString());
    assertEquals(
        new CliRun(2, "", "casilla: --rate needs puzzles with exactly one solution: two.txt\n"),
        run);
  }

  private static List<String> columns(CliRun run, int line) {
    return List.of(run.outLines().get(line).split(" ", -1));
  }
}
