package dev.casilla.app.scan;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withContentDescription;
import static androidx.test.espresso.matcher.ViewMatchers.withEffectiveVisibility;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static dev.casilla.app.IntoView.intoView;
import static org.hamcrest.Matchers.allOf;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.Manifest;
import android.content.Intent;
import android.os.Looper;
import android.provider.Settings;
import android.view.HapticFeedbackConstants;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import androidx.lifecycle.Lifecycle;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.espresso.matcher.ViewMatchers.Visibility;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.Aside;
import dev.casilla.app.Eventually;
import dev.casilla.app.FakeCamera;
import dev.casilla.app.FakeCameraApplication;
import dev.casilla.app.R;
import dev.casilla.app.Shown;
import dev.casilla.app.puzzle.PuzzleActivity;
import dev.casilla.app.review.ReviewActivity;
import dev.casilla.app.sheet.KeptSheet;
import dev.casilla.app.sheet.Origin;
import dev.casilla.reader.testing.NewspaperPage;
import dev.casilla.reader.testing.Pose;
import java.util.Optional;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** From the camera to the puzzle screen, as a person does it. */
@RunWith(AndroidJUnit4.class)
@Config(application = FakeCameraApplication.class)
public final class ScanFlowTest {
  private static final int WIDTH = 720;
  private static final int HEIGHT = 1280;
  private static final NewspaperPage PAGE = new NewspaperPage(Scenes.PUZZLE, 7);

  private final FakeCameraApplication application = ApplicationProvider.getApplicationContext();

  /** As long as something spins, Robolectric lets time pass: the camera would be given up. */
  @Before
  public void removeAnimations() {
    Settings.Global.putFloat(
        application.getContentResolver(), Settings.Global.ANIMATOR_DURATION_SCALE, 0);
  }

  @Test
  public void scan_reviewed_isSolvedOnThePuzzleScreen() {
    allow();
    Intent review;
    Intent puzzle;
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      screen.onActivity(activity -> camera().be(CameraStatus.RUNNING));
      see(screen);
      onView(withText(R.string.scan_hold)).check(matches(isDisplayed()));
      assertNull(shadowOf(application).peekNextStartedActivity());
      see(screen);
      see(screen);
      review = next();
      screen.onActivity(
          activity ->
              assertEquals(
                  HapticFeedbackConstants.VIRTUAL_KEY,
                  shadowOf(activity.<ViewGroup>findViewById(android.R.id.content).getChildAt(0))
                      .lastHapticFeedbackPerformed()));
    }
    assertEquals(ReviewActivity.class.getName(), review.getComponent().getClassName());
    try (ActivityScenario<ReviewActivity> screen = ActivityScenario.launch(review)) {
      awaitDraft(screen);
      assertEquals(Scenes.PUZZLE, last().get().sheet().givens());
      assertEquals(Origin.SCAN, last().get().origin());
      onView(withId(R.id.use)).perform(click());
      Eventually.until(
          "the puzzle screen", () -> shadowOf(application).peekNextStartedActivity() != null);
      puzzle = next();
      assertEquals(PuzzleActivity.class.getName(), puzzle.getComponent().getClassName());
    }
    try (ActivityScenario<PuzzleActivity> screen = ActivityScenario.launch(puzzle)) {
      screen.onActivity(activity -> Shown.await(activity, R.string.solve));
      onView(allOf(withText(R.string.solve), withEffectiveVisibility(Visibility.VISIBLE)))
          .perform(intoView(), click());
      screen.onActivity(activity -> Shown.await(activity, R.string.only_solution));
    }
  }

  @Test
  public void peek_held_showsTheSolutionUntilLetGo() {
    allow();
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      screen.onActivity(activity -> camera().be(CameraStatus.RUNNING));
      touchPeek(screen, MotionEvent.ACTION_DOWN);
      for (int i = 0; i < 4; i++) {
        see(screen);
      }
      onView(withText(R.string.scan_peek_on)).check(matches(isDisplayed()));
      assertNull(shadowOf(application).peekNextStartedActivity());
      touchPeek(screen, MotionEvent.ACTION_UP);
      see(screen);
      see(screen);
      assertEquals(ReviewActivity.class.getName(), next().getComponent().getClassName());
    }
  }

  /** From the review back to the picture: there is no hurry any more. */
  @Test
  public void peek_heldAfterTheReading_showsTheSolutionUntilLetGo() {
    allow();
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      screen.onActivity(activity -> camera().be(CameraStatus.RUNNING));
      seeAll(screen);
      assertEquals(ReviewActivity.class.getName(), next().getComponent().getClassName());
      screen.moveToState(Lifecycle.State.CREATED);
      screen.moveToState(Lifecycle.State.RESUMED);
      screen.onActivity(activity -> camera().be(CameraStatus.RUNNING));
      seeAll(screen);
      onView(withText(R.string.scan_known)).check(matches(isDisplayed()));
      touchPeek(screen, MotionEvent.ACTION_DOWN);
      see(screen);
      onView(withText(R.string.scan_peek_on)).check(matches(isDisplayed()));
      touchPeek(screen, MotionEvent.ACTION_UP);
      see(screen);
      onView(withText(R.string.scan_known)).check(matches(isDisplayed()));
      assertNull(shadowOf(application).peekNextStartedActivity());
    }
  }

  private void seeAll(ActivityScenario<ScanActivity> screen) {
    for (int i = 0; i < 3; i++) {
      see(screen);
    }
  }

  /** As a screen reader or a keyboard does it. */
  @Test
  public void peek_clicked_staysOnUntilClickedAgain() {
    allow();
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      screen.onActivity(
          activity -> {
            View peek = peek(activity);
            assertTrue(peek.performClick());
            assertTrue(peek.isActivated());
            assertTrue(peek.performClick());
            assertFalse(peek.isActivated());
          });
    }
  }

  @Test
  public void peek_screenLeftMeanwhile_isOffAndWorks() {
    allow();
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      screen.onActivity(activity -> assertTrue(peek(activity).performClick()));
      screen.moveToState(Lifecycle.State.CREATED);
      screen.moveToState(Lifecycle.State.RESUMED);
      screen.onActivity(
          activity -> {
            assertFalse(peek(activity).isActivated());
            assertTrue(peek(activity).performClick());
            assertTrue(peek(activity).isActivated());
          });
    }
  }

  @Test
  public void torch_buttonPressed_isOnAndOff() {
    allow();
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      screen.onActivity(activity -> camera().be(CameraStatus.RUNNING));
      onView(withContentDescription(R.string.scan_torch_on)).perform(click());
      onView(withContentDescription(R.string.scan_torch_off)).perform(click());
      onView(withContentDescription(R.string.scan_torch_on)).check(matches(isDisplayed()));
    }
  }

  @Test
  public void shutter_pictureTaken_isReviewed() {
    allow();
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      screen.onActivity(activity -> camera().be(CameraStatus.RUNNING));
      onView(withId(R.id.shutter)).perform(click());
      see(screen);
      see(screen);
      assertEquals(1, camera().picturesWanted());
      assertNull(shadowOf(application).peekNextStartedActivity());
      screen.onActivity(
          activity ->
              assertEquals(
                  1, camera().deliver(photograph(Pose.above(40)), WIDTH, HEIGHT).closings()));
      idle();
      assertEquals(ReviewActivity.class.getName(), next().getComponent().getClassName());
    }
  }

  @Test
  public void shutter_screenTurnedMeanwhile_isStillPressed() {
    allow();
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      screen.onActivity(activity -> camera().be(CameraStatus.RUNNING));
      onView(withId(R.id.shutter)).perform(click());
      FakeCamera before = camera();
      screen.recreate();
      screen.onActivity(activity -> camera().be(CameraStatus.RUNNING));
      assertEquals(1, before.picturesWanted());
      assertEquals(1, camera().picturesWanted());
      screen.onActivity(activity -> camera().deliver(photograph(Pose.above(40)), WIDTH, HEIGHT));
      idle();
      assertEquals(ReviewActivity.class.getName(), next().getComponent().getClassName());
    }
  }

  @Test
  public void shutter_pictureReadWhileTheScreenIsAway_isReviewedThen() {
    allow();
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      screen.onActivity(activity -> camera().be(CameraStatus.RUNNING));
      onView(withId(R.id.shutter)).perform(click());
      screen.moveToState(Lifecycle.State.CREATED);
      camera().deliver(photograph(Pose.above(40)), WIDTH, HEIGHT);
      idle();
      assertNull(shadowOf(application).peekNextStartedActivity());
      screen.moveToState(Lifecycle.State.RESUMED);
      idle();
      assertEquals(ReviewActivity.class.getName(), next().getComponent().getClassName());
    }
  }

  @Test
  public void type_insteadOfScanning_leadsToABlankSheet() {
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      onView(withId(R.id.card_type)).perform(scrollTo(), click());
      Intent typing = next();
      assertTrue(typing.filterEquals(PuzzleActivity.typing(application)));
      screen.onActivity(activity -> assertTrue(activity.isFinishing()));
      assertEquals(
          PuzzleActivity.typing(application).getExtras().toString(), typing.getExtras().toString());
    }
  }

  private void touchPeek(ActivityScenario<ScanActivity> screen, int action) {
    screen.onActivity(
        activity -> {
          MotionEvent event = MotionEvent.obtain(0, 0, action, 5, 5, 0);
          assertTrue(peek(activity).dispatchTouchEvent(event));
          event.recycle();
        });
  }

  private static View peek(ScanActivity activity) {
    return activity.findViewById(R.id.peek);
  }

  private void allow() {
    shadowOf(application).grantPermissions(Manifest.permission.CAMERA);
  }

  private void see(ActivityScenario<ScanActivity> screen) {
    screen.onActivity(activity -> camera().see(photograph(Pose.above(64)), WIDTH, HEIGHT));
    idle();
  }

  private static byte[] photograph(Pose pose) {
    return PAGE.photograph(pose, WIDTH, HEIGHT);
  }

  private void awaitDraft(ActivityScenario<ReviewActivity> screen) {
    screen.onActivity(activity -> Eventually.until("a draft in history", () -> last().isPresent()));
  }

  private FakeCamera camera() {
    return application.camera();
  }

  private Optional<KeptSheet> last() {
    return Aside.get(() -> application.sheets().lastDraft());
  }

  private Intent next() {
    return shadowOf(application).getNextStartedActivity();
  }

  private static void idle() {
    shadowOf(Looper.getMainLooper()).idle();
  }
}
