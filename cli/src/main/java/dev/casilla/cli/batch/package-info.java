/** Handles many puzzles on all cores and prints the results in order. */
@NullMarked
package dev.casilla.cli.batch;

import org.jspecify.annotations.NullMarked;
