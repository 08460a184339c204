package dev.casilla.cli.environment;

import java.io.InputStream;
import java.util.Locale;
import java.util.Random;
import java.util.function.LongSupplier;

/**
 * What a run takes from outside.
 *
 * @param in what {@code -} reads
 * @param locale whose language help and messages are in
 * @param processors how many puzzles are worked on at a time
 * @param seedSource where a seed comes from that nobody has chosen
 * @param watcher who is told how far a long run has come
 */
public record Environment(
    InputStream in,
    Locale locale,
    int processors,
    LongSupplier seedSource,
    ProgressWatcher watcher) {
  /** Those of this process. */
  public static Environment ofProcess() {
    return new Environment(
        System.in,
        Locale.getDefault(),
        Runtime.getRuntime().availableProcessors(),
        new Random()::nextLong,
        new ProgressWatcher(Terminal.isWatched(), System::nanoTime));
  }
}
