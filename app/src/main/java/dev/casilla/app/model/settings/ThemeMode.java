package dev.casilla.app.model.settings;

/** Light on dark or dark on light. The names are stored: do not change them. */
public enum ThemeMode {
  /** As the system has it. */
  SYSTEM,
  LIGHT,
  DARK
}
