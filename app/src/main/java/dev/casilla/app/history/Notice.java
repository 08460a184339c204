package dev.casilla.app.history;

/**
 * Something to tell above the list.
 *
 * @param fact what is the case
 * @param advice what to do; may be empty
 * @param action what the button says
 * @param isBusy whether work is going on
 */
record Notice(String fact, String advice, String action, boolean isBusy) {}
