package dev.casilla.cli.bench;

import dev.casilla.cli.bench.WorkloadTimer.Latency;
import dev.casilla.cli.bench.WorkloadTimer.Speed;
import dev.casilla.cli.output.JsonObject;
import dev.casilla.solver.Grid;
import java.util.List;
import java.util.Locale;

/**
 * The measured speed of rating the puzzles of a file.
 *
 * @param file the name of the file
 * @param bytes allocated for each puzzle
 */
public record RatingMeasurement(String file, Speed speed, Latency latency, double bytes) {
  /** The columns. */
  public static final String HEADER =
      "file ratings/s(best) ratings/s(median) p50us p99us maxus bytes/rating";

  /**
   * Measures rating {@code puzzles}.
   *
   * @throws IllegalArgumentException if one of them does not have exactly one solution
   */
  public static RatingMeasurement of(String file, List<Grid> puzzles, double seconds) {
    WorkloadTimer timer = new WorkloadTimer(new RatingWorkload(puzzles));
    timer.warmUp(seconds);
    return new RatingMeasurement(file, timer.speed(seconds), timer.latency(), timer.bytes());
  }

  /** The values below {@link #HEADER}. */
  public String toRow() {
    return String.format(
        Locale.ROOT,
        "%s %.0f %.0f %.1f %.1f %.1f %.0f",
        file,
        speed.best(),
        speed.median(),
        latency.p50(),
        latency.p99(),
        latency.max(),
        bytes);
  }

  public String toJson() {
    return new JsonObject()
        .with("file", file)
        .with("ratingsPerSecondBest", speed.best(), 0)
        .with("ratingsPerSecondMedian", speed.median(), 0)
        .with("p50us", latency.p50(), 1)
        .with("p99us", latency.p99(), 1)
        .with("maxus", latency.max(), 1)
        .with("bytesPerRating", bytes, 0)
        .toString();
  }
}
