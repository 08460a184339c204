package dev.casilla.app.ui.scan;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.Manifest;
import android.content.Intent;
import android.view.View;
import android.widget.TextView;
import androidx.lifecycle.Lifecycle;
import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.FakeCameraApplication;
import dev.casilla.app.R;
import dev.casilla.app.reading.frame.FakeFrame;
import dev.casilla.app.ui.photo.PhotoActivity;
import dev.casilla.app.ui.puzzle.PuzzleActivity;
import dev.casilla.app.ui.review.ReviewActivity;
import dev.casilla.app.ui.scan.camera.CameraStatus;
import dev.casilla.app.ui.scan.camera.ScanCamera.Torch;
import dev.casilla.reader.testing.camera.CameraPose;
import java.util.function.Consumer;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;

/** However the scan screen is left, the camera and the torch are released. */
@RunWith(AndroidJUnit4.class)
@Config(application = FakeCameraApplication.class)
public final class ScanLifecycleObserverTest extends CameraFlow {
  @Before
  public void allowCamera() {
    allow();
  }

  @Test
  public void type_whileReading_letsGoOfAllAndOpensNothingElse() {
    leave(activity -> activity.findViewById(R.id.type).performClick());
    assertEquals(PuzzleActivity.class.getName(), next().getComponent().getClassName());
    assertNull(next());
  }

  @Test
  public void photo_whileReading_letsGoOfAllAndOpensNothingElse() {
    leave(activity -> activity.findViewById(R.id.photo).performClick());
    assertEquals(PhotoActivity.class.getName(), next().getComponent().getClassName());
    assertNull(next());
  }

  @Test
  public void close_whileReading_letsGoOfAllAndOpensNothing() {
    leave(activity -> activity.findViewById(R.id.close).performClick());
    assertNull(next());
  }

  /** The system destroys the screen. */
  @Test
  public void back_whileReading_letsGoOfAllAndOpensNothing() {
    leave(activity -> activity.finishAfterTransition());
    assertNull(next());
  }

  @Test
  public void away_screenIsNotSeen_letsGoOfAllUntilItIsBack() {
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      hold(screen);
      screen.moveToState(Lifecycle.State.CREATED);
      assertLetGo();
      screen.moveToState(Lifecycle.State.RESUMED);
      assertTrue(camera().isOpen());
      assertEquals(Torch.OFF, camera().torch().getValue());
      screen.onActivity(activity -> assertFalse(activity.findViewById(R.id.peek).isActivated()));
    }
  }

  @Test
  public void permission_takenBackWhileAway_nothingIsHeld() {
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      hold(screen);
      screen.moveToState(Lifecycle.State.CREATED);
      shadowOf(application).denyPermissions(Manifest.permission.CAMERA);
      screen.moveToState(Lifecycle.State.RESUMED);
      onView(withText(R.string.scan_revoked)).check(matches(isDisplayed()));
      assertLetGo();
    }
  }

  /** Until the review covers it, the screen stays as it is and shows no pause. */
  @Test
  public void review_ofAReading_letsGoOfAllAndShowsNothingElse() {
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      hold(screen);
      screen.onActivity(activity -> activity.findViewById(R.id.peek).performClick());
      seeAll(screen);
      assertEquals(ReviewActivity.class.getName(), next().getComponent().getClassName());
      assertLetGo();
      screen.onActivity(
          activity -> {
            assertFalse(activity.findViewById(R.id.card_title).isShown());
            assertTrue(activity.findViewById(R.id.picture).isShown());
            TextView guidance = activity.findViewById(R.id.guidance);
            assertEquals(activity.getString(R.string.scan_read), guidance.getText().toString());
          });
    }
  }

  /** The other screen finished before this one was stopped. */
  @Test
  public void review_goneAtOnce_looksOn() {
    try (ActivityController<ScanActivity> screen =
        Robolectric.buildActivity(ScanActivity.class).setup()) {
      camera().be(CameraStatus.RUNNING);
      for (int i = 0; i < 3; i++) {
        camera().see(PAGE.photograph(CameraPose.above(64), WIDTH, HEIGHT), WIDTH, HEIGHT);
        idle();
      }
      assertFalse(camera().isOpen());
      screen.pause().resume();
      idle();
      assertTrue(camera().isOpen());
    }
  }

  /** Leaves with the torch and the solution on, while a frame is being read. */
  private void leave(Consumer<ScanActivity> by) {
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      hold(screen);
      byte[] luma = PAGE.photograph(CameraPose.above(64), WIDTH, HEIGHT);
      FakeFrame[] late = new FakeFrame[3];
      Intent[] before = new Intent[1];
      screen.onActivity(
          activity -> {
            before[0] = shadowOf(application).peekNextStartedActivity();
            by.accept(activity);
            for (int i = 0; i < late.length; i++) {
              late[i] = camera().see(luma, WIDTH, HEIGHT);
            }
            assertTrue(activity.isFinishing());
          });
      idle();
      assertNull(before[0]);
      assertLetGo();
      assertEquals("not opened once more by its closing", 1, camera().openings());
      for (FakeFrame frame : late) {
        assertEquals(1, frame.closings());
      }
    }
  }

  private void hold(ActivityScenario<ScanActivity> screen) {
    screen.onActivity(
        activity -> {
          camera().be(CameraStatus.RUNNING);
          View torch = activity.findViewById(R.id.torch);
          assertTrue(torch.performClick());
          assertEquals(Torch.ON, camera().torch().getValue());
          assertTrue(activity.findViewById(R.id.peek).performClick());
        });
    assertTrue(camera().isOpen());
  }

  private void assertLetGo() {
    assertFalse("the camera", camera().isOpen());
    assertEquals("the light", Torch.OFF, camera().torch().getValue());
  }
}
