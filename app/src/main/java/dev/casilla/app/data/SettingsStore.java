package dev.casilla.app.data;

import androidx.lifecycle.LiveData;
import dev.casilla.app.model.settings.Settings;

/** Keeps what a person chose. For the main thread; what takes a disk's time is done elsewhere. */
public interface SettingsStore {
  /** What holds now; never without a value. */
  LiveData<Settings> settings();

  /** Whether they are kept for good, as far as is known; never without a value. */
  LiveData<Boolean> isSaved();

  /** Lets {@code settings} hold from now on, for good. */
  void save(Settings settings);

  /** Tries again to keep them, if they are not kept. */
  void retrySave();
}
