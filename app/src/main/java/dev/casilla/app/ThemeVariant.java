package dev.casilla.app;

import android.app.Activity;
import com.google.android.material.color.DynamicColors;
import dev.casilla.app.model.settings.Settings;
import dev.casilla.app.model.settings.SettingsOption;

/** Where a screen's colours come from. */
enum ThemeVariant {
  /** The person's wallpaper; its colours follow the system's contrast by themselves. */
  DYNAMIC {
    @Override
    void applyTo(Activity screen) {
      DynamicColors.applyToActivityIfAvailable(screen);
    }
  },

  /** Our own palette, which the theme has anyway. */
  OWN {
    @Override
    void applyTo(Activity screen) {}
  },

  /** Our own palette's twin with more contrast. */
  HIGH_CONTRAST {
    @Override
    void applyTo(Activity screen) {
      screen.getTheme().applyStyle(R.style.ThemeOverlay_Casilla_HighContrast, true);
    }
  };

  /** What a person who chose {@code settings} gets where the system is as {@code system} says. */
  static ThemeVariant of(Settings settings, SystemColorSupport system) {
    if (settings.has(SettingsOption.HIGH_CONTRAST)) {
      return HIGH_CONTRAST;
    }
    if (settings.has(SettingsOption.DYNAMIC_COLOR) && system.areDynamic()) {
      return DYNAMIC;
    }
    return system.wantsHighContrast() ? HIGH_CONTRAST : OWN;
  }

  /** Gives {@code screen} these colours. Before anything is inflated. */
  abstract void applyTo(Activity screen);
}
