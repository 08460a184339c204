package dev.casilla.app.settings;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * What a person chose. Immutable.
 *
 * @param theme light or dark
 * @param entryOrder what is tapped first to fill in a digit
 * @param options all that is on
 */
public record Settings(Theme theme, EntryOrder entryOrder, Set<Option> options) {
  /** What holds until somebody says otherwise. */
  public static final Settings DEFAULT =
      new Settings(Theme.SYSTEM, EntryOrder.CELL_FIRST, Option.ON_AT_FIRST);

  public Settings {
    EnumSet<Option> copy = EnumSet.noneOf(Option.class);
    copy.addAll(options);
    options = Collections.unmodifiableSet(copy);
  }

  /** Whether {@code option} is on. */
  public boolean has(Option option) {
    return options.contains(option);
  }

  /** These settings with another theme. */
  public Settings with(Theme other) {
    return new Settings(other, entryOrder, options);
  }

  /** These settings with another entry order. */
  public Settings with(EntryOrder other) {
    return new Settings(theme, other, options);
  }

  /** These settings with {@code option} on. */
  public Settings with(Option option) {
    Set<Option> more = EnumSet.of(option);
    more.addAll(options);
    return new Settings(theme, entryOrder, more);
  }

  /** These settings with {@code option} off. */
  public Settings without(Option option) {
    Set<Option> fewer = EnumSet.complementOf(EnumSet.of(option));
    fewer.retainAll(options);
    return new Settings(theme, entryOrder, fewer);
  }
}
