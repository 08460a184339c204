package dev.casilla.app.settings;

/** Light on dark or dark on light. The names are stored: do not change them. */
public enum Theme {
  /** As the system has it. */
  SYSTEM,
  LIGHT,
  DARK
}
