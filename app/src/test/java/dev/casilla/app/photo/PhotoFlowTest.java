package dev.casilla.app.photo;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.robolectric.Shadows.shadowOf;

import android.Manifest;
import android.app.Application;
import android.content.Intent;
import android.net.Uri;
import android.provider.MediaStore;
import android.widget.TextView;
import androidx.core.content.IntentCompat;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.Eventually;
import dev.casilla.app.R;
import dev.casilla.app.review.ReviewActivity;
import java.nio.charset.StandardCharsets;
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
    }
  }

  @Test
  public void ownStart_asksForAPhotoAtOnce() {
    try (ActivityScenario<PhotoActivity> screen =
        ActivityScenario.launch(PhotoActivity.intent(application))) {
      awaitNext(screen);
      assertNotNull(shadowOf(application).getNextStartedActivity());
      onView(withText(R.string.photo_pick)).perform(scrollTo(), click());
      assertNotNull(shadowOf(application).getNextStartedActivity());
    }
  }

  private Intent sending() {
    return PhotoActivity.intent(application)
        .setAction(Intent.ACTION_SEND)
        .setType("image/jpeg")
        .putExtra(Intent.EXTRA_STREAM, Pictures.sharedPage());
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
