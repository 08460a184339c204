package dev.casilla.app.model.settings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class SettingsTest {
  @Test
  void default_followsTheSystemAndHighlights() {
    assertEquals(ThemeMode.SYSTEM, Settings.DEFAULT.theme());
    assertEquals(EntryOrder.CELL_FIRST, Settings.DEFAULT.entryOrder());
    assertEquals(
        EnumSet.of(
            SettingsOption.DYNAMIC_COLOR,
            SettingsOption.HIGHLIGHT_PEERS,
            SettingsOption.HIGHLIGHT_SAME_DIGITS),
        Settings.DEFAULT.options());
  }

  @ParameterizedTest
  @EnumSource
  void option_switched_changesNoOther(SettingsOption option) {
    Settings none = new Settings(ThemeMode.DARK, EntryOrder.DIGIT_FIRST, Set.of());
    Settings one = none.with(option);
    assertFalse(none.has(option));
    assertEquals(new Settings(ThemeMode.DARK, EntryOrder.DIGIT_FIRST, Set.of(option)), one);
    assertEquals(one, one.with(option));
    assertEquals(none, one.without(option));
    assertEquals(none, none.without(option));
  }

  @Test
  void themeAndOrder_changed_keepTheOptions() {
    Settings changed = Settings.DEFAULT.with(ThemeMode.DARK).with(EntryOrder.DIGIT_FIRST);
    assertEquals(
        new Settings(ThemeMode.DARK, EntryOrder.DIGIT_FIRST, Settings.DEFAULT.options()), changed);
  }

  @Test
  void options_passedInOrReturned_cannotBeChanged() {
    Set<SettingsOption> given = EnumSet.of(SettingsOption.HIGH_CONTRAST);
    Settings settings = new Settings(ThemeMode.SYSTEM, EntryOrder.CELL_FIRST, given);
    given.clear();
    assertTrue(settings.has(SettingsOption.HIGH_CONTRAST));
    assertThrows(UnsupportedOperationException.class, () -> settings.options().clear());
  }
}
