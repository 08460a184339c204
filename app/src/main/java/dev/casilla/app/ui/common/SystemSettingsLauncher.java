package dev.casilla.app.ui.common;

import android.app.Activity;
import android.content.ActivityNotFoundException;
import android.content.Intent;
import android.net.Uri;
import android.provider.Settings;

/** Opens the system settings. */
public final class SystemSettingsLauncher {
  private SystemSettingsLauncher() {}

  /**
   * Opens Casilla's page in the system settings, or else their first page. Does nothing on devices
   * that have neither.
   */
  public static void openAppDetails(Activity screen) {
    Uri casilla = Uri.fromParts("package", screen.getPackageName(), null);
    if (!isOpened(screen, new Intent(Settings.ACTION_APPLICATION_DETAILS_SETTINGS, casilla))) {
      isOpened(screen, new Intent(Settings.ACTION_SETTINGS));
    }
  }

  private static boolean isOpened(Activity screen, Intent settings) {
    try {
      screen.startActivity(settings);
      return true;
    } catch (ActivityNotFoundException e) {
      return false;
    }
  }
}
