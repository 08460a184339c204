package dev.casilla.app.ui.puzzle.session;

/**
 * A sheet as it was changed.
 *
 * @param millis when, in milliseconds since 1970: later than all of it that was kept before
 */
record PendingChange(PendingSheet draft, long millis) {}
