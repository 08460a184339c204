package dev.casilla.app.ui.scan;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withContentDescription;
import static androidx.test.espresso.matcher.ViewMatchers.withEffectiveVisibility;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static dev.casilla.app.testing.device.ScrollIntoView.intoView;
import static org.hamcrest.Matchers.allOf;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.content.Intent;
import android.view.HapticFeedbackConstants;
import android.view.ViewGroup;
import androidx.lifecycle.Lifecycle;
import androidx.test.core.app.ActivityScenario;
import androidx.test.espresso.matcher.ViewMatchers.Visibility;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.FakeCamera;
import dev.casilla.app.FakeCameraApplication;
import dev.casilla.app.R;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.StoredSheet;
import dev.casilla.app.reading.TestScenes;
import dev.casilla.app.reading.frame.FakeFrame;
import dev.casilla.app.testing.BackgroundThread;
import dev.casilla.app.testing.Eventually;
import dev.casilla.app.testing.device.VisibleScreen;
import dev.casilla.app.ui.puzzle.PuzzleActivity;
import dev.casilla.app.ui.review.ReviewActivity;
import dev.casilla.app.ui.scan.camera.CameraStatus;
import dev.casilla.app.ui.scan.camera.ScanCamera.Torch;
import dev.casilla.reader.testing.camera.CameraPose;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** The flow from the camera to the puzzle screen. */
@RunWith(AndroidJUnit4.class)
@Config(application = FakeCameraApplication.class)
public final class ScanFlowTest extends CameraFlow {
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
      assertEquals(TestScenes.PUZZLE, last().get().sheet().givens());
      assertEquals(Origin.SCAN, last().get().origin());
      onView(withId(R.id.use)).perform(click());
      Eventually.until(
          "the puzzle screen", () -> shadowOf(application).peekNextStartedActivity() != null);
      puzzle = next();
      assertEquals(PuzzleActivity.class.getName(), puzzle.getComponent().getClassName());
    }
    try (ActivityScenario<PuzzleActivity> screen = ActivityScenario.launch(puzzle)) {
      screen.onActivity(activity -> VisibleScreen.await(activity, R.string.solve));
      onView(allOf(withText(R.string.solve), withEffectiveVisibility(Visibility.VISIBLE)))
          .perform(intoView(), click());
      screen.onActivity(activity -> VisibleScreen.await(activity, R.string.only_solution));
    }
  }

  @Test
  public void torch_buttonPressed_isOnAndOff() {
    allow();
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      screen.onActivity(activity -> camera().be(CameraStatus.RUNNING));
      onView(withContentDescription(R.string.scan_torch)).perform(click());
      assertEquals(Torch.ON, camera().torch().getValue());
      onView(withContentDescription(R.string.scan_torch)).perform(click());
      assertEquals(Torch.OFF, camera().torch().getValue());
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
      screen.onActivity(activity -> assertEquals(1, deliver().closings()));
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
      screen.onActivity(activity -> deliver());
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
      deliver();
      idle();
      assertNull(shadowOf(application).peekNextStartedActivity());
      screen.moveToState(Lifecycle.State.RESUMED);
      idle();
      assertEquals(ReviewActivity.class.getName(), next().getComponent().getClassName());
      assertFalse(camera().isOpen());
    }
  }

  @Test
  public void type_insteadOfScanning_leadsToABlankSheet() {
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      onView(withId(R.id.card_type)).perform(scrollTo(), click());
      Intent typing = next();
      assertTrue(typing.filterEquals(PuzzleActivity.intent(application)));
      screen.onActivity(activity -> assertTrue(activity.isFinishing()));
      assertEquals(
          PuzzleActivity.intent(application).getExtras().toString(), typing.getExtras().toString());
    }
  }

  /** The picture that the shutter took. */
  private FakeFrame deliver() {
    return camera().deliver(PAGE.photograph(CameraPose.above(40), WIDTH, HEIGHT), WIDTH, HEIGHT);
  }

  private void awaitDraft(ActivityScenario<ReviewActivity> screen) {
    screen.onActivity(activity -> Eventually.until("a draft in history", () -> last().isPresent()));
  }

  private Optional<StoredSheet> last() {
    return BackgroundThread.get(() -> application.sheets().lastDraft());
  }
}
