package dev.casilla.app.ui.settings;

import dev.casilla.app.model.settings.AppLanguage;
import dev.casilla.app.model.settings.Settings;
import dev.casilla.app.model.settings.SettingsOption;

/**
 * The state of the settings screen. Immutable.
 *
 * @param offer whether the device supports wallpaper colours
 */
record SettingsUiState(
    Settings settings, AppLanguage language, AvailableOptions offer, boolean isSaved) {
  enum AvailableOptions {
    ALL,
    /** All options except wallpaper colours, which the device does not support. */
    NO_DYNAMIC_COLOR
  }

  boolean offers(SettingsOption option) {
    return option != SettingsOption.DYNAMIC_COLOR || offer == AvailableOptions.ALL;
  }

  /** Whether {@code option} has an effect with the other settings. */
  boolean matters(SettingsOption option) {
    return option != SettingsOption.DYNAMIC_COLOR || !settings.has(SettingsOption.HIGH_CONTRAST);
  }
}
