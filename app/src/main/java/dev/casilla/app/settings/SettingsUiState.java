package dev.casilla.app.settings;

/**
 * All that the settings screen shows. Immutable.
 *
 * @param settings what is chosen
 * @param language the language that is chosen
 * @param offer whether there are colours of the wallpaper to choose
 * @param areKept whether the disk has what is chosen
 */
record SettingsUiState(Settings settings, Language language, Offer offer, boolean areKept) {
  /** What there is to choose from. */
  enum Offer {
    /** Everything. */
    ALL,
    /** Everything but colours of the wallpaper, which this phone does not make. */
    NO_DYNAMIC_COLOR
  }

  /** Whether {@code option} can be chosen at all. */
  boolean offers(Option option) {
    return option != Option.DYNAMIC_COLOR || offer == Offer.ALL;
  }

  /** Whether {@code option} has an effect as things are. */
  boolean matters(Option option) {
    return option != Option.DYNAMIC_COLOR || !settings.has(Option.HIGH_CONTRAST);
  }
}
