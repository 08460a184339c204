package dev.casilla.app.ui.puzzle.session;

import java.util.concurrent.Executor;

/**
 * The threads of the puzzle screen.
 *
 * @param solving solves, one puzzle after the other
 * @param storage reads and writes what is kept, one thing after the other
 * @param screen runs things on the main thread
 * @param pause runs things on the main thread, but only after a pause in typing
 * @param patience runs things on the main thread, but only when a wait has become noticeable
 */
public record PuzzleExecutors(
    Executor solving, Executor storage, Executor screen, Executor pause, Executor patience) {}
