package dev.casilla.app.puzzle;

import dev.casilla.app.sheet.Archive;
import java.util.function.LongSupplier;

/**
 * What the puzzle screen works with.
 *
 * @param judge finds out what is true of a puzzle
 * @param store keeps sheets
 * @param longText keeps a text while it is read
 * @param behind has what closed screens could not write
 * @param clock tells the time, in milliseconds since 1970
 */
record Surroundings(
    Judge judge,
    Archive store,
    LongText longText,
    LeftBehind behind,
    LongSupplier clock,
    PuzzleExecutors executors) {}
