package dev.casilla.app;

import android.app.UiModeManager;
import android.content.Context;
import android.os.Build;
import androidx.annotation.RequiresApi;
import com.google.android.material.color.DynamicColors;

/**
 * What the system has to say about colours.
 *
 * @param areDynamic whether it makes colours from the wallpaper
 * @param wantsHighContrast whether the person asked it for more contrast
 */
record SystemColorSupport(boolean areDynamic, boolean wantsHighContrast) {
  /** Between the usual contrast, 0, and the medium one, 0.5. */
  private static final float MORE_CONTRAST = 0.25f;

  static SystemColorSupport of(Context context) {
    return new SystemColorSupport(DynamicColors.isDynamicColorAvailable(), wantsContrast(context));
  }

  private static boolean wantsContrast(Context context) {
    return Build.VERSION.SDK_INT >= Build.VERSION_CODES.UPSIDE_DOWN_CAKE
        && contrast(context) >= MORE_CONTRAST;
  }

  @RequiresApi(Build.VERSION_CODES.UPSIDE_DOWN_CAKE)
  private static float contrast(Context context) {
    return context.getSystemService(UiModeManager.class).getContrast();
  }
}
