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

/** The system's dialog that asks for the camera, as a person answers it. */
public final class PermissionDialog {
  private final int requestCode;

  private PermissionDialog(int requestCode) {
    this.requestCode = requestCode;
  }

  /** The one that {@code activity} had come up last. */
  public static PermissionDialog of(Activity activity) {
    return new PermissionDialog(shadowOf(activity).getLastRequestedPermission().requestCode);
  }

  /** The camera may be used. */
  public void allow(Activity activity) {
    shadowOf(ApplicationProvider.<Application>getApplicationContext())
        .grantPermissions(Manifest.permission.CAMERA);
    answer(activity, PackageManager.PERMISSION_GRANTED);
  }

  /** It may not, or the dialog is dismissed; either takes a person a moment. */
  public void refuse(Activity activity) {
    shadowOf(Looper.getMainLooper()).idleFor(Duration.ofSeconds(1));
    answer(activity, PackageManager.PERMISSION_DENIED);
  }

  /** It does not come up: the system answers in its place. */
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
