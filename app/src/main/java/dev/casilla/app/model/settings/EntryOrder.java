package dev.casilla.app.model.settings;

/** What is tapped first to fill in a digit. The names are stored: do not change them. */
public enum EntryOrder {
  /** The cell, then what goes into it. */
  CELL_FIRST,
  /** The digit, then the cells it goes into. */
  DIGIT_FIRST
}
