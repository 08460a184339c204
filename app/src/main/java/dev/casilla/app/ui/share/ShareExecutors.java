package dev.casilla.app.ui.share;

import java.util.concurrent.Executor;

/**
 * The threads of what comes in and goes out.
 *
 * @param transfer reads and writes, which may wait long for others
 * @param screen the main thread
 * @param patience the main thread after a noticeable wait
 */
public record ShareExecutors(Executor transfer, Executor screen, Executor patience) {}
