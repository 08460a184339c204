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
import java.util.Set;
import java.util.concurrent.Executor;

/** Keeps settings in Android's preferences. */
/*
 * Read once, when made: a screen cannot be drawn before its theme is known. Each value is kept for
 * itself under a name of its own, so what an older or newer version wrote, or a broken file, costs
 * no more than the value it is about: that falls back to its default.
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
   * A store that reads {@code preferences} now, and nobody else writes them. It waits for the disk
   * on {@code storage} and tells on {@code screen} how that went.
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
    SharedPreferences.Editor editor = preferences.edit();
    editor.putString(THEME, chosen.theme().name());
    editor.putString(ENTRY_ORDER, chosen.entryOrder().name());
    for (SettingsOption option : SettingsOption.values()) {
      editor.putBoolean(option.name(), chosen.has(option));
    }
    editor.apply();
    settings.setValue(chosen);
    storage.execute(this::seeThatTheyAreKept);
  }

  @Override
  public void retrySave() {
    if (Boolean.FALSE.equals(isSaved.getValue())) {
      storage.execute(this::seeThatTheyAreKept);
    }
  }

  /** An edit of nothing writes what is not written yet, and tells whether all is. */
  private void seeThatTheyAreKept() {
    boolean kept = preferences.edit().commit();
    screen.execute(() -> isSaved.setValue(kept));
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
