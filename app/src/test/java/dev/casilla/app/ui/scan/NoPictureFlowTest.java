package dev.casilla.app.ui.scan;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.Manifest;
import android.content.Intent;
import android.os.Looper;
import android.provider.Settings;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.FakeCamera;
import dev.casilla.app.FakeCameraApplication;
import dev.casilla.app.R;
import dev.casilla.app.testing.device.PermissionDialog;
import dev.casilla.app.ui.scan.camera.CameraStatus;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;

/** The reasons for no picture, and the alternatives. */
@RunWith(AndroidJUnit4.class)
@Config(application = FakeCameraApplication.class)
public final class NoPictureFlowTest {
  private final FakeCameraApplication application = ApplicationProvider.getApplicationContext();

  /** While an animation runs, Robolectric advances the clock: the camera would time out. */
  @Before
  public void removeAnimations() {
    Settings.Global.putFloat(
        application.getContentResolver(), Settings.Global.ANIMATOR_DURATION_SCALE, 0);
  }

  @Test
  public void permission_neverAsked_isExplainedThenAsked() {
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      onView(withText(R.string.scan_ask_reason)).check(matches(isDisplayed()));
      assertFalse(camera().isOpen());
      onView(withText(R.string.scan_allow)).perform(scrollTo(), click());
      screen.onActivity(activity -> PermissionDialog.of(activity).allow(activity));
      assertTrue(camera().isOpen());
    }
  }

  @Test
  public void permission_refusedOnce_canBeAskedAgainOrDoneWithout() {
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      explain(true);
      onView(withText(R.string.scan_allow)).perform(scrollTo(), click());
      screen.onActivity(activity -> PermissionDialog.of(activity).refuse(activity));
      onView(withText(R.string.scan_refused)).check(matches(isDisplayed()));
      onView(withId(R.id.card_photo)).perform(scrollTo()).check(matches(isDisplayed()));
      onView(withId(R.id.card_type)).perform(scrollTo()).check(matches(isDisplayed()));
    }
  }

  @Test
  public void permission_refusedForGood_leadsToTheSettings() {
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      refuseForGood(screen);
      onView(withText(R.string.scan_settings)).perform(scrollTo(), click());
      assertEquals(Settings.ACTION_APPLICATION_DETAILS_SETTINGS, next().getAction());
    }
  }

  @Test
  public void permission_dialogDismissed_canBeAskedAgain() {
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      for (int i = 0; i < 3; i++) {
        onView(withText(R.string.scan_allow)).perform(scrollTo(), click());
        screen.onActivity(activity -> PermissionDialog.of(activity).refuse(activity));
        onView(withText(R.string.scan_refused)).check(matches(isDisplayed()));
      }
    }
  }

  /** A permanent refusal from another day: the system shows no dialog. */
  @Test
  public void permission_refusedForGoodLongAgo_leadsToTheSettings() {
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      onView(withText(R.string.scan_allow)).perform(scrollTo(), click());
      screen.onActivity(activity -> PermissionDialog.of(activity).refuseUnseen(activity));
      onView(withText(R.string.scan_blocked)).check(matches(isDisplayed()));
    }
  }

  @Test
  public void permission_noCamera_isNotAskedFor() {
    try (ActivityController<ScanActivity> screen = Robolectric.buildActivity(ScanActivity.class)) {
      screen.create();
      camera().remove();
      screen.start().postCreate(null).resume().visible();
      idle();
      onView(withText(R.string.scan_absent)).check(matches(isDisplayed()));
      screen.pause().stop().restart().start().resume();
      idle();
      onView(withText(R.string.scan_absent)).check(matches(isDisplayed()));
      assertEquals(0, camera().openings());
    }
  }

  @Test
  public void permission_refusedForGoodAndNoSettings_staysHere() {
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      refuseForGood(screen);
      shadowOf(application).checkActivities(true);
      shadowOf(application).clearNextStartedActivities();
      onView(withText(R.string.scan_settings)).perform(scrollTo(), click());
      assertNull(shadowOf(application).peekNextStartedActivity());
      onView(withText(R.string.scan_blocked)).check(matches(isDisplayed()));
    }
  }

  @Test
  public void permission_revokedMeanwhile_isRequestedAgain() {
    allow();
    try (ActivityController<ScanActivity> screen = Robolectric.buildActivity(ScanActivity.class)) {
      screen.setup();
      assertTrue(camera().isOpen());
      screen.pause().stop();
      shadowOf(application).denyPermissions(Manifest.permission.CAMERA);
      screen.restart().start().resume();
      idle();
      onView(withText(R.string.scan_revoked)).check(matches(isDisplayed()));
      assertFalse(camera().isOpen());
    }
  }

  @Test
  public void error_cameraInUseThenFree_resumesAutomatically() {
    allow();
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      screen.onActivity(activity -> camera().be(CameraStatus.IN_USE));
      onView(withText(R.string.scan_in_use)).check(matches(isDisplayed()));
      screen.onActivity(activity -> camera().be(CameraStatus.RUNNING));
      onView(withText(R.string.scan_point)).check(matches(isDisplayed()));
    }
  }

  @Test
  public void trouble_cameraUnplugged_offersPhotoAndTypingAndAnotherTry() {
    allow();
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      screen.onActivity(activity -> camera().be(CameraStatus.RUNNING));
      screen.onActivity(activity -> camera().be(CameraStatus.REMOVED));
      onView(withText(R.string.scan_removed)).check(matches(isDisplayed()));
      onView(withId(R.id.card_photo)).perform(scrollTo()).check(matches(isDisplayed()));
      onView(withId(R.id.card_type)).perform(scrollTo()).check(matches(isDisplayed()));
      onView(withText(R.string.scan_again)).perform(scrollTo(), click());
      assertEquals(2, camera().openings());
      screen.onActivity(activity -> camera().be(CameraStatus.ABSENT));
      onView(withText(R.string.scan_removed_reason)).perform(scrollTo());
      screen.onActivity(activity -> camera().be(CameraStatus.RUNNING));
      onView(withText(R.string.scan_point)).check(matches(isDisplayed()));
    }
  }

  @Test
  public void trouble_tryAgain_opensTheCameraAnew() {
    allow();
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      assertEquals(1, camera().openings());
      screen.onActivity(activity -> camera().be(CameraStatus.IN_USE));
      onView(withText(R.string.scan_again)).perform(scrollTo(), click());
      assertEquals(2, camera().openings());
      screen.onActivity(activity -> camera().be(CameraStatus.BROKEN));
      onView(withText(R.string.scan_again)).perform(scrollTo(), click());
      assertEquals(3, camera().openings());
      assertTrue(camera().isOpen());
    }
  }

  @Test
  public void trouble_screenLeftAndBack_opensTheCameraAnew() {
    allow();
    try (ActivityController<ScanActivity> screen = Robolectric.buildActivity(ScanActivity.class)) {
      screen.setup();
      camera().be(CameraStatus.BROKEN);
      screen.pause().stop().restart().start().resume();
      idle();
      assertEquals(2, camera().openings());
      screen.pause().stop();
      assertFalse(camera().isOpen());
      screen.restart().start().resume();
      idle();
      assertEquals(3, camera().openings());
    }
  }

  private void allow() {
    shadowOf(application).grantPermissions(Manifest.permission.CAMERA);
  }

  /** A permanent refusal needs an earlier refusal. */
  private void refuseForGood(ActivityScenario<ScanActivity> screen) {
    explain(true);
    onView(withText(R.string.scan_allow)).perform(scrollTo(), click());
    explain(false);
    screen.onActivity(activity -> PermissionDialog.of(activity).refuse(activity));
  }

  private void explain(boolean isWorthwhile) {
    shadowOf(application.getPackageManager())
        .setShouldShowRequestPermissionRationale(Manifest.permission.CAMERA, isWorthwhile);
  }

  private FakeCamera camera() {
    return application.camera();
  }

  private Intent next() {
    return shadowOf(application).getNextStartedActivity();
  }

  private static void idle() {
    shadowOf(Looper.getMainLooper()).idle();
  }
}
