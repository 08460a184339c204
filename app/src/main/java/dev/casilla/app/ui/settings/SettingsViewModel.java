package dev.casilla.app.ui.settings;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MediatorLiveData;
import androidx.lifecycle.ViewModel;
import dev.casilla.app.data.LanguageStore;
import dev.casilla.app.data.SettingsStore;
import dev.casilla.app.model.settings.AppLanguage;
import dev.casilla.app.model.settings.EntryOrder;
import dev.casilla.app.model.settings.Settings;
import dev.casilla.app.model.settings.SettingsOption;
import dev.casilla.app.model.settings.ThemeMode;
import dev.casilla.app.ui.settings.SettingsUiState.AvailableOptions;
import java.util.Objects;

/** Takes in what a person chooses and says what the settings screen shows. */
final class SettingsViewModel extends ViewModel {
  private final SettingsStore store;
  private final LanguageStore languages;
  private final AvailableOptions offer;
  private final MediatorLiveData<SettingsUiState> state = new MediatorLiveData<>();

  SettingsViewModel(SettingsStore store, LanguageStore languages, AvailableOptions offer) {
    this.store = store;
    this.languages = languages;
    this.offer = offer;
    state.setValue(now());
    state.addSource(store.settings(), settings -> refreshLanguage());
    state.addSource(store.isSaved(), areKept -> refreshLanguage());
  }

  /** What the screen shows. */
  LiveData<SettingsUiState> state() {
    return state;
  }

  void choose(ThemeMode theme) {
    store.save(chosen().with(theme));
  }

  void choose(EntryOrder entryOrder) {
    store.save(chosen().with(entryOrder));
  }

  void choose(AppLanguage language) {
    languages.save(language);
    refreshLanguage();
  }

  /** Switches {@code option} on if it is off, and off if it is on. */
  void toggle(SettingsOption option) {
    Settings chosen = chosen();
    store.save(chosen.has(option) ? chosen.without(option) : chosen.with(option));
  }

  /** The screen is there again: there may be room for what could not be kept. */
  void retrySave() {
    store.retrySave();
  }

  /** The language may have been changed elsewhere. */
  void refreshLanguage() {
    if (!now().equals(state.getValue())) {
      state.setValue(now());
    }
  }

  private SettingsUiState now() {
    return new SettingsUiState(
        chosen(), languages.language(), offer, Objects.requireNonNull(store.isSaved().getValue()));
  }

  private Settings chosen() {
    return Objects.requireNonNull(store.settings().getValue());
  }
}
