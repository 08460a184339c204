package dev.casilla.app.ui.photo;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.not;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.Manifest;
import android.app.Activity;
import android.content.Intent;
import android.net.Uri;
import android.provider.MediaStore;
import android.provider.Settings;
import android.view.View;
import androidx.core.content.IntentCompat;
import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import dev.casilla.app.reading.photo.PhotoFiles;
import dev.casilla.app.testing.BackgroundThread;
import dev.casilla.app.testing.Eventually;
import dev.casilla.app.testing.device.PermissionDialog;
import dev.casilla.app.ui.review.ReviewActivity;
import java.io.File;
import org.junit.Test;
import org.junit.runner.RunWith;

/** A photo from a camera app, which needs the camera permission. */
@RunWith(AndroidJUnit4.class)
public final class CameraAppFlowTest extends PhotoFlow {
  @Test
  public void camera_allowed_isAskedForAPhotoThatIsDeletedAfterwards() {
    shadowOf(application).grantPermissions(Manifest.permission.CAMERA);
    try (ActivityScenario<PhotoActivity> screen =
        ActivityScenario.launch(PhotoActivity.intent(application))) {
      screen.onActivity(activity -> shadowOf(activity).getNextStartedActivityForResult());
      shadowOf(application).clearNextStartedActivities();
      onView(withText(R.string.photo_take)).perform(scrollTo(), click());
      awaitNext(screen);
      Intent camera = shadowOf(application).getNextStartedActivity();
      assertEquals(MediaStore.ACTION_IMAGE_CAPTURE, camera.getAction());
      Uri place = IntentCompat.getParcelableExtra(camera, MediaStore.EXTRA_OUTPUT, Uri.class);
      assertEquals(application.getPackageName() + ".capture", place.getAuthority());
      File file =
          BackgroundThread.get(() -> new File(application.getCacheDir(), "capture/photo.jpg"));
      PhotoFiles.sharedPage(place);
      assertTrue(BackgroundThread.get(file::createNewFile));
      screen.onActivity(
          activity -> {
            shadowOf(activity).receiveResult(camera, Activity.RESULT_OK, null);
            awaitNext();
            Eventually.until("the photo deleted", () -> !BackgroundThread.get(file::exists));
          });
      assertEquals(
          ReviewActivity.class.getName(),
          shadowOf(application).getNextStartedActivity().getComponent().getClassName());
    }
  }

  @Test
  public void camera_refusedForGood_leadsToTheSettings() {
    try (ActivityScenario<PhotoActivity> screen =
        ActivityScenario.launch(PhotoActivity.intent(application))) {
      shadowOf(application).denyPermissions(Manifest.permission.CAMERA);
      refuse(screen, true);
      refuse(screen, false);
      onView(withText(R.string.scan_blocked_reason)).check(matches(isDisplayed()));
      shadowOf(application).clearNextStartedActivities();
      onView(withText(R.string.scan_settings)).perform(scrollTo(), click());
      assertEquals(
          Settings.ACTION_APPLICATION_DETAILS_SETTINGS,
          shadowOf(application).getNextStartedActivity().getAction());
      onView(withText(R.string.photo_take)).perform(scrollTo()).check(matches(isDisplayed()));
    }
  }

  @Test
  public void camera_refusedOnce_canBeAskedForAgain() {
    assertCanBeAskedForAgain(true);
  }

  /** The person dismisses the dialog. */
  @Test
  public void camera_dialogDismissed_canBeAskedForAgain() {
    assertCanBeAskedForAgain(false);
  }

  private void assertCanBeAskedForAgain(boolean isWorthExplaining) {
    try (ActivityScenario<PhotoActivity> screen =
        ActivityScenario.launch(PhotoActivity.intent(application))) {
      shadowOf(application).denyPermissions(Manifest.permission.CAMERA);
      refuse(screen, isWorthExplaining);
      onView(withText(R.string.photo_camera_refused_advice)).check(matches(isDisplayed()));
      onView(withId(R.id.settings)).check(matches(not(isDisplayed())));
      onView(withText(R.string.photo_take)).perform(scrollTo()).check(matches(isDisplayed()));
    }
  }

  /** The button is visible until the camera app opens. */
  @Test
  public void camera_tappedAgainAndAgain_isOpenedOnce() {
    shadowOf(application).grantPermissions(Manifest.permission.CAMERA);
    try (ActivityScenario<PhotoActivity> screen =
        ActivityScenario.launch(PhotoActivity.intent(application))) {
      shadowOf(application).clearNextStartedActivities();
      screen.onActivity(
          activity -> {
            View take = activity.findViewById(R.id.take);
            take.performClick();
            take.performClick();
            awaitNext();
            take.performClick();
            activity.findViewById(R.id.pick).performClick();
          });
      awaitNext(screen);
      Intent camera = shadowOf(application).getNextStartedActivity();
      assertEquals(MediaStore.ACTION_IMAGE_CAPTURE, camera.getAction());
      assertNull(shadowOf(application).peekNextStartedActivity());
      screen.onActivity(
          activity -> {
            shadowOf(activity).receiveResult(camera, Activity.RESULT_CANCELED, null);
            activity.findViewById(R.id.pick).performClick();
            assertPicksAPhoto(shadowOf(application).getNextStartedActivity());
          });
    }
  }

  /** The person refuses after a while. */
  private void refuse(ActivityScenario<PhotoActivity> screen, boolean isWorthExplaining) {
    onView(withText(R.string.photo_take)).perform(scrollTo(), click());
    shadowOf(application.getPackageManager())
        .setShouldShowRequestPermissionRationale(Manifest.permission.CAMERA, isWorthExplaining);
    screen.onActivity(activity -> PermissionDialog.of(activity).refuse(activity));
  }
}
