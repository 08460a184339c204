package dev.casilla.app;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withEffectiveVisibility;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.allOf;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.Manifest;
import android.app.Activity;
import android.content.Intent;
import android.net.Uri;
import android.os.Looper;
import android.provider.Settings;
import android.view.KeyEvent;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
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
import dev.casilla.reader.testing.NewspaperPage;
import dev.casilla.reader.testing.Pose;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.Optional;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.annotation.Config;

/** Every way to a puzzle, with the phone turned or the process ended at every step. */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Config(application = FakeCameraApplication.class)
public final class InterruptedFlowTest {
  private static final int WIDTH = 720;
  private static final int HEIGHT = 1280;
  private static final byte[] PAGE =
      new NewspaperPage(Scenes.PUZZLE, 7).photograph(Pose.above(64), WIDTH, HEIGHT);

  private final FakeCameraApplication application = ApplicationProvider.getApplicationContext();
  private final Interruption interruption;

  public InterruptedFlowTest(Interruption interruption) {
    this.interruption = interruption;
  }

  @Parameters(name = "{0}")
  public static Collection<Interruption> interruptions() {
    return Arrays.asList(Interruption.values());
  }

  /** As long as something spins, Robolectric lets time pass: the camera would be given up. */
  @Before
  public void removeAnimations() {
    Settings.Global.putFloat(
        application.getContentResolver(), Settings.Global.ANIMATOR_DURATION_SCALE, 0);
  }

  @Test
  public void permission_dialogOpenMeanwhile_answerCounts() {
    try (LivingScreen<ScanActivity> screen = openScan()) {
      onView(withText(R.string.scan_allow)).perform(scrollTo(), click());
      PermissionDialog dialog = PermissionDialog.of(screen.get());
      screen.interrupt(interruption);
      assertFalse(camera().isOpen());
      dialog.allow(screen.get());
      assertTrue(camera().isOpen());
    }
  }

  @Test
  public void permission_refusedForGood_staysSoAndOffersWaysOn() {
    try (LivingScreen<ScanActivity> screen = openScan()) {
      explain(true);
      refuse(screen);
      explain(false);
      screen.interrupt(interruption);
      refuse(screen);
      onView(withText(R.string.scan_blocked)).check(matches(isDisplayed()));
      screen.interrupt(interruption);
      onView(withId(R.id.card_photo)).perform(scrollTo()).check(matches(isDisplayed()));
      onView(withId(R.id.card_type)).perform(scrollTo()).check(matches(isDisplayed()));
      onView(withId(R.id.card_main)).perform(scrollTo()).check(matches(isDisplayed()));
      assertFalse(camera().isOpen());
    }
  }

  @Test
  public void permission_takenBack_isSaid() {
    allow();
    try (LivingScreen<ScanActivity> screen = openScan()) {
      assertTrue(camera().isOpen());
      shadowOf(application).denyPermissions(Manifest.permission.CAMERA);
      screen.interrupt(interruption);
      onView(withText(R.string.scan_revoked)).check(matches(isDisplayed()));
      screen.interrupt(interruption);
      onView(withText(R.string.scan_revoked)).check(matches(isDisplayed()));
    }
  }

  @Test
  public void scan_reviewedAndSolved_goesOnAtEveryStep() {
    allow();
    try (LivingScreen<ScanActivity> screen = openScan()) {
      see();
      screen.interrupt(interruption);
      assertTrue(camera().isOpen());
      assertNull(shadowOf(application).peekNextStartedActivity());
      for (int i = 0; i < 3; i++) {
        see();
      }
    }
    solve(review(next(), Origin.SCAN));
  }

  @Test
  public void shutter_pictureWithTwoPuzzles_oneCanBeChosen() {
    allow();
    try (LivingScreen<ScanActivity> screen = openScan()) {
      takeTwoPages();
      onView(withText(R.string.photo_several)).check(matches(isDisplayed()));
      screen.interrupt(interruption);
      if (interruption == Interruption.DEATH) {
        takeTwoPages();
      }
      assertFalse(camera().isOpen());
      screen.get().<ViewGroup>findViewById(R.id.choice_names).getChildAt(1).performClick();
      assertEquals(ReviewActivity.class.getName(), next().getComponent().getClassName());
    }
  }

  @Test
  public void photo_reviewedAndSolved_goesOnAtEveryStep() {
    try (LivingScreen<PhotoActivity> screen = openPhoto(Pictures.sharedPage())) {
      screen.interrupt(interruption);
      awaitNext();
    }
    solve(review(next(), Origin.PHOTO));
  }

  @Test
  public void photo_damaged_saysSoStill() {
    Uri words = Pictures.shared("words", "no picture".getBytes(StandardCharsets.UTF_8));
    try (LivingScreen<PhotoActivity> screen = openPhoto(words)) {
      awaitFact(screen, R.string.photo_unreadable);
      screen.interrupt(interruption);
      awaitFact(screen, R.string.photo_unreadable);
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
      onView(withId(R.id.use)).perform(scrollTo(), click());
      awaitNext();
    }
    return next();
  }

  private void solve(Intent puzzle) {
    assertEquals(PuzzleActivity.class.getName(), puzzle.getComponent().getClassName());
    try (LivingScreen<PuzzleActivity> screen = LivingScreen.open(PuzzleActivity.class, puzzle)) {
      Shown.await(screen.get(), R.string.solve);
      screen.interrupt(interruption);
      Shown.await(screen.get(), R.string.solve);
      onView(allOf(withText(R.string.solve), withEffectiveVisibility(Visibility.VISIBLE)))
          .perform(scrollTo(), click());
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
    camera().be(CameraStatus.RUNNING);
    onView(withId(R.id.shutter)).perform(click());
    byte[] both = new byte[2 * WIDTH * HEIGHT];
    for (int y = 0; y < HEIGHT; y++) {
      System.arraycopy(PAGE, y * WIDTH, both, 2 * y * WIDTH, WIDTH);
      System.arraycopy(PAGE, y * WIDTH, both, (2 * y + 1) * WIDTH, WIDTH);
    }
    camera().deliver(both, 2 * WIDTH, HEIGHT);
    idle();
  }

  private void refuse(LivingScreen<ScanActivity> screen) {
    onView(withText(R.string.scan_allow)).perform(scrollTo(), click());
    PermissionDialog.of(screen.get()).refuse(screen.get());
  }

  private void see() {
    camera().see(PAGE, WIDTH, HEIGHT);
    idle();
  }

  private static void awaitFact(LivingScreen<PhotoActivity> screen, int words) {
    String fact = screen.get().getString(words);
    Eventually.until(
        fact, () -> fact.contentEquals(screen.get().<TextView>findViewById(R.id.fact).getText()));
  }

  private LivingScreen<ScanActivity> openScan() {
    return LivingScreen.open(ScanActivity.class, ScanActivity.intent(application));
  }

  private LivingScreen<PhotoActivity> openPhoto(Uri photo) {
    Intent sending =
        PhotoActivity.intent(application)
            .setAction(Intent.ACTION_SEND)
            .setType("image/jpeg")
            .putExtra(Intent.EXTRA_STREAM, photo);
    return LivingScreen.open(PhotoActivity.class, sending);
  }

  private void allow() {
    shadowOf(application).grantPermissions(Manifest.permission.CAMERA);
  }

  private void explain(boolean isWorthwhile) {
    shadowOf(application.getPackageManager())
        .setShouldShowRequestPermissionRationale(Manifest.permission.CAMERA, isWorthwhile);
  }

  private FakeCamera camera() {
    return application.camera();
  }

  private Optional<KeptSheet> draft() {
    return Aside.get(() -> application.sheets().lastDraft());
  }

  private void awaitNext() {
    Eventually.until(
        "another screen", () -> shadowOf(application).peekNextStartedActivity() != null);
  }

  private Intent next() {
    return shadowOf(application).getNextStartedActivity();
  }

  private static void idle() {
    shadowOf(Looper.getMainLooper()).idle();
  }
}
