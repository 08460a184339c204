package dev.casilla.app.puzzle;

/**
 * A sheet as it was changed.
 *
 * @param millis when, in milliseconds since 1970: later than all of it that was kept before
 */
record Change(Draft draft, long millis) {}
