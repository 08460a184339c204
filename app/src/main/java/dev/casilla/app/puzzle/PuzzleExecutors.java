package dev.casilla.app.puzzle;

import java.util.concurrent.Executor;

/**
 * The threads of the puzzle screen.
 *
 * @param solving solves, one puzzle after the other
 * @param screen runs things on the main thread
 * @param patience runs things on the main thread, but only when a wait has become noticeable
 */
record PuzzleExecutors(Executor solving, Executor screen, Executor patience) {}
