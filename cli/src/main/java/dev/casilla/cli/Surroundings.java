package dev.casilla.cli;

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
 * @param seeds where a seed comes from that nobody has chosen
 * @param onlooker who is told how far a long run has come
 */
record Surroundings(
    InputStream in, Locale locale, int processors, LongSupplier seeds, Onlooker onlooker) {
  /** Those of this process. */
  static Surroundings ofProcess() {
    return new Surroundings(
        System.in,
        Locale.getDefault(),
        Runtime.getRuntime().availableProcessors(),
        new Random()::nextLong,
        new Onlooker(Terminal.isWatched(), System::nanoTime));
  }
}
