package dev.casilla.app.ui.photo;

import java.util.concurrent.Executor;

/**
 * The threads of the photo screen.
 *
 * @param opening opens photos, which may wait for others for ever: each on a thread of its own
 * @param reading reads puzzles, one after the other
 * @param storage makes and deletes files, one after the other
 * @param screen the main thread
 */
public record PhotoExecutors(
    Executor opening, Executor reading, Executor storage, Executor screen) {}
