package dev.casilla.app.ui.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import dev.casilla.app.data.LanguageStore;
import dev.casilla.app.data.SettingsStore;
import dev.casilla.app.model.settings.AppLanguage;
import dev.casilla.app.model.settings.EntryOrder;
import dev.casilla.app.model.settings.Settings;
import dev.casilla.app.model.settings.SettingsOption;
import dev.casilla.app.model.settings.ThemeMode;
import dev.casilla.app.testing.InstantMainThread;
import dev.casilla.app.ui.settings.SettingsUiState.AvailableOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@ExtendWith(InstantMainThread.class)
final class SettingsViewModelTest {
  private final FakeLanguages languages = new FakeLanguages();
  private final List<SettingsUiState> seen = new ArrayList<>();
  private FakeSettings store;
  private SettingsViewModel model;

  @BeforeEach
  void makeModel() {
    store = new FakeSettings();
    model = new SettingsViewModel(store, languages, AvailableOptions.ALL);
  }

  @Test
  void state_showsWhatHolds() {
    assertEquals(
        new SettingsUiState(Settings.DEFAULT, AppLanguage.SYSTEM, AvailableOptions.ALL, true),
        model.state().getValue());
  }

  @Test
  void choose_isKeptAndShown() {
    model.state().observeForever(seen::add);
    model.choose(ThemeMode.DARK);
    model.choose(EntryOrder.DIGIT_FIRST);
    Settings chosen = Settings.DEFAULT.with(ThemeMode.DARK).with(EntryOrder.DIGIT_FIRST);
    assertEquals(chosen, store.settings.getValue());
    assertEquals(chosen, last().settings());
  }

  @ParameterizedTest
  @EnumSource
  void toggle_twice_isAsBefore(SettingsOption option) {
    model.state().observeForever(seen::add);
    boolean before = Settings.DEFAULT.has(option);
    model.toggle(option);
    assertEquals(!before, last().settings().has(option));
    model.toggle(option);
    assertEquals(Settings.DEFAULT, last().settings());
  }

  @Test
  void diskFull_isToldAndTriedAgain() {
    model.state().observeForever(seen::add);
    store.areKept.setValue(false);
    assertFalse(last().isSaved());
    model.retrySave();
    assertTrue(last().isSaved());
  }

  @ParameterizedTest
  @EnumSource
  void language_chosen_isKeptAndShown(AppLanguage language) {
    model.state().observeForever(seen::add);
    model.choose(language);
    assertEquals(language, languages.language);
    assertEquals(language, last().language());
  }

  @Test
  void language_changedElsewhere_isSeenWhenLookedAtAgain() {
    model.state().observeForever(seen::add);
    languages.language = AppLanguage.CHINESE;
    model.refreshLanguage();
    assertEquals(AppLanguage.CHINESE, last().language());
    int told = seen.size();
    model.refreshLanguage();
    assertEquals(told, seen.size());
  }

  @Test
  void dynamicColour_isOfferedWhereItIs() {
    SettingsUiState all =
        new SettingsUiState(Settings.DEFAULT, AppLanguage.SYSTEM, AvailableOptions.ALL, true);
    SettingsUiState less =
        new SettingsUiState(
            Settings.DEFAULT, AppLanguage.SYSTEM, AvailableOptions.NO_DYNAMIC_COLOR, true);
    assertTrue(all.offers(SettingsOption.DYNAMIC_COLOR));
    assertFalse(less.offers(SettingsOption.DYNAMIC_COLOR));
    assertTrue(less.offers(SettingsOption.HIGH_CONTRAST));
  }

  @Test
  void dynamicColour_withHighContrast_doesNotMatter() {
    Settings contrast = Settings.DEFAULT.with(SettingsOption.HIGH_CONTRAST);
    SettingsUiState state =
        new SettingsUiState(contrast, AppLanguage.SYSTEM, AvailableOptions.ALL, true);
    assertFalse(state.matters(SettingsOption.DYNAMIC_COLOR));
    assertTrue(state.matters(SettingsOption.HIGH_CONTRAST));
  }

  @Test
  void tag_ofAnyCountry_isItsLanguage() {
    assertEquals(AppLanguage.SPANISH, AppLanguage.of("es-MX"));
    assertEquals(AppLanguage.CHINESE, AppLanguage.of("zh-Hans-SG"));
    assertEquals(AppLanguage.ENGLISH, AppLanguage.of("en"));
    assertEquals(AppLanguage.SYSTEM, AppLanguage.of("est"));
    assertEquals(AppLanguage.SYSTEM, AppLanguage.of(""));
  }

  private SettingsUiState last() {
    return seen.get(seen.size() - 1);
  }

  private static final class FakeSettings implements SettingsStore {
    private final MutableLiveData<Settings> settings = new MutableLiveData<>(Settings.DEFAULT);

    private final MutableLiveData<Boolean> areKept = new MutableLiveData<>(true);

    @Override
    public LiveData<Settings> settings() {
      return settings;
    }

    @Override
    public LiveData<Boolean> isSaved() {
      return areKept;
    }

    @Override
    public void retrySave() {
      areKept.setValue(true);
    }

    @Override
    public void save(Settings chosen) {
      settings.setValue(Objects.requireNonNull(chosen));
    }
  }

  private static final class FakeLanguages implements LanguageStore {
    private AppLanguage language = AppLanguage.SYSTEM;

    @Override
    public AppLanguage language() {
      return language;
    }

    @Override
    public void save(AppLanguage chosen) {
      language = chosen;
    }
  }
}
