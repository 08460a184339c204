package dev.casilla.app.ui.create;

import dev.casilla.app.data.SheetRepository;
import java.util.function.LongSupplier;

/**
 * What it takes to make new puzzles.
 *
 * @param sheets where they are kept
 * @param seeds chance: which puzzle it will be
 * @param executors the threads
 */
public record CreateTools(SheetRepository sheets, LongSupplier seeds, CreateExecutors executors) {}
