package dev.casilla.app.scan;

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
import android.content.pm.PackageManager;
import android.os.Bundle;
import android.os.Looper;
import android.provider.Settings;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.Aside;
import dev.casilla.app.Eventually;
import dev.casilla.app.FakeCamera;
import dev.casilla.app.FakeCameraApplication;
import dev.casilla.app.R;
import dev.casilla.app.puzzle.PuzzleActivity;
import dev.casilla.app.review.ReviewActivity;
import dev.casilla.app.sheet.KeptSheet;
import dev.casilla.app.sheet.Origin;
import dev.casilla.reader.testing.NewspaperPage;
import dev.casilla.reader.testing.Pose;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowActivity;
import org.robolectric.shadows.ShadowLog;

/** From the camera to the puzzle screen, as a person does it. */
@RunWith(AndroidJUnit4.class)
@Config(application = FakeCameraApplication.class)
public final class ScanFlowTest {
  private static final int WIDTH = 720;
  private static final int HEIGHT = 1280;
  private static final NewspaperPage PAGE = new NewspaperPage(Scenes.PUZZLE, 7);

  private final FakeCameraApplication application = ApplicationProvider.getApplicationContext();

  @Test
  public void permission_neverAsked_isExplainedThenAsked() {
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      onView(withText(R.string.scan_ask_reason)).check(matches(isDisplayed()));
      assertFalse(camera().isOpen());
      onView(withText(R.string.scan_allow)).perform(scrollTo(), click());
      answer(screen, PackageManager.PERMISSION_GRANTED);
      assertTrue(camera().isOpen());
    }
  }

  @Test
  public void permission_refusedOnce_canBeAskedAgainOrDoneWithout() {
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      shadowOf(application.getPackageManager())
          .setShouldShowRequestPermissionRationale(Manifest.permission.CAMERA, true);
      onView(withText(R.string.scan_allow)).perform(scrollTo(), click());
      answer(screen, PackageManager.PERMISSION_DENIED);
      onView(withText(R.string.scan_refused)).check(matches(isDisplayed()));
      onView(withId(R.id.card_photo)).perform(scrollTo()).check(matches(isDisplayed()));
      onView(withId(R.id.card_type)).perform(scrollTo()).check(matches(isDisplayed()));
    }
  }

  @Test
  public void permission_refusedForGood_leadsToTheSettings() {
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      onView(withText(R.string.scan_allow)).perform(scrollTo(), click());
      answer(screen, PackageManager.PERMISSION_DENIED);
      onView(withText(R.string.scan_settings)).perform(scrollTo(), click());
      assertEquals(Settings.ACTION_APPLICATION_DETAILS_SETTINGS, next().getAction());
    }
  }

  @Test
  public void permission_takenAwayMeanwhile_isAskedForAgain() {
    allow();
    try (ActivityController<ScanActivity> screen = Robolectric.buildActivity(ScanActivity.class)) {
      screen.setup();
      assertTrue(camera().isOpen());
      screen.pause().stop();
      shadowOf(application).denyPermissions(Manifest.permission.CAMERA);
      screen.restart().start().resume();
      idle();
      onView(withText(R.string.scan_ask)).check(matches(isDisplayed()));
      assertFalse(camera().isOpen());
    }
  }

  @Test
  public void trouble_cameraInUseThenFree_goesOnByItself() {
    allow();
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      screen.onActivity(activity -> camera().be(CameraStatus.IN_USE));
      onView(withText(R.string.scan_in_use)).check(matches(isDisplayed()));
      screen.onActivity(activity -> camera().be(CameraStatus.RUNNING));
      onView(withText(R.string.scan_point)).check(matches(isDisplayed()));
    }
  }

  @Test
  public void scan_reviewed_isOnThePuzzleScreen() {
    allow();
    Intent review;
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      screen.onActivity(activity -> camera().be(CameraStatus.RUNNING));
      see(screen);
      onView(withText(R.string.scan_hold)).check(matches(isDisplayed()));
      assertNull(shadowOf(application).peekNextStartedActivity());
      see(screen);
      see(screen);
      review = next();
    }
    assertEquals(ReviewActivity.class.getName(), review.getComponent().getClassName());
    try (ActivityScenario<ReviewActivity> screen = ActivityScenario.launch(review)) {
      awaitDraft(screen);
      assertEquals(Scenes.PUZZLE, last().get().sheet().givens());
      assertEquals(Origin.SCAN, last().get().origin());
      onView(withId(R.id.use)).perform(scrollTo(), click());
      Eventually.until(
          "the puzzle screen", () -> shadowOf(application).peekNextStartedActivity() != null);
      assertEquals(PuzzleActivity.class.getName(), next().getComponent().getClassName());
    }
  }

  @Test
  public void scan_screenTurned_goesOn() {
    allow();
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      see(screen);
      screen.recreate();
      assertTrue(camera().isOpen());
      see(screen);
      see(screen);
      see(screen);
      assertEquals(ReviewActivity.class.getName(), next().getComponent().getClassName());
    }
  }

  @Test
  public void review_processDied_isAsItWas() {
    allow();
    Intent review;
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      see(screen);
      see(screen);
      see(screen);
      review = next();
    }
    Bundle saved = new Bundle();
    try (ActivityController<ReviewActivity> before =
        Robolectric.buildActivity(ReviewActivity.class, review)) {
      before.setup();
      Eventually.until("a draft in history", () -> last().isPresent());
      before.pause().stop().saveInstanceState(saved);
    }
    long id = last().get().id();
    try (ActivityController<ReviewActivity> after =
        Robolectric.buildActivity(ReviewActivity.class, review)) {
      after.create(saved).start().restoreInstanceState(saved).resume().visible();
      idle();
      onView(withId(R.id.use)).check(matches(isDisplayed()));
      assertEquals(id, last().get().id());
    }
  }

  /** Neither what was read nor where a picture came from is anybody's business. */
  @Test
  public void log_ofAWholeScan_holdsNoGrid() {
    allow();
    ShadowLog.clear();
    Intent review;
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      see(screen);
      see(screen);
      see(screen);
      review = next();
    }
    try (ActivityScenario<ReviewActivity> screen = ActivityScenario.launch(review)) {
      awaitDraft(screen);
    }
    String row = Scenes.PUZZLE.toString().substring(0, 9);
    for (ShadowLog.LogItem item : ShadowLog.getLogs()) {
      String said = item.tag + " " + item.msg + " " + item.throwable;
      assertFalse(said, said.contains(row) || said.contains(row.replace('.', '0')));
    }
  }

  private void allow() {
    shadowOf(application).grantPermissions(Manifest.permission.CAMERA);
  }

  private void answer(ActivityScenario<ScanActivity> screen, int result) {
    screen.onActivity(
        activity -> {
          ShadowActivity.PermissionsRequest request =
              shadowOf(activity).getLastRequestedPermission();
          if (result == PackageManager.PERMISSION_GRANTED) {
            allow();
          }
          activity.onRequestPermissionsResult(
              request.requestCode, request.requestedPermissions, new int[] {result});
        });
    idle();
  }

  private void see(ActivityScenario<ScanActivity> screen) {
    screen.onActivity(
        activity -> camera().see(PAGE.photograph(Pose.above(64), WIDTH, HEIGHT), WIDTH, HEIGHT));
    idle();
  }

  private void awaitDraft(ActivityScenario<ReviewActivity> screen) {
    screen.onActivity(activity -> Eventually.until("a draft in history", () -> last().isPresent()));
  }

  private FakeCamera camera() {
    return application.camera();
  }

  private Optional<KeptSheet> last() {
    return Aside.get(() -> application.sheets().last());
  }

  private Intent next() {
    return shadowOf(application).getNextStartedActivity();
  }

  private static void idle() {
    shadowOf(Looper.getMainLooper()).idle();
  }
}
