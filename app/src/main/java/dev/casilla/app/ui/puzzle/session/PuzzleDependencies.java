package dev.casilla.app.ui.puzzle.session;

import dev.casilla.app.data.HistoryRepository;
import java.util.function.LongSupplier;

/**
 * What the puzzle screen works with.
 *
 * @param judge finds out what is true of a puzzle
 * @param store keeps sheets
 * @param longText keeps a text while it is read
 * @param closedScreenWrites has what closed screens could not write
 * @param clock tells the time, in milliseconds since 1970
 */
record PuzzleDependencies(
    PuzzleAnalyzer judge,
    HistoryRepository store,
    LongPasteStore longText,
    ClosedScreenWrites closedScreenWrites,
    LongSupplier clock,
    PuzzleExecutors executors) {}
