package dev.casilla.app.ui.scan.camera;

import static android.content.pm.PackageManager.FEATURE_CAMERA_ANY;
import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.content.Context;
import android.provider.Settings;
import androidx.camera.core.CameraSelector;
import androidx.camera.core.CameraState;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import dev.casilla.app.SimulatedPhoneApplication;
import dev.casilla.app.testing.device.PermissionDialog;
import dev.casilla.app.ui.scan.ScanActivity;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** The scan screen with the device's camera, on a fake device with the limits of CameraX. */
@RunWith(AndroidJUnit4.class)
@Config(application = SimulatedPhoneApplication.class)
public final class ScanWithLiveCameraTest extends FakeCameraDeviceTestBase {
  /** While an animation runs, Robolectric advances the clock: the camera would time out. */
  @Before
  public void removeAnimations() {
    Context context = ApplicationProvider.getApplicationContext();
    shadowOf(context.getPackageManager()).setSystemFeature(FEATURE_CAMERA_ANY, true);
    Settings.Global.putFloat(
        context.getContentResolver(), Settings.Global.ANIMATOR_DURATION_SCALE, 0);
  }

  /** The preview has no size before. */
  @Test
  public void permission_askedForAndGiven_opensTheCamera() {
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      onView(withText(R.string.scan_ask_reason)).check(matches(isDisplayed()));
      assertFalse(device().isOpen());
      allow(screen);
      assertTrue(device().isOpen());
      assertEquals(1, device().bindings);
      device().state.setValue(FakeCameraState.of(CameraState.Type.OPEN));
      onView(withId(R.id.shutter)).check(matches(isDisplayed()));
    }
  }

  @Test
  public void permission_givenOnADeviceWithAFrontAlone_opensThat() {
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      device().have(CameraSelector.DEFAULT_FRONT_CAMERA);
      allow(screen);
      assertTrue(device().isOpen());
    }
  }

  /** The message hides the preview, which returns when the camera is opened again. */
  @Test
  public void tryAgain_cameraWasBroken_opensItAnew() {
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      allow(screen);
      device()
          .state
          .setValue(
              FakeCameraState.of(CameraState.Type.CLOSED, CameraState.ERROR_CAMERA_FATAL_ERROR));
      onView(withText(R.string.scan_broken)).check(matches(isDisplayed()));
      device().state.setValue(FakeCameraState.of(CameraState.Type.CLOSED));
      onView(withText(R.string.scan_again)).perform(scrollTo(), click());
      assertTrue(device().isOpen());
      assertEquals(2, device().bindings);
      device().state.setValue(FakeCameraState.of(CameraState.Type.OPEN));
      onView(withId(R.id.shutter)).check(matches(isDisplayed()));
    }
  }

  private static void allow(ActivityScenario<ScanActivity> screen) {
    onView(withText(R.string.scan_allow)).perform(scrollTo(), click());
    screen.onActivity(activity -> PermissionDialog.of(activity).allow(activity));
  }

  private static FakeCameraDevice device() {
    return ShadowCameraController.device();
  }
}
