package dev.casilla.app;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withEffectiveVisibility;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static dev.casilla.app.testing.device.ScrollIntoView.intoView;
import static org.hamcrest.Matchers.allOf;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.app.Activity;
import android.content.Intent;
import android.net.Uri;
import android.view.KeyEvent;
import android.view.View;
import android.view.ViewGroup;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.espresso.matcher.ViewMatchers.Visibility;
import dev.casilla.app.model.Origin;
import dev.casilla.app.model.StoredSheet;
import dev.casilla.app.reading.TestScenes;
import dev.casilla.app.reading.photo.PhotoFiles;
import dev.casilla.app.testing.BackgroundThread;
import dev.casilla.app.testing.Eventually;
import dev.casilla.app.testing.SlowTests;
import dev.casilla.app.testing.device.ScreenLifecycle;
import dev.casilla.app.testing.device.ScreenLifecycle.Interruption;
import dev.casilla.app.testing.device.VisibleScreen;
import dev.casilla.app.ui.photo.PhotoActivity;
import dev.casilla.app.ui.puzzle.PuzzleActivity;
import dev.casilla.app.ui.review.ReviewActivity;
import dev.casilla.app.ui.scan.ScanActivity;
import dev.casilla.app.ui.scan.camera.CameraStatus;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.Optional;
import org.junit.Test;
import org.junit.experimental.categories.Category;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.annotation.Config;

/** Scan and photo up to the solved puzzle, with rotation or process death at every step. */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Config(application = FakeCameraApplication.class)
@Category(SlowTests.class)
public final class FlowInterruptionTest {
  private final FakeCameraApplication application = ApplicationProvider.getApplicationContext();
  private final PictureToPuzzleFlow flow = new PictureToPuzzleFlow();
  private final Interruption interruption;

  public FlowInterruptionTest(Interruption interruption) {
    this.interruption = interruption;
  }

  @Parameters(name = "{0}")
  public static Collection<Interruption> interruptions() {
    return Arrays.asList(Interruption.values());
  }

  @Test
  public void scan_reviewedAndSolved_survivesInterruptions() {
    flow.allow();
    try (ScreenLifecycle<ScanActivity> screen = flow.openScan()) {
      flow.see();
      screen.interrupt(interruption);
      assertTrue(flow.camera().isOpen());
      assertFalse(flow.hasNext());
      for (int i = 0; i < 3; i++) {
        flow.see();
      }
    }
    solve(review(flow.next(), Origin.SCAN));
  }

  @Test
  public void shutter_pictureWithTwoPuzzles_oneCanBeChosen() {
    flow.allow();
    try (ScreenLifecycle<ScanActivity> screen = flow.openScan()) {
      takeTwoPages();
      onView(withText(R.string.photo_several)).check(matches(isDisplayed()));
      screen.interrupt(interruption);
      if (interruption == Interruption.DEATH) {
        takeTwoPages();
      }
      assertFalse(flow.camera().isOpen());
      screen.get().<ViewGroup>findViewById(R.id.choice_names).getChildAt(1).performClick();
      assertEquals(ReviewActivity.class.getName(), flow.next().getComponent().getClassName());
    }
  }

  @Test
  public void photo_reviewedAndSolved_survivesInterruptions() {
    try (ScreenLifecycle<PhotoActivity> screen = flow.openPhoto(PhotoFiles.sharedPage())) {
      screen.interrupt(interruption);
      flow.awaitNext();
    }
    solve(review(flow.next(), Origin.PHOTO));
  }

  @Test
  public void photo_damaged_isStillReported() {
    Uri words = PhotoFiles.shared("words", "no picture".getBytes(StandardCharsets.UTF_8));
    try (ScreenLifecycle<PhotoActivity> screen = flow.openPhoto(words)) {
      PictureToPuzzleFlow.awaitFact(screen, R.string.photo_unreadable);
      screen.interrupt(interruption);
      PictureToPuzzleFlow.awaitFact(screen, R.string.photo_unreadable);
      onView(withId(R.id.pick)).perform(scrollTo()).check(matches(isDisplayed()));
      onView(withId(R.id.type)).perform(scrollTo()).check(matches(isDisplayed()));
    }
  }

  /** Reviews a draft with one correction and its undo, interrupted after each step. */
  private Intent review(Intent review, Origin origin) {
    assertEquals(ReviewActivity.class.getName(), review.getComponent().getClassName());
    try (ScreenLifecycle<ReviewActivity> screen =
        ScreenLifecycle.open(ReviewActivity.class, review)) {
      Eventually.until("a draft in the history", () -> draft().isPresent());
      screen.interrupt(interruption);
      StoredSheet kept = draft().get();
      assertEquals(TestScenes.PUZZLE, kept.sheet().givens());
      assertEquals(origin, kept.origin());
      press(screen.get(), KeyEvent.KEYCODE_DPAD_DOWN);
      press(screen.get(), KeyEvent.KEYCODE_4);
      Eventually.until("the correction", () -> draft().get().sheet().digitAt(0) == 4);
      screen.interrupt(interruption);
      screen.get().findViewById(R.id.review_undo).performClick();
      Eventually.until("no correction", () -> draft().get().sheet().digitAt(0) == 0);
      screen.interrupt(interruption);
      assertEquals(kept.id(), draft().get().id());
      screen.get().findViewById(R.id.use).performClick();
      flow.awaitNext();
    }
    return flow.next();
  }

  private void solve(Intent puzzle) {
    assertEquals(PuzzleActivity.class.getName(), puzzle.getComponent().getClassName());
    try (ScreenLifecycle<PuzzleActivity> screen =
        ScreenLifecycle.open(PuzzleActivity.class, puzzle)) {
      VisibleScreen.await(screen.get(), R.string.solve);
      screen.interrupt(interruption);
      VisibleScreen.await(screen.get(), R.string.solve);
      onView(allOf(withText(R.string.solve), withEffectiveVisibility(Visibility.VISIBLE)))
          .perform(intoView(), click());
      VisibleScreen.await(screen.get(), R.string.only_solution);
      screen.interrupt(interruption);
      VisibleScreen.await(screen.get(), R.string.only_solution);
    }
  }

  private static void press(Activity activity, int key) {
    View board = activity.findViewById(R.id.board);
    board.requestFocus();
    activity.dispatchKeyEvent(new KeyEvent(KeyEvent.ACTION_DOWN, key));
    activity.dispatchKeyEvent(new KeyEvent(KeyEvent.ACTION_UP, key));
  }

  private void takeTwoPages() {
    flow.camera().be(CameraStatus.RUNNING);
    onView(withId(R.id.shutter)).perform(click());
    byte[] both = new byte[2 * PictureToPuzzleFlow.WIDTH * PictureToPuzzleFlow.HEIGHT];
    for (int y = 0; y < PictureToPuzzleFlow.HEIGHT; y++) {
      System.arraycopy(
          PictureToPuzzleFlow.PAGE,
          y * PictureToPuzzleFlow.WIDTH,
          both,
          2 * y * PictureToPuzzleFlow.WIDTH,
          PictureToPuzzleFlow.WIDTH);
      System.arraycopy(
          PictureToPuzzleFlow.PAGE,
          y * PictureToPuzzleFlow.WIDTH,
          both,
          (2 * y + 1) * PictureToPuzzleFlow.WIDTH,
          PictureToPuzzleFlow.WIDTH);
    }
    flow.camera().deliver(both, 2 * PictureToPuzzleFlow.WIDTH, PictureToPuzzleFlow.HEIGHT);
    PictureToPuzzleFlow.idle();
  }

  private Optional<StoredSheet> draft() {
    return BackgroundThread.get(() -> application.sheets().lastDraft());
  }
}
