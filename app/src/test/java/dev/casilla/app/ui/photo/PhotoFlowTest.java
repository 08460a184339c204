package dev.casilla.app.ui.photo;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.not;
import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.content.Intent;
import android.graphics.Bitmap;
import android.net.Uri;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.R;
import dev.casilla.app.golden.WindowPicture;
import dev.casilla.app.reading.photo.PhotoFiles;
import dev.casilla.app.reading.photo.PhotoResult;
import dev.casilla.app.testing.Eventually;
import dev.casilla.app.ui.common.choice.PuzzleOutline;
import dev.casilla.app.ui.review.ReviewActivity;
import dev.casilla.reader.geometry.Point;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.shadows.ShadowLog;

/** The flow from a photo to the review. */
@RunWith(AndroidJUnit4.class)
public final class PhotoFlowTest extends PhotoFlow {
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
    Uri words = PhotoFiles.shared("words", "no picture".getBytes(StandardCharsets.UTF_8));
    try (ActivityScenario<PhotoActivity> screen = ActivityScenario.launch(viewing(words))) {
      String fact = application.getString(R.string.photo_unreadable);
      awaitText(screen, fact);
      onView(withText(fact)).check(matches(isDisplayed()));
      onView(withText(R.string.photo_pick)).perform(scrollTo()).check(matches(isDisplayed()));
      screen.recreate();
      onView(withText(fact)).check(matches(isDisplayed()));
    }
  }

  /** There may be more puzzles than are offered. */
  @Test
  public void sharedPage_ofManyPuzzles_saysThatThereMayBeMore() {
    byte[] file = PhotoFiles.file(PhotoFiles.sixPuzzles(400), Bitmap.CompressFormat.JPEG);
    try (ActivityScenario<PhotoActivity> screen =
        ActivityScenario.launch(viewing(PhotoFiles.shared("six", file)))) {
      awaitText(screen, application.getString(R.string.photo_several));
      onView(withText(R.string.photo_many_advice)).check(matches(isDisplayed()));
      screen.onActivity(
          activity ->
              assertTrue(activity.<ViewGroup>findViewById(R.id.puzzles).getChildCount() > 4));
    }
  }

  @Test
  public void sharedPair_oneTappedInThePicture_isLookedOver() {
    try (ActivityScenario<PhotoActivity> screen =
        ActivityScenario.launch(viewing(PhotoFiles.sharedTwoPages()))) {
      awaitText(screen, application.getString(R.string.photo_several));
      screen.onActivity(
          activity -> {
            WindowPicture.layOut(activity.getWindow().getDecorView());
            PhotoViewModel model = new ViewModelProvider(activity).get(PhotoViewModel.class);
            PhotoResult.Found found = ((PhotoUiState.Several) model.state().getValue()).found();
            PhotoResult.Puzzle second = found.puzzles().get(1);
            View picture = activity.findViewById(R.id.photo);
            tap(picture, second, (float) picture.getWidth() / found.photo().width());
            awaitNext();
            Intent review = ReviewActivity.intent(application, second.draft());
            Intent started = shadowOf(application).getNextStartedActivity();
            assertEquals(review.getComponent(), started.getComponent());
            assertArrayEquals(
                review.getByteArrayExtra("draft"), started.getByteArrayExtra("draft"));
          });
    }
  }

  private static void tap(View picture, PhotoResult.Puzzle puzzle, float scale) {
    Point middle = PuzzleOutline.of(puzzle.corners()).middle();
    float x = (float) middle.x() * scale;
    float y = (float) middle.y() * scale;
    for (int action : new int[] {MotionEvent.ACTION_DOWN, MotionEvent.ACTION_UP}) {
      MotionEvent event = MotionEvent.obtain(0, action, action, x, y, 0);
      picture.dispatchTouchEvent(event);
      event.recycle();
    }
  }

  /** Half of the photo is gray, including half of the puzzle. */
  @Test
  public void sharedHalf_puzzleCutOff_isReportedWithActions() {
    try (ActivityScenario<PhotoActivity> screen =
        ActivityScenario.launch(viewing(sharedPart("half", 0.5)))) {
      awaitText(screen, application.getString(R.string.photo_incomplete));
      onView(withText(R.string.photo_pick)).perform(scrollTo()).check(matches(isDisplayed()));
      assertNull(shadowOf(application).peekNextStartedActivity());
    }
  }

  /** The missing part is below the puzzle. */
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
    byte[] file = PhotoFiles.file(PhotoFiles.page(), Bitmap.CompressFormat.JPEG);
    return PhotoFiles.shared(name, Arrays.copyOf(file, (int) (part * file.length)));
  }

  /** The photo that another screen of the app takes must not be reachable for other apps. */
  @Test
  public void foreignStart_withAnAddressOfOurOwnProviders_isRefused() {
    for (String user : new String[] {"", "0@"}) {
      for (String provider : new String[] {".capture", ".files"}) {
        String place = user + application.getPackageName() + provider + "/capture/photo.jpg";
        Uri own = Uri.parse("content://" + place);
        PhotoFiles.sharedPage(own);
        try (ActivityScenario<PhotoActivity> screen = ActivityScenario.launch(viewing(own))) {
          awaitText(screen, application.getString(R.string.photo_unreadable));
          assertNull(shadowOf(application).peekNextStartedActivity());
        }
      }
    }
  }

  /** The saved state is not taken from the intent. */
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
  public void ownStart_noPickerApp_isReported() {
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
    Uri never = PhotoFiles.sharedNever();
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

  private Intent sending() {
    return sending(PhotoFiles.sharedPage());
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

  private static void awaitText(ActivityScenario<PhotoActivity> screen, String text) {
    screen.onActivity(
        activity ->
            Eventually.until(
                text,
                () -> text.contentEquals(activity.<TextView>findViewById(R.id.fact).getText())));
  }
}
