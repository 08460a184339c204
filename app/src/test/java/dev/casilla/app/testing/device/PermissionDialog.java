package dev.casilla.app.testing.device;

import static org.robolectric.Shadows.shadowOf;

import android.Manifest;
import android.app.Activity;
import android.app.Application;
import android.content.pm.PackageManager;
import android.os.Looper;
import androidx.test.core.app.ApplicationProvider;
import java.time.Duration;
import org.robolectric.util.ReflectionHelpers;

/** Answers the system's dialog for the camera permission. */
public final class PermissionDialog {
  private final int requestCode;

  private PermissionDialog(int requestCode) {
    this.requestCode = requestCode;
  }

  /** Returns the newest dialog of {@code activity}. */
  public static PermissionDialog of(Activity activity) {
    return new PermissionDialog(shadowOf(activity).getLastRequestedPermission().requestCode);
  }

  /** Grants the permission. */
  public void allow(Activity activity) {
    shadowOf(ApplicationProvider.<Application>getApplicationContext())
        .grantPermissions(Manifest.permission.CAMERA);
    answer(activity, PackageManager.PERMISSION_GRANTED);
  }

  /** Denies the permission or dismisses the dialog, after a moment. */
  public void refuse(Activity activity) {
    shadowOf(Looper.getMainLooper()).idleFor(Duration.ofSeconds(1));
    answer(activity, PackageManager.PERMISSION_DENIED);
  }

  /** The system denies the permission without showing the dialog. */
  public void refuseUnseen(Activity activity) {
    answer(activity, PackageManager.PERMISSION_DENIED);
  }

  private void answer(Activity activity, int result) {
    // The system does this before it tells the activity.
    ReflectionHelpers.setField(
        Activity.class, activity, "mHasCurrentPermissionsRequest", /* fieldNewValue= */ false);
    activity.onRequestPermissionsResult(
        requestCode, new String[] {Manifest.permission.CAMERA}, new int[] {result});
    shadowOf(Looper.getMainLooper()).idle();
  }
}
