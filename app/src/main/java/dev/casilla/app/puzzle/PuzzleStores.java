package dev.casilla.app.puzzle;

import dev.casilla.app.settings.SettingsStore;
import dev.casilla.app.sheet.Archive;
import java.io.File;
import java.util.function.Supplier;

/**
 * Where the puzzle screen keeps things.
 *
 * @param sheets for good
 * @param settings what the person chose
 * @param cache a folder of its own that the system may empty; asked for off the main thread
 */
public record PuzzleStores(Archive sheets, SettingsStore settings, Supplier<File> cache) {}
