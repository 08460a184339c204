package dev.casilla.app.ui.settings;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MediatorLiveData;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.viewmodel.ViewModelInitializer;
import com.google.android.material.color.DynamicColors;
import dev.casilla.app.data.LanguageStore;
import dev.casilla.app.data.SettingsStore;
import dev.casilla.app.model.settings.AppLanguage;
import dev.casilla.app.model.settings.EntryOrder;
import dev.casilla.app.model.settings.Settings;
import dev.casilla.app.model.settings.SettingsOption;
import dev.casilla.app.model.settings.ThemeMode;
import dev.casilla.app.ui.settings.SettingsUiState.AvailableOptions;
import java.util.Objects;

/** Stores what the person chooses, and holds what the settings screen shows. */
public final class SettingsViewModel extends ViewModel {
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

  public static ViewModelInitializer<SettingsViewModel> initializer(
      SettingsStore store, LanguageStore languages) {
    return new ViewModelInitializer<>(
        SettingsViewModel.class,
        extras ->
            new SettingsViewModel(
                store,
                languages,
                DynamicColors.isDynamicColorAvailable()
                    ? AvailableOptions.ALL
                    : AvailableOptions.NO_DYNAMIC_COLOR));
  }

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

  /** Retries saving when the screen becomes visible: there may be space now. */
  void retrySave() {
    store.retrySave();
  }

  /** Refreshes the language, which may have been changed in the system settings. */
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
