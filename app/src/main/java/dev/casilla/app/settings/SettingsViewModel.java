package dev.casilla.app.settings;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MediatorLiveData;
import androidx.lifecycle.ViewModel;
import dev.casilla.app.settings.SettingsUiState.Offer;
import java.util.Objects;

/** Takes in what a person chooses and says what the settings screen shows. */
final class SettingsViewModel extends ViewModel {
  private final SettingsStore store;
  private final LanguageStore languages;
  private final Offer offer;
  private final MediatorLiveData<SettingsUiState> state = new MediatorLiveData<>();

  SettingsViewModel(SettingsStore store, LanguageStore languages, Offer offer) {
    this.store = store;
    this.languages = languages;
    this.offer = offer;
    state.setValue(now());
    state.addSource(store.settings(), settings -> lookAgain());
    state.addSource(store.areKept(), areKept -> lookAgain());
  }

  /** What the screen shows. */
  LiveData<SettingsUiState> state() {
    return state;
  }

  void choose(Theme theme) {
    store.save(chosen().with(theme));
  }

  void choose(EntryOrder entryOrder) {
    store.save(chosen().with(entryOrder));
  }

  void choose(Language language) {
    languages.save(language);
    lookAgain();
  }

  /** Switches {@code option} on if it is off, and off if it is on. */
  void toggle(Option option) {
    Settings chosen = chosen();
    store.save(chosen.has(option) ? chosen.without(option) : chosen.with(option));
  }

  /** The screen is there again: there may be room for what could not be kept. */
  void keepAgain() {
    store.keepAgain();
  }

  /** The language may have been changed elsewhere. */
  void lookAgain() {
    if (!now().equals(state.getValue())) {
      state.setValue(now());
    }
  }

  private SettingsUiState now() {
    return new SettingsUiState(
        chosen(), languages.language(), offer, Objects.requireNonNull(store.areKept().getValue()));
  }

  private Settings chosen() {
    return Objects.requireNonNull(store.settings().getValue());
  }
}
