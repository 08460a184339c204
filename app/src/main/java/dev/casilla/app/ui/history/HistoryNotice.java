package dev.casilla.app.ui.history;

/**
 * Something to tell above the list.
 *
 * @param fact what is the case
 * @param advice what to do; may be empty
 * @param action what the button says
 */
record HistoryNotice(Kind kind, String fact, String advice, String action) {
  /** What sort of thing it is. */
  enum Kind {
    /** Work is going on. */
    BUSY,
    GOOD,
    BAD
  }
}
