package dev.casilla.cli.bench;

import dev.casilla.cli.bench.SolvingWorkload.Effort;
import dev.casilla.cli.bench.WorkloadTimer.Latency;
import dev.casilla.cli.bench.WorkloadTimer.Speed;
import dev.casilla.cli.output.JsonObject;
import java.util.List;
import java.util.Locale;

/**
 * The measured speed of the engine on the puzzles of a file.
 *
 * @param bytes allocated for each puzzle
 */
public record Measurement(Task task, Speed speed, Effort effort, Latency latency, double bytes) {
  /** The columns: first those of the comparison program, in its order. */
  public static final String HEADER =
      "file limit puzzles/s(best) puzzles/s(median) guesses/puzzle p50us p99us maxus solutions"
          + " bytes/solve";

  /**
   * The measured task.
   *
   * @param file the name of the file
   * @param limit the number of solutions to stop at
   */
  public record Task(String file, int limit) {}

  /**
   * Measures solving {@code grids}, each a grid string.
   *
   * @throws IllegalStateException if a solution is wrong
   */
  public static Measurement of(Task task, List<String> grids, double seconds) {
    SolvingWorkload workload = new SolvingWorkload(grids, task.limit());
    Effort effort = workload.verified();
    WorkloadTimer stopwatch = new WorkloadTimer(workload);
    stopwatch.warmUp(seconds);
    return new Measurement(
        task, stopwatch.speed(seconds), effort, stopwatch.latency(), stopwatch.bytes());
  }

  /** The values below {@link #HEADER}. */
  public String toRow() {
    return String.format(
        Locale.ROOT,
        "%s %d %.0f %.0f %.3f %.1f %.1f %.1f %d %.3f",
        task.file(),
        task.limit(),
        speed.best(),
        speed.median(),
        effort.guesses(),
        latency.p50(),
        latency.p99(),
        latency.max(),
        effort.solutions(),
        bytes);
  }

  public String toJson() {
    return new JsonObject()
        .with("file", task.file())
        .with("limit", task.limit())
        .with("puzzlesPerSecondBest", speed.best(), 0)
        .with("puzzlesPerSecondMedian", speed.median(), 0)
        .with("guessesPerPuzzle", effort.guesses(), 3)
        .with("p50us", latency.p50(), 1)
        .with("p99us", latency.p99(), 1)
        .with("maxus", latency.max(), 1)
        .with("solutions", effort.solutions())
        .with("bytesPerSolve", bytes, 3)
        .toString();
  }
}
