package dev.casilla.app;

import android.app.Application;
import com.google.android.material.color.ColorContrast;
import com.google.android.material.color.ColorContrastOptions;
import com.google.android.material.color.DynamicColors;

/** Where a screen's colours come from. */
enum Appearance {
  /** The person's wallpaper; its colours follow the system's contrast by themselves. */
  DYNAMIC {
    @Override
    void dress(Application application) {
      DynamicColors.applyToActivitiesIfAvailable(application);
    }
  },

  /** Our own palette, the one with more contrast where the system asks for more. */
  OWN {
    @Override
    void dress(Application application) {
      ColorContrast.applyToActivitiesIfAvailable(
          application,
          new ColorContrastOptions.Builder()
              .setMediumContrastThemeOverlay(R.style.ThemeOverlay_Casilla_HighContrast)
              .setHighContrastThemeOverlay(R.style.ThemeOverlay_Casilla_HighContrast)
              .build());
    }
  };

  abstract void dress(Application application);
}
