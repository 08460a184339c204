package dev.casilla.app.data;

import android.content.SharedPreferences;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import dev.casilla.app.model.EnumParser;
import dev.casilla.app.model.settings.EntryOrder;
import dev.casilla.app.model.settings.Settings;
import dev.casilla.app.model.settings.SettingsOption;
import dev.casilla.app.model.settings.ThemeMode;
import java.util.EnumSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.Executor;

/** Stores settings in Android's shared preferences. */
/*
 * The settings are read once, in the constructor, because a screen needs the theme to draw. Each
 * value has a key of its own: an unknown or broken value falls back to its default and leaves the
 * others alone.
 */
public final class PreferencesSettingsStore implements SettingsStore {
  private static final String THEME = "theme";
  private static final String ENTRY_ORDER = "entry_order";

  private final SharedPreferences preferences;
  private final Executor storage;
  private final Executor screen;
  private final MutableLiveData<Settings> settings;
  private final MutableLiveData<Boolean> isSaved = new MutableLiveData<>(true);

  /**
   * Reads {@code preferences} now, writes them on {@code storage} and reports the outcome on {@code
   * screen}. Nothing else may write them.
   */
  public PreferencesSettingsStore(
      SharedPreferences preferences, Executor storage, Executor screen) {
    this.preferences = preferences;
    this.storage = storage;
    this.screen = screen;
    this.settings = new MutableLiveData<>(read(preferences.getAll()));
  }

  @Override
  public LiveData<Settings> settings() {
    return settings;
  }

  @Override
  public LiveData<Boolean> isSaved() {
    return isSaved;
  }

  @Override
  public void save(Settings chosen) {
    if (chosen.equals(settings.getValue())) {
      return;
    }
    settings.setValue(chosen);
    storage.execute(() -> write(chosen));
  }

  @Override
  public void retrySave() {
    if (Boolean.FALSE.equals(isSaved.getValue())) {
      Settings chosen = Objects.requireNonNull(settings.getValue());
      storage.execute(() -> write(chosen));
    }
  }

  /** With apply(), the main thread would wait for the disk when a screen stops. */
  private void write(Settings chosen) {
    SharedPreferences.Editor editor = preferences.edit();
    editor.putString(THEME, chosen.theme().name());
    editor.putString(ENTRY_ORDER, chosen.entryOrder().name());
    for (SettingsOption option : SettingsOption.values()) {
      editor.putBoolean(option.name(), chosen.has(option));
    }
    boolean isWritten = editor.commit();
    screen.execute(() -> isSaved.setValue(isWritten));
  }

  private static Settings read(Map<String, ?> values) {
    Settings defaults = Settings.DEFAULT;
    return new Settings(
        EnumParser.read(ThemeMode.class, values.get(THEME)).orElse(defaults.theme()),
        EnumParser.read(EntryOrder.class, values.get(ENTRY_ORDER)).orElse(defaults.entryOrder()),
        options(values));
  }

  private static Set<SettingsOption> options(Map<String, ?> values) {
    Set<SettingsOption> on = EnumSet.noneOf(SettingsOption.class);
    for (SettingsOption option : SettingsOption.values()) {
      boolean otherwise = Settings.DEFAULT.has(option);
      if (values.get(option.name()) instanceof Boolean value ? value : otherwise) {
        on.add(option);
      }
    }
    return on;
  }
}
