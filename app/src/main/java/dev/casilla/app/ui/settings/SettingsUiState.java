package dev.casilla.app.ui.settings;

import dev.casilla.app.model.settings.AppLanguage;
import dev.casilla.app.model.settings.Settings;
import dev.casilla.app.model.settings.SettingsOption;

/**
 * All that the settings screen shows. Immutable.
 *
 * @param settings what is chosen
 * @param language the language that is chosen
 * @param offer whether there are colours of the wallpaper to choose
 * @param isSaved whether the disk has what is chosen
 */
record SettingsUiState(
    Settings settings, AppLanguage language, AvailableOptions offer, boolean isSaved) {
  /** What there is to choose from. */
  enum AvailableOptions {
    /** Everything. */
    ALL,
    /** Everything but colours of the wallpaper, which this phone does not make. */
    NO_DYNAMIC_COLOR
  }

  /** Whether {@code option} can be chosen at all. */
  boolean offers(SettingsOption option) {
    return option != SettingsOption.DYNAMIC_COLOR || offer == AvailableOptions.ALL;
  }

  /** Whether {@code option} has an effect as things are. */
  boolean matters(SettingsOption option) {
    return option != SettingsOption.DYNAMIC_COLOR || !settings.has(SettingsOption.HIGH_CONTRAST);
  }
}
