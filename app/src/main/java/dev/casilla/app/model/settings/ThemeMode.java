package dev.casilla.app.model.settings;

/** The theme. The names are stored: do not change them. */
public enum ThemeMode {
  SYSTEM,
  LIGHT,
  DARK
}
