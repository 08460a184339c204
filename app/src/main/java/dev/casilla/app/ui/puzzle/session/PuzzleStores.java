package dev.casilla.app.ui.puzzle.session;

import dev.casilla.app.data.HistoryRepository;
import dev.casilla.app.data.SettingsStore;
import java.io.File;
import java.util.function.Supplier;

/**
 * Where the puzzle screen keeps things.
 *
 * @param sheets for good
 * @param settings what the person chose
 * @param cache a folder of its own that the system may empty; asked for off the main thread
 */
public record PuzzleStores(
    HistoryRepository sheets, SettingsStore settings, Supplier<File> cache) {}
