package dev.casilla.app.model.settings;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** An option that is on or off. The names are stored: do not change them. */
public enum SettingsOption {
  /** Wallpaper colours, where the system supports them. */
  DYNAMIC_COLOR,
  /** High contrast, even if the system's is off. */
  HIGH_CONTRAST,
  /** Highlights the peers of the selected cell. */
  HIGHLIGHT_PEERS,
  /** Highlights cells with the selected cell's digit. */
  HIGHLIGHT_SAME_DIGITS,
  KEEP_SCREEN_ON;

  static final Set<SettingsOption> DEFAULT_ON =
      Collections.unmodifiableSet(
          EnumSet.of(DYNAMIC_COLOR, HIGHLIGHT_PEERS, HIGHLIGHT_SAME_DIGITS));
}
