package dev.casilla.app.ui.history.transfer;

import java.util.concurrent.Executor;

/**
 * The threads of the history.
 *
 * @param storage reads and changes what is kept, one after the other
 * @param transfer imports and exports, which may wait long for others
 * @param screen the main thread
 * @param patience the main thread after a noticeable wait
 */
public record HistoryExecutors(
    Executor storage, Executor transfer, Executor screen, Executor patience) {}
