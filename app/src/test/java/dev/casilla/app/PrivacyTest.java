package dev.casilla.app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.Manifest;
import android.content.Intent;
import android.graphics.Bitmap;
import android.net.Uri;
import android.os.Looper;
import android.util.Log;
import android.widget.TextView;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.photo.PhotoActivity;
import dev.casilla.app.photo.Pictures;
import dev.casilla.app.puzzle.PuzzleActivity;
import dev.casilla.app.review.ReviewActivity;
import dev.casilla.app.scan.CameraStatus;
import dev.casilla.app.scan.ScanActivity;
import dev.casilla.app.scan.Scenes;
import dev.casilla.reader.testing.NewspaperPage;
import dev.casilla.reader.testing.Pose;
import java.io.FileNotFoundException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/**
 * Whole flows, with all that is logged meanwhile, by the app or for it: no grid, no line of one, no
 * address of a photo; and no photo in any file.
 */
@RunWith(AndroidJUnit4.class)
@Config(application = FakeCameraApplication.class)
public final class PrivacyTest {
  private static final int WIDTH = 720;
  private static final int HEIGHT = 1280;
  private static final byte[] PAGE =
      new NewspaperPage(Scenes.PUZZLE, 7).photograph(Pose.above(64), WIDTH, HEIGHT);

  private final FakeCameraApplication application = ApplicationProvider.getApplicationContext();
  private Traces traces;

  @Before
  public void look() {
    shadowOf(application).grantPermissions(Manifest.permission.CAMERA);
    traces = Traces.of(Scenes.PUZZLE).and("other.app").and("content://");
  }

  /** What is looked for would be found. */
  @Test
  public void logs_withSecrets_areNoticed() {
    String givens = Scenes.PUZZLE.toString();
    List<String> lines =
        List.of(
            givens,
            "row " + givens.substring(0, 9),
            "row " + givens.substring(72).replace('.', '0'),
            "cells 4, 8, 3, 9, 2, 1, 6, 5, 7,",
            "opening content://media/1",
            "no such file: OTHER.APP/page");
    lines.forEach(line -> Log.d("test", line));
    Log.w("test", "failed", new IllegalStateException(new FileNotFoundException("content://x")));
    assertEquals(lines.size() + 1, traces.leaks().size());
  }

  /** An earlier test's database that is closed by the garbage collector says so. */
  @Test
  public void logs_withTheNumberOfATestsFolder_giveNothingAway() {
    String folder = "/tmp/robolectric-A_test2106519709633502089/";
    Log.w("test", "leaked: '" + folder + "databases/sheets.db'");
    assertEquals(List.of(), traces.leaks());
    Log.w("test", "leaked: '" + folder + Scenes.PUZZLE + "'");
    assertEquals(1, traces.leaks().size());
  }

  @Test
  public void scan_reviewedAndSolved_leavesNoTraces() {
    Intent review = scan();
    reviewAndSolve(review);
    checkTraces();
  }

  @Test
  public void scan_cameraFailsAndPictureIsBroken_leavesNoTraces() {
    try (LivingScreen<ScanActivity> screen = openScan()) {
      application.camera().be(CameraStatus.RUNNING);
      screen.get().findViewById(R.id.shutter).performClick();
      application.camera().deliver(new byte[10], WIDTH, HEIGHT);
      application.camera().be(CameraStatus.IN_USE);
      application.camera().be(CameraStatus.BROKEN);
      screen.leaveAndReturn();
    }
    checkTraces();
  }

  @Test
  public void photo_sharedReviewedAndSolved_leavesNoTraces() {
    try (LivingScreen<PhotoActivity> screen = openPhoto(Pictures.sharedPage())) {
      awaitNext();
      assertTrue(screen.get().isFinishing());
    }
    reviewAndSolve(next());
    checkTraces();
  }

  @Test
  public void photo_damaged_leavesNoTraces() {
    Uri words = Pictures.shared("damaged", "no picture".getBytes(StandardCharsets.UTF_8));
    assertFails(words, R.string.photo_unreadable);
  }

  @Test
  public void photo_cutShort_leavesNoTraces() {
    byte[] file = Pictures.file(Pictures.page(), Bitmap.CompressFormat.JPEG);
    Uri half = Pictures.shared("half", Arrays.copyOf(file, 700));
    assertFails(half, R.string.photo_unreadable);
  }

  @Test
  public void photo_revoked_leavesNoTraces() {
    assertFails(refused("revoked", new SecurityException("content://other.app/revoked")));
  }

  @Test
  public void photo_providerFails_leavesNoTraces() {
    Uri uri = refused("failing", new IllegalStateException("content://other.app/failing"));
    assertFails(uri, R.string.photo_unreadable);
  }

  @Test
  public void photo_notThereAtAll_leavesNoTraces() {
    assertFails(Uri.parse("file:///data/data/other.app/photo.jpg"), R.string.photo_unreadable);
  }

  private static Uri refused(String name, RuntimeException why) {
    Uri uri = Uri.parse("content://other.app/" + name);
    shadowOf(ApplicationProvider.getApplicationContext().getContentResolver())
        .registerInputStreamSupplier(
            uri,
            () -> {
              throw why;
            });
    return uri;
  }

  private void assertFails(Uri photo) {
    assertFails(photo, R.string.photo_gone);
  }

  private void assertFails(Uri photo, int words) {
    try (LivingScreen<PhotoActivity> screen = openPhoto(photo)) {
      String fact = application.getString(words);
      Eventually.until(
          fact, () -> fact.contentEquals(screen.get().<TextView>findViewById(R.id.fact).getText()));
    }
    checkTraces();
  }

  private void checkTraces() {
    traces.checkLogs();
    assertEquals(List.of(), Traces.files());
  }

  private Intent scan() {
    try (LivingScreen<ScanActivity> screen = openScan()) {
      for (int i = 0; i < 3; i++) {
        application.camera().see(PAGE, WIDTH, HEIGHT);
        shadowOf(Looper.getMainLooper()).idle();
      }
      assertFalse(screen.get().isFinishing());
    }
    return next();
  }

  private void reviewAndSolve(Intent review) {
    try (LivingScreen<ReviewActivity> screen = LivingScreen.open(ReviewActivity.class, review)) {
      screen.get().findViewById(R.id.use).performClick();
      awaitNext();
    }
    try (LivingScreen<PuzzleActivity> screen = LivingScreen.open(PuzzleActivity.class, next())) {
      Shown.await(screen.get(), R.string.solve).get(0).performClick();
      Shown.await(screen.get(), R.string.only_solution);
    }
  }

  private static LivingScreen<ScanActivity> openScan() {
    return LivingScreen.open(
        ScanActivity.class, ScanActivity.intent(ApplicationProvider.getApplicationContext()));
  }

  private LivingScreen<PhotoActivity> openPhoto(Uri photo) {
    Intent sending =
        PhotoActivity.intent(application)
            .setAction(Intent.ACTION_SEND)
            .setType("image/jpeg")
            .putExtra(Intent.EXTRA_STREAM, photo);
    return LivingScreen.open(PhotoActivity.class, sending);
  }

  private void awaitNext() {
    Eventually.until(
        "another screen", () -> shadowOf(application).peekNextStartedActivity() != null);
  }

  private Intent next() {
    return shadowOf(application).getNextStartedActivity();
  }
}
