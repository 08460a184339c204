package dev.casilla.app.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import dev.casilla.app.puzzle.MainThreadIsHere;
import dev.casilla.app.settings.SettingsUiState.Offer;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@ExtendWith(MainThreadIsHere.class)
final class SettingsViewModelTest {
  private final FakeLanguages languages = new FakeLanguages();
  private final List<SettingsUiState> seen = new ArrayList<>();
  private FakeSettings store;
  private SettingsViewModel model;

  @BeforeEach
  void makeModel() {
    store = new FakeSettings();
    model = new SettingsViewModel(store, languages, Offer.ALL);
  }

  @Test
  void state_showsWhatHolds() {
    assertEquals(
        new SettingsUiState(Settings.DEFAULT, Language.SYSTEM, Offer.ALL, true),
        model.state().getValue());
  }

  @Test
  void choose_isKeptAndShown() {
    model.state().observeForever(seen::add);
    model.choose(Theme.DARK);
    model.choose(EntryOrder.DIGIT_FIRST);
    Settings chosen = Settings.DEFAULT.with(Theme.DARK).with(EntryOrder.DIGIT_FIRST);
    assertEquals(chosen, store.settings.getValue());
    assertEquals(chosen, last().settings());
  }

  @ParameterizedTest
  @EnumSource
  void toggle_twice_isAsBefore(Option option) {
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
    assertFalse(last().areKept());
    model.keepAgain();
    assertTrue(last().areKept());
  }

  @ParameterizedTest
  @EnumSource
  void language_chosen_isKeptAndShown(Language language) {
    model.state().observeForever(seen::add);
    model.choose(language);
    assertEquals(language, languages.language);
    assertEquals(language, last().language());
  }

  @Test
  void language_changedElsewhere_isSeenWhenLookedAtAgain() {
    model.state().observeForever(seen::add);
    languages.language = Language.CHINESE;
    model.lookAgain();
    assertEquals(Language.CHINESE, last().language());
    int told = seen.size();
    model.lookAgain();
    assertEquals(told, seen.size());
  }

  @Test
  void dynamicColour_isOfferedWhereItIs() {
    SettingsUiState all = new SettingsUiState(Settings.DEFAULT, Language.SYSTEM, Offer.ALL, true);
    SettingsUiState less =
        new SettingsUiState(Settings.DEFAULT, Language.SYSTEM, Offer.NO_DYNAMIC_COLOR, true);
    assertTrue(all.offers(Option.DYNAMIC_COLOR));
    assertFalse(less.offers(Option.DYNAMIC_COLOR));
    assertTrue(less.offers(Option.HIGH_CONTRAST));
  }

  @Test
  void dynamicColour_withHighContrast_doesNotMatter() {
    Settings contrast = Settings.DEFAULT.with(Option.HIGH_CONTRAST);
    SettingsUiState state = new SettingsUiState(contrast, Language.SYSTEM, Offer.ALL, true);
    assertFalse(state.matters(Option.DYNAMIC_COLOR));
    assertTrue(state.matters(Option.HIGH_CONTRAST));
  }

  @Test
  void tag_ofAnyCountry_isItsLanguage() {
    assertEquals(Language.SPANISH, Language.of("es-MX"));
    assertEquals(Language.CHINESE, Language.of("zh-Hans-SG"));
    assertEquals(Language.ENGLISH, Language.of("en"));
    assertEquals(Language.SYSTEM, Language.of("est"));
    assertEquals(Language.SYSTEM, Language.of(""));
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
    public LiveData<Boolean> areKept() {
      return areKept;
    }

    @Override
    public void keepAgain() {
      areKept.setValue(true);
    }

    @Override
    public void save(Settings chosen) {
      settings.setValue(Objects.requireNonNull(chosen));
    }
  }

  private static final class FakeLanguages implements LanguageStore {
    private Language language = Language.SYSTEM;

    @Override
    public Language language() {
      return language;
    }

    @Override
    public void save(Language chosen) {
      language = chosen;
    }
  }
}
