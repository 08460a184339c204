package dev.casilla.cli.environment;

import java.io.InputStream;
import java.util.Locale;
import java.util.Random;
import java.util.function.LongSupplier;

/**
 * Everything a run takes from outside; tests pass their own.
 *
 * @param in standard input
 * @param isInputTyped whether standard input is a terminal
 * @param locale language of help and messages
 * @param processors number of worker threads
 * @param seedSource supplies a random seed
 * @param isWatched whether progress on standard error is visible to a person
 * @param nanoTime clock for progress and timing
 */
public record Environment(
    InputStream in,
    boolean isInputTyped,
    Locale locale,
    int processors,
    LongSupplier seedSource,
    boolean isWatched,
    LongSupplier nanoTime) {
  /** The environment of this process. */
  public static Environment ofProcess() {
    return new Environment(
        System.in,
        Terminal.isInputTyped(),
        Locale.getDefault(),
        Runtime.getRuntime().availableProcessors(),
        new Random()::nextLong,
        Terminal.isProgressVisible(),
        System::nanoTime);
  }
}
