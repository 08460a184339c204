package dev.casilla.app.ui.settings;

import androidx.lifecycle.ViewModelProvider;

/** What the application has to offer for the settings screen to work. */
public interface SettingsScope {
  /** Makes the screen's view model. */
  ViewModelProvider.Factory settingsViewModels();
}
