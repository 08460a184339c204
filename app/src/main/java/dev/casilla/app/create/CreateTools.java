package dev.casilla.app.create;

import dev.casilla.app.sheet.SheetStore;
import java.util.function.LongSupplier;

/**
 * What it takes to make new puzzles.
 *
 * @param sheets where they are kept
 * @param seeds chance: which puzzle it will be
 * @param executors the threads
 */
public record CreateTools(SheetStore sheets, LongSupplier seeds, CreateExecutors executors) {}
