package dev.casilla.app;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withEffectiveVisibility;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static dev.casilla.app.IntoView.intoView;
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
import dev.casilla.app.LivingScreen.Interruption;
import dev.casilla.app.photo.PhotoActivity;
import dev.casilla.app.photo.Pictures;
import dev.casilla.app.puzzle.PuzzleActivity;
import dev.casilla.app.review.ReviewActivity;
import dev.casilla.app.scan.CameraStatus;
import dev.casilla.app.scan.ScanActivity;
import dev.casilla.app.scan.Scenes;
import dev.casilla.app.sheet.KeptSheet;
import dev.casilla.app.sheet.Origin;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.annotation.Config;

/** Every way to a puzzle, with the phone turned or the process ended at every step. */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Config(application = FakeCameraApplication.class)
public final class InterruptedFlowTest {
  private final FakeCameraApplication application = ApplicationProvider.getApplicationContext();
  private final PictureFlow flow = new PictureFlow();
  private final Interruption interruption;

  public InterruptedFlowTest(Interruption interruption) {
    this.interruption = interruption;
  }

  @Parameters(name = "{0}")
  public static Collection<Interruption> interruptions() {
    return Arrays.asList(Interruption.values());
  }

  @Test
  public void scan_reviewedAndSolved_goesOnAtEveryStep() {
    flow.allow();
    try (LivingScreen<ScanActivity> screen = flow.openScan()) {
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
    try (LivingScreen<ScanActivity> screen = flow.openScan()) {
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
  public void photo_reviewedAndSolved_goesOnAtEveryStep() {
    try (LivingScreen<PhotoActivity> screen = flow.openPhoto(Pictures.sharedPage())) {
      screen.interrupt(interruption);
      flow.awaitNext();
    }
    solve(review(flow.next(), Origin.PHOTO));
  }

  @Test
  public void photo_damaged_saysSoStill() {
    Uri words = Pictures.shared("words", "no picture".getBytes(StandardCharsets.UTF_8));
    try (LivingScreen<PhotoActivity> screen = flow.openPhoto(words)) {
      PictureFlow.awaitFact(screen, R.string.photo_unreadable);
      screen.interrupt(interruption);
      PictureFlow.awaitFact(screen, R.string.photo_unreadable);
      onView(withId(R.id.pick)).perform(scrollTo()).check(matches(isDisplayed()));
      onView(withId(R.id.type)).perform(scrollTo()).check(matches(isDisplayed()));
    }
  }

  /** Looks a reading over with one correction that is taken back, interrupted after each. */
  private Intent review(Intent review, Origin origin) {
    assertEquals(ReviewActivity.class.getName(), review.getComponent().getClassName());
    try (LivingScreen<ReviewActivity> screen = LivingScreen.open(ReviewActivity.class, review)) {
      Eventually.until("a draft in the history", () -> draft().isPresent());
      screen.interrupt(interruption);
      KeptSheet kept = draft().get();
      assertEquals(Scenes.PUZZLE, kept.sheet().givens());
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
    try (LivingScreen<PuzzleActivity> screen = LivingScreen.open(PuzzleActivity.class, puzzle)) {
      Shown.await(screen.get(), R.string.solve);
      screen.interrupt(interruption);
      Shown.await(screen.get(), R.string.solve);
      onView(allOf(withText(R.string.solve), withEffectiveVisibility(Visibility.VISIBLE)))
          .perform(intoView(), click());
      Shown.await(screen.get(), R.string.only_solution);
      screen.interrupt(interruption);
      Shown.await(screen.get(), R.string.only_solution);
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
    byte[] both = new byte[2 * PictureFlow.WIDTH * PictureFlow.HEIGHT];
    for (int y = 0; y < PictureFlow.HEIGHT; y++) {
      System.arraycopy(
          PictureFlow.PAGE,
          y * PictureFlow.WIDTH,
          both,
          2 * y * PictureFlow.WIDTH,
          PictureFlow.WIDTH);
      System.arraycopy(
          PictureFlow.PAGE,
          y * PictureFlow.WIDTH,
          both,
          (2 * y + 1) * PictureFlow.WIDTH,
          PictureFlow.WIDTH);
    }
    flow.camera().deliver(both, 2 * PictureFlow.WIDTH, PictureFlow.HEIGHT);
    PictureFlow.idle();
  }

  private Optional<KeptSheet> draft() {
    return Aside.get(() -> application.sheets().lastDraft());
  }
}
