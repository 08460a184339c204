package dev.casilla.app.puzzle;

import static org.robolectric.Shadows.shadowOf;

import android.app.UiModeManager;
import android.content.Context;

/** The system's contrast setting. */
final class Contrast {
  private Contrast() {}

  /** Sets it to {@code level}: 0 as usual, 1 high. */
  static void set(Context context, float level) {
    shadowOf(context.getSystemService(UiModeManager.class)).setContrast(level);
  }
}
