package dev.casilla.app;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Intent;
import androidx.annotation.StringRes;
import dev.casilla.app.testing.SlowTests;
import dev.casilla.app.testing.device.PermissionDialog;
import dev.casilla.app.testing.device.ScreenLifecycle;
import dev.casilla.app.testing.device.ScreenLifecycle.Interruption;
import dev.casilla.app.ui.puzzle.PuzzleActivity;
import dev.casilla.app.ui.scan.ScanActivity;
import dev.casilla.app.ui.scan.camera.CameraStatus;
import java.util.Arrays;
import java.util.Collection;
import org.junit.Test;
import org.junit.experimental.categories.Category;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.annotation.Config;

/** The scan screen without a camera picture, with rotation or process death in between. */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Config(application = FakeCameraApplication.class)
@Category(SlowTests.class)
public final class CameraInterruptionTest {
  private final PictureToPuzzleFlow flow = new PictureToPuzzleFlow();
  private final Interruption interruption;

  public CameraInterruptionTest(Interruption interruption) {
    this.interruption = interruption;
  }

  @Parameters(name = "{0}")
  public static Collection<Interruption> interruptions() {
    return Arrays.asList(Interruption.values());
  }

  @Test
  public void permission_dialogOpenMeanwhile_answerCounts() {
    try (ScreenLifecycle<ScanActivity> screen = flow.openScan()) {
      press(R.string.scan_allow);
      PermissionDialog dialog = PermissionDialog.of(screen.get());
      screen.interrupt(interruption);
      assertFalse(flow.camera().isOpen());
      dialog.allow(screen.get());
      assertTrue(flow.camera().isOpen());
    }
  }

  @Test
  public void permission_refusedOnce_isStillShownAndCanBeGranted() {
    try (ScreenLifecycle<ScanActivity> screen = flow.openScan()) {
      flow.explain(true);
      refuse(screen);
      assertShown(R.string.scan_refused);
      screen.interrupt(interruption);
      assertShown(R.string.scan_refused);
      press(R.string.scan_allow);
      PermissionDialog.of(screen.get()).allow(screen.get());
      assertTrue(flow.camera().isOpen());
    }
  }

  @Test
  public void permission_refusedForGood_isStillShownUntilGrantedInSettings() {
    try (ScreenLifecycle<ScanActivity> screen = flow.openScan()) {
      flow.explain(true);
      refuse(screen);
      screen.interrupt(interruption);
      flow.explain(false);
      refuse(screen);
      assertShown(R.string.scan_blocked);
      screen.interrupt(interruption);
      assertShown(R.string.scan_blocked);
      onView(withText(R.string.scan_settings)).perform(scrollTo()).check(matches(isDisplayed()));
      flow.allow();
      screen.leaveAndReturn();
      assertTrue(flow.camera().isOpen());
    }
  }

  @Test
  public void permission_revoked_isShown() {
    flow.allow();
    try (ScreenLifecycle<ScanActivity> screen = flow.openScan()) {
      assertTrue(flow.camera().isOpen());
      flow.takeBack();
      screen.interrupt(interruption);
      assertShown(R.string.scan_revoked);
      screen.interrupt(interruption);
      assertShown(R.string.scan_revoked);
    }
  }

  @Test
  public void camera_none_isStillShown() {
    flow.removeCamera();
    try (ScreenLifecycle<ScanActivity> screen = flow.openScan()) {
      assertShown(R.string.scan_absent);
      screen.interrupt(interruption);
      assertShown(R.string.scan_absent);
      assertEquals(0, flow.camera().openings());
      onView(withId(R.id.card_type)).perform(scrollTo(), click());
      assertTyping(flow.next());
    }
  }

  @Test
  public void camera_unplugged_isStillShownUntilItIsBack() {
    flow.allow();
    try (ScreenLifecycle<ScanActivity> screen = flow.openScan()) {
      flow.camera().be(CameraStatus.RUNNING);
      flow.see();
      flow.camera().be(CameraStatus.REMOVED);
      assertShown(R.string.scan_removed);
      screen.interrupt(interruption);
      flow.camera().be(CameraStatus.ABSENT);
      assertShown(R.string.scan_removed);
      screen.leaveAndReturn();
      assertTrue("it is looked for again", flow.camera().isOpen());
    }
  }

  @Test
  public void camera_inUse_isStillShownUntilItIsFree() {
    assertResumes(CameraStatus.IN_USE, R.string.scan_in_use);
  }

  @Test
  public void camera_disabled_isStillShownUntilItIsEnabled() {
    assertResumes(CameraStatus.DISABLED, R.string.scan_disabled);
  }

  @Test
  public void camera_broken_isStillShownUntilItWorks() {
    assertResumes(CameraStatus.BROKEN, R.string.scan_broken);
  }

  /** Each new screen opens the camera again and receives a new status. */
  private void assertResumes(CameraStatus trouble, @StringRes int words) {
    flow.allow();
    try (ScreenLifecycle<ScanActivity> screen = flow.openScan()) {
      flow.camera().be(trouble);
      assertShown(words);
      screen.interrupt(interruption);
      assertTrue(flow.camera().isOpen());
      flow.camera().be(trouble);
      assertShown(words);
      onView(withText(R.string.scan_again)).perform(scrollTo()).check(matches(isDisplayed()));
      flow.camera().be(CameraStatus.RUNNING);
      for (int i = 0; i < 3; i++) {
        flow.see();
      }
      assertTrue("read", flow.hasNext());
    }
  }

  private static void assertShown(@StringRes int words) {
    onView(withText(words)).check(matches(isDisplayed()));
    onView(withId(R.id.card_photo)).perform(scrollTo()).check(matches(isDisplayed()));
    onView(withId(R.id.card_type)).perform(scrollTo()).check(matches(isDisplayed()));
  }

  private static void assertTyping(Intent next) {
    assertEquals(PuzzleActivity.class.getName(), next.getComponent().getClassName());
  }

  private static void press(@StringRes int words) {
    onView(withText(words)).perform(scrollTo(), click());
  }

  private static void refuse(ScreenLifecycle<ScanActivity> screen) {
    press(R.string.scan_allow);
    PermissionDialog.of(screen.get()).refuse(screen.get());
  }
}
