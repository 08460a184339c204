package dev.casilla.app.photo;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.not;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.Manifest;
import android.app.Activity;
import android.app.Application;
import android.content.Intent;
import android.graphics.Bitmap;
import android.net.Uri;
import android.provider.MediaStore;
import android.provider.Settings;
import android.view.View;
import android.widget.TextView;
import androidx.core.content.IntentCompat;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.Aside;
import dev.casilla.app.Eventually;
import dev.casilla.app.PermissionDialog;
import dev.casilla.app.R;
import dev.casilla.app.review.ReviewActivity;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.shadows.ShadowLog;

/** From a photo to looking its reading over, as a person does it. */
@RunWith(AndroidJUnit4.class)
public final class PhotoFlowTest {
  private final Application application = ApplicationProvider.getApplicationContext();

  @Test
  public void sharedPage_isReadAndLookedOver() {
    ShadowLog.clear();
    try (ActivityScenario<PhotoActivity> screen = ActivityScenario.launch(sending())) {
      awaitNext(screen);
      assertEquals(
          ReviewActivity.class.getName(),
          shadowOf(application).getNextStartedActivity().getComponent().getClassName());
    }
    for (ShadowLog.LogItem item : ShadowLog.getLogs()) {
      String said = item.tag + " " + item.msg;
      assertFalse(said, said.contains("other.app"));
    }
  }

  @Test
  public void sharedDamage_saysSoAndOffersWaysOn() {
    Uri words = Pictures.shared("words", "no picture".getBytes(StandardCharsets.UTF_8));
    try (ActivityScenario<PhotoActivity> screen = ActivityScenario.launch(viewing(words))) {
      String fact = application.getString(R.string.photo_unreadable);
      awaitText(screen, fact);
      onView(withText(fact)).check(matches(isDisplayed()));
      onView(withText(R.string.photo_pick)).perform(scrollTo()).check(matches(isDisplayed()));
      screen.recreate();
      onView(withText(fact)).check(matches(isDisplayed()));
    }
  }

  /** Half of it is gray, and so is half of the puzzle. */
  @Test
  public void sharedHalf_puzzleCutThrough_saysSoAndOffersWaysOn() {
    try (ActivityScenario<PhotoActivity> screen =
        ActivityScenario.launch(viewing(sharedPart("half", 0.5)))) {
      awaitText(screen, application.getString(R.string.photo_incomplete));
      onView(withText(R.string.photo_pick)).perform(scrollTo()).check(matches(isDisplayed()));
      assertNull(shadowOf(application).peekNextStartedActivity());
    }
  }

  /** What is missing is below the puzzle: nobody needs it. */
  @Test
  public void sharedPart_withTheWholePuzzle_isReadAndLookedOver() {
    try (ActivityScenario<PhotoActivity> screen =
        ActivityScenario.launch(viewing(sharedPart("part", 0.9)))) {
      awaitNext(screen);
      assertEquals(
          ReviewActivity.class.getName(),
          shadowOf(application).getNextStartedActivity().getComponent().getClassName());
    }
  }

  private static Uri sharedPart(String name, double part) {
    byte[] file = Pictures.file(Pictures.page(), Bitmap.CompressFormat.JPEG);
    return Pictures.shared(name, Arrays.copyOf(file, (int) (part * file.length)));
  }

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
      File file = Aside.get(() -> new File(application.getCacheDir(), "capture/photo.jpg"));
      Pictures.sharedPage(place);
      assertTrue(Aside.get(file::createNewFile));
      screen.onActivity(
          activity -> {
            shadowOf(activity).receiveResult(camera, Activity.RESULT_OK, null);
            awaitNext();
            Eventually.until("the photo deleted", () -> !Aside.get(file::exists));
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

  /** Nobody has said no. */
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

  /** The button stays where it is until the camera app is before it. */
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

  /** Whoever opens the screen has no say in what it has kept for itself. */
  @Test
  public void foreignStart_withWhatWeSaveOurselves_isAStartLikeAnother() {
    Intent foreign =
        PhotoActivity.intent(application)
            .putExtra(PhotoViewModel.ADDRESS, "content://other.app/page")
            .putExtra(PhotoViewModel.CAPTURE, 7)
            .putExtra("refusal", "NONE");
    try (ActivityScenario<PhotoActivity> screen = ActivityScenario.launch(foreign)) {
      awaitNext(screen);
      assertPicksAPhoto(shadowOf(application).getNextStartedActivity());
      onView(withText(R.string.photo_choosing)).check(matches(isDisplayed()));
    }
  }

  @Test
  public void ownStart_noAppToChooseWith_saysSo() {
    shadowOf(application).checkActivities(true);
    try (ActivityScenario<PhotoActivity> screen =
        ActivityScenario.launch(PhotoActivity.intent(application))) {
      screen.onActivity(activity -> assertFalse(activity.isFinishing()));
      onView(withText(R.string.photo_no_picker)).check(matches(isDisplayed()));
      onView(withId(R.id.pick)).check(matches(not(isDisplayed())));
      onView(withText(R.string.photo_take)).perform(scrollTo()).check(matches(isDisplayed()));
    }
  }

  @Test
  public void cancel_photoThatNeverComes_freesTheScreenAndTheReader() {
    Uri never = Pictures.sharedNever();
    try (ActivityScenario<PhotoActivity> screen = ActivityScenario.launch(sending(never))) {
      awaitText(screen, application.getString(R.string.photo_reading));
      onView(withText(R.string.photo_cancel)).perform(scrollTo(), click());
      onView(withText(R.string.photo_choosing)).check(matches(isDisplayed()));
    }
    try (ActivityScenario<PhotoActivity> screen = ActivityScenario.launch(sending())) {
      awaitNext(screen);
    }
  }

  @Test
  public void ownStart_asksForAPhotoAtOnce() {
    try (ActivityScenario<PhotoActivity> screen =
        ActivityScenario.launch(PhotoActivity.intent(application))) {
      awaitNext(screen);
      assertPicksAPhoto(shadowOf(application).getNextStartedActivity());
      onView(withText(R.string.photo_pick)).perform(scrollTo(), click());
      assertPicksAPhoto(shadowOf(application).getNextStartedActivity());
    }
  }

  /** By the system's picker, which needs no permission, and nothing but pictures. */
  private static void assertPicksAPhoto(Intent picking) {
    assertEquals(MediaStore.ACTION_PICK_IMAGES, picking.getAction());
    assertEquals("image/*", picking.getType());
  }

  /** The person is asked, takes a while, and then there is something to explain or not. */
  private void refuse(ActivityScenario<PhotoActivity> screen, boolean isWorthExplaining) {
    onView(withText(R.string.photo_take)).perform(scrollTo(), click());
    shadowOf(application.getPackageManager())
        .setShouldShowRequestPermissionRationale(Manifest.permission.CAMERA, isWorthExplaining);
    screen.onActivity(activity -> PermissionDialog.of(activity).refuse(activity));
  }

  private void awaitNext() {
    Eventually.until(
        "another screen", () -> shadowOf(application).peekNextStartedActivity() != null);
  }

  private Intent sending() {
    return sending(Pictures.sharedPage());
  }

  private Intent sending(Uri photo) {
    return PhotoActivity.intent(application)
        .setAction(Intent.ACTION_SEND)
        .setType("image/jpeg")
        .putExtra(Intent.EXTRA_STREAM, photo);
  }

  private Intent viewing(Uri photo) {
    return PhotoActivity.intent(application)
        .setAction(Intent.ACTION_VIEW)
        .setDataAndType(photo, "image/jpeg");
  }

  private void awaitNext(ActivityScenario<PhotoActivity> screen) {
    screen.onActivity(
        activity ->
            Eventually.until(
                "another screen", () -> shadowOf(application).peekNextStartedActivity() != null));
  }

  private static void awaitText(ActivityScenario<PhotoActivity> screen, String text) {
    screen.onActivity(
        activity ->
            Eventually.until(
                text,
                () -> text.contentEquals(activity.<TextView>findViewById(R.id.fact).getText())));
  }
}
