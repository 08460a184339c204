package dev.casilla.app.model.settings;

/** The order of taps to enter a digit. The names are stored: do not change them. */
public enum EntryOrder {
  /** The cell first, then the digit. */
  CELL_FIRST,
  /** The digit first, then its cells. */
  DIGIT_FIRST
}
