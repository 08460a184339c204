package dev.casilla.app.ui.create;

import java.util.concurrent.Executor;

/**
 * The threads of the screen for new puzzles.
 *
 * @param making makes and keeps puzzles, one after the other
 * @param screen runs things on the main thread
 * @param patience runs things on the main thread, but only when a wait has become noticeable
 */
public record CreateExecutors(Executor making, Executor screen, Executor patience) {}
