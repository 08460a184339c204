package dev.casilla.app.model.settings;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** The person's settings. Immutable. */
public record Settings(ThemeMode theme, EntryOrder entryOrder, Set<SettingsOption> options) {
  public static final Settings DEFAULT =
      new Settings(ThemeMode.SYSTEM, EntryOrder.CELL_FIRST, SettingsOption.DEFAULT_ON);

  public Settings {
    EnumSet<SettingsOption> copy = EnumSet.noneOf(SettingsOption.class);
    copy.addAll(options);
    options = Collections.unmodifiableSet(copy);
  }

  public boolean has(SettingsOption option) {
    return options.contains(option);
  }

  public Settings with(ThemeMode other) {
    return new Settings(other, entryOrder, options);
  }

  public Settings with(EntryOrder other) {
    return new Settings(theme, other, options);
  }

  public Settings with(SettingsOption option) {
    Set<SettingsOption> more = EnumSet.of(option);
    more.addAll(options);
    return new Settings(theme, entryOrder, more);
  }

  public Settings without(SettingsOption option) {
    Set<SettingsOption> fewer = EnumSet.complementOf(EnumSet.of(option));
    fewer.retainAll(options);
    return new Settings(theme, entryOrder, fewer);
  }
}
