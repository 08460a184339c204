package dev.casilla.app;

import android.app.Activity;
import com.google.android.material.color.DynamicColors;
import dev.casilla.app.settings.Option;
import dev.casilla.app.settings.Settings;

/** Where a screen's colours come from. */
enum Appearance {
  /** The person's wallpaper; its colours follow the system's contrast by themselves. */
  DYNAMIC {
    @Override
    void dress(Activity screen) {
      DynamicColors.applyToActivityIfAvailable(screen);
    }
  },

  /** Our own palette, which the theme has anyway. */
  OWN {
    @Override
    void dress(Activity screen) {}
  },

  /** Our own palette's twin with more contrast. */
  HIGH_CONTRAST {
    @Override
    void dress(Activity screen) {
      screen.getTheme().applyStyle(R.style.ThemeOverlay_Casilla_HighContrast, true);
    }
  };

  /** What a person who chose {@code settings} gets where the system is as {@code system} says. */
  static Appearance of(Settings settings, SystemColors system) {
    if (settings.has(Option.HIGH_CONTRAST)) {
      return HIGH_CONTRAST;
    }
    if (settings.has(Option.DYNAMIC_COLOR) && system.areDynamic()) {
      return DYNAMIC;
    }
    return system.wantContrast() ? HIGH_CONTRAST : OWN;
  }

  /** Gives {@code screen} these colours. Before anything is inflated. */
  abstract void dress(Activity screen);
}
