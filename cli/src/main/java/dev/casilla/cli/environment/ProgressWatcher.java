package dev.casilla.cli.environment;

import java.util.function.LongSupplier;

/**
 * Who may be waiting for the end of a run.
 *
 * @param isWatching whether standard error is a terminal
 * @param nanoTime by which clock they wait
 */
public record ProgressWatcher(boolean isWatching, LongSupplier nanoTime) {}
