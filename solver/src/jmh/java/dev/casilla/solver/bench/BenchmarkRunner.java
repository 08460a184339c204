package dev.casilla.solver.bench;

import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * Runs the benchmarks: {@code ./gradlew :solver:jmh}, about a minute; {@code -Pfull} takes 22
 * minutes and gives the figures to cite.
 */
public final class BenchmarkRunner {
  private BenchmarkRunner() {}

  /** Arguments: {@code quick} or {@code full}, and a pattern for the names of benchmarks. */
  public static void main(String[] args) throws RunnerException {
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .include(args[1])
            .param("set", PuzzleSets.present().toArray(String[]::new))
            .shouldFailOnError(true);
    new Runner((args[0].equals("full") ? full(options) : quick(options)).build()).run();
  }

  private static ChainedOptionsBuilder quick(ChainedOptionsBuilder options) {
    return options
        .forks(1)
        .warmupIterations(1)
        .warmupTime(TimeValue.milliseconds(600))
        .measurementIterations(2)
        .measurementTime(TimeValue.milliseconds(400));
  }

  private static ChainedOptionsBuilder full(ChainedOptionsBuilder options) {
    return options
        .forks(3)
        .warmupIterations(3)
        .warmupTime(TimeValue.seconds(2))
        .measurementIterations(5)
        .measurementTime(TimeValue.seconds(2));
  }
}
