package dev.casilla.app.testing.device;

import static org.robolectric.Shadows.shadowOf;

import android.app.UiModeManager;
import android.content.Context;
import androidx.test.core.app.ApplicationProvider;

/** The system's contrast setting. */
public final class SystemContrast {
  private SystemContrast() {}

  /** Sets the contrast: 0 is normal, 1 is high. */
  public static void set(float level) {
    Context context = ApplicationProvider.getApplicationContext();
    shadowOf(context.getSystemService(UiModeManager.class)).setContrast(level);
  }
}
