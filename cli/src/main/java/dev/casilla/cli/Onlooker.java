package dev.casilla.cli;

import java.util.function.LongSupplier;

/**
 * Who may be waiting for the end of a run.
 *
 * @param isThere whether somebody watches standard error
 * @param nanoTime by which clock they wait
 */
record Onlooker(boolean isThere, LongSupplier nanoTime) {}
