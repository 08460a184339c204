package dev.casilla.app.model.settings;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** What can be on or off. The names are stored: do not change them. */
public enum SettingsOption {
  /** The colours are the wallpaper's, where the system offers them. */
  DYNAMIC_COLOR,
  /** More contrast, even where the system was not asked for it. */
  HIGH_CONTRAST,
  /** The peers of the selected cell stand out. */
  HIGHLIGHT_PEERS,
  /** Cells with the selected cell's digit stand out. */
  HIGHLIGHT_SAME_DIGITS,
  /** The screen stays on while a puzzle is on it. */
  KEEP_SCREEN_ON;

  /** The options that are on until somebody says otherwise. */
  static final Set<SettingsOption> DEFAULT_ON =
      Collections.unmodifiableSet(
          EnumSet.of(DYNAMIC_COLOR, HIGHLIGHT_PEERS, HIGHLIGHT_SAME_DIGITS));
}
