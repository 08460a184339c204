package dev.casilla.app.ui.scan;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.app.Activity;
import android.content.Intent;
import android.view.KeyEvent;
import android.view.MotionEvent;
import android.view.View;
import android.view.accessibility.AccessibilityNodeInfo;
import androidx.lifecycle.Lifecycle;
import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.FakeCameraApplication;
import dev.casilla.app.R;
import dev.casilla.app.reading.TestScenes;
import dev.casilla.app.ui.review.ReviewActivity;
import dev.casilla.app.ui.scan.camera.CameraStatus;
import dev.casilla.reader.testing.page.NewspaperPage;
import dev.casilla.solver.Grid;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** The solution in the live picture. */
@RunWith(AndroidJUnit4.class)
@Config(application = FakeCameraApplication.class)
public final class PeekFlowTest extends CameraFlow {
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

  /** The guidance does not change with each shaky frame. */
  @Test
  public void peek_frameWithoutTheAnswer_changesNoWords() {
    allow();
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      screen.onActivity(activity -> camera().be(CameraStatus.RUNNING));
      touchPeek(screen, MotionEvent.ACTION_DOWN);
      seeAll(screen);
      onView(withText(R.string.scan_peek_on)).check(matches(isDisplayed()));
      screen.onActivity(activity -> camera().see(new byte[WIDTH * HEIGHT], WIDTH, HEIGHT));
      idle();
      onView(withText(R.string.scan_peek_on)).check(matches(isDisplayed()));
      seeAll(screen);
      onView(withText(R.string.scan_peek_on)).check(matches(isDisplayed()));
    }
  }

  /** After the review the person is back at the live picture. */
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

  /** The same page may be misread again, or read correctly. */
  @Test
  public void samePage_afterACorrection_isKnown() {
    allow();
    Grid corrected = TestScenes.PUZZLE.with(0, 4);
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      screen.onActivity(activity -> camera().be(CameraStatus.RUNNING));
      seeAll(screen);
      Intent review = next();
      Intent left = correct(review, KeyEvent.KEYCODE_4);
      screen.moveToState(Lifecycle.State.CREATED);
      screen.onActivity(
          activity -> shadowOf(activity).receiveResult(review, Activity.RESULT_OK, left));
      for (NewspaperPage page : List.of(PAGE, new NewspaperPage(corrected, 7))) {
        screen.moveToState(Lifecycle.State.RESUMED);
        screen.onActivity(activity -> camera().be(CameraStatus.RUNNING));
        seeAll(screen, page);
        onView(withText(R.string.scan_known)).check(matches(isDisplayed()));
        assertNull(shadowOf(application).peekNextStartedActivity());
        screen.moveToState(Lifecycle.State.CREATED);
      }
    }
  }

  /** Enters a digit into the first cell by key; returns the result of the review. */
  private static Intent correct(Intent review, int key) {
    AtomicReference<Intent> result = new AtomicReference<>();
    try (ActivityScenario<ReviewActivity> screen = ActivityScenario.launch(review)) {
      screen.onActivity(
          activity -> {
            View board = activity.findViewById(R.id.board);
            int click = AccessibilityNodeInfo.ACTION_CLICK;
            assertTrue(board.getAccessibilityNodeProvider().performAction(0, click, null));
            assertTrue(activity.onKeyDown(key, new KeyEvent(KeyEvent.ACTION_DOWN, key)));
            activity.finish();
            result.set(shadowOf(activity).getResultIntent());
          });
    }
    return Objects.requireNonNull(result.get());
  }

  /** Clicks as a screen reader or a keyboard does. */
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
}
