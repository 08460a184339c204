package dev.casilla.app.data;

import androidx.lifecycle.LiveData;
import dev.casilla.app.model.settings.Settings;

/** Stores the settings. For the main thread; the disk is written on another one. */
public interface SettingsStore {
  /** The current settings; always has a value. */
  LiveData<Settings> settings();

  /** Whether the last change reached the disk, as far as is known; always has a value. */
  LiveData<Boolean> isSaved();

  /** Applies and stores {@code settings}. */
  void save(Settings settings);

  /** Writes the settings again if the last write failed. */
  void retrySave();
}
