package dev.casilla.app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.app.Activity;
import android.content.Intent;
import android.graphics.Bitmap;
import android.net.Uri;
import android.util.Log;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.concurrent.FailureLog;
import dev.casilla.app.reading.TestScenes;
import dev.casilla.app.reading.photo.PhotoFiles;
import dev.casilla.app.testing.BackgroundThread;
import dev.casilla.app.testing.Eventually;
import dev.casilla.app.testing.PrivacyTraces;
import dev.casilla.app.testing.device.ScreenLifecycle;
import dev.casilla.app.testing.device.VisibleScreen;
import dev.casilla.app.ui.photo.PhotoActivity;
import dev.casilla.app.ui.puzzle.PuzzleActivity;
import dev.casilla.app.ui.review.ReviewActivity;
import dev.casilla.app.ui.scan.ScanActivity;
import dev.casilla.app.ui.scan.camera.CameraStatus;
import java.io.File;
import java.io.FileNotFoundException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.junit.After;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/**
 * Complete flows leave no traces: no log line has a grid, a row of one or a photo's URI, and no
 * file contains a photo.
 */
@RunWith(AndroidJUnit4.class)
@Config(application = FakeCameraApplication.class)
public final class PrivacyTest {
  private final PictureToPuzzleFlow flow = new PictureToPuzzleFlow();
  private PrivacyTraces traces;

  @Before
  public void watchLogs() {
    flow.allow();
    traces = PrivacyTraces.of(TestScenes.PUZZLE).and("other.app").and("content://");
  }

  @After
  public void stopWatchingLogs() {
    traces.close();
  }

  /** The check finds secrets in every kind of log call. */
  @Test
  public void logs_withJavaLogger_areFound() {
    Logger logger = Logger.getLogger("Casilla");
    logger.severe("reading failed: " + TestScenes.PUZZLE);
    logger.log(Level.INFO, "opening {0}", "content://media/1");
    logger.log(Level.WARNING, "failed", new FileNotFoundException("content://x"));
    logger.info("reading failed");
    assertEquals(3, traces.leaks().size());
  }

  /** The app's own failure log omits the message of the exception. */
  @Test
  public void logs_failureWithUri_leaveNoTraces() {
    FailureLog.log("reading a photo", new IllegalStateException("content://other.app/1"));
    assertEquals(List.of(), traces.leaks());
  }

  /** The check finds secrets in logs. */
  @Test
  public void logs_withSecrets_areFound() {
    String givens = TestScenes.PUZZLE.toString();
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

  /** The garbage collector logs the path of an earlier test's database when it closes it. */
  @Test
  public void logs_withTheNumberOfATestFolder_leaveNoTraces() {
    String folder = "/tmp/robolectric-A_test2106519709633502089/";
    Log.w("test", "leaked: '" + folder + "databases/sheets.db'");
    assertEquals(List.of(), traces.leaks());
    Log.w("test", "leaked: '" + folder + TestScenes.PUZZLE + "'");
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
    try (ScreenLifecycle<ScanActivity> screen = flow.openScan()) {
      flow.camera().be(CameraStatus.RUNNING);
      screen.get().findViewById(R.id.shutter).performClick();
      flow.camera().deliver(new byte[10], PictureToPuzzleFlow.WIDTH, PictureToPuzzleFlow.HEIGHT);
      flow.camera().be(CameraStatus.IN_USE);
      flow.camera().be(CameraStatus.BROKEN);
      screen.leaveAndReturn();
    }
    checkTraces();
  }

  @Test
  public void photo_sharedReviewedAndSolved_leavesNoTraces() {
    try (ScreenLifecycle<PhotoActivity> screen = flow.openPhoto(PhotoFiles.sharedPage())) {
      flow.awaitNext();
      assertTrue(screen.get().isFinishing());
    }
    reviewAndSolve(flow.next());
    checkTraces();
  }

  /** A camera app writes a file, which is deleted as soon as it is not needed. */
  @Test
  public void photo_takenReviewedAndSolved_leavesNoTraces() {
    try (ScreenLifecycle<PhotoActivity> screen = flow.openPhoto()) {
      Intent camera = flow.photograph(screen);
      PictureToPuzzleFlow.comeBack(screen, camera, Activity.RESULT_OK);
      flow.awaitNext();
    }
    Eventually.until("the photo deleted", () -> PrivacyTraces.files().isEmpty());
    reviewAndSolve(flow.next());
    checkTraces();
  }

  @Test
  public void photo_takenAndCanceled_leavesNoTraces() {
    try (ScreenLifecycle<PhotoActivity> screen = flow.openPhoto()) {
      Intent camera = flow.photograph(screen);
      PictureToPuzzleFlow.comeBack(screen, camera, Activity.RESULT_CANCELED);
      Eventually.until("the photo deleted", () -> PrivacyTraces.files().isEmpty());
    }
    checkTraces();
  }

  /**
   * The next process deletes a photo that is older than an hour, because no screen waits for it.
   */
  @Test
  public void photo_leftBehindByAProcess_isDeletedByTheNext() {
    FakeCameraApplication application = ApplicationProvider.getApplicationContext();
    try (ScreenLifecycle<PhotoActivity> screen = flow.openPhoto()) {
      flow.photograph(screen);
      assertTrue(
          BackgroundThread.get(
              () -> new File(PrivacyTraces.files().get(0)).setLastModified(1_000)));
      assertEquals(1, PrivacyTraces.files().size());
      application.die();
      Eventually.until("the photo deleted", () -> PrivacyTraces.files().isEmpty());
    }
  }

  @Test
  public void photo_damaged_leavesNoTraces() {
    Uri words = PhotoFiles.shared("damaged", "no picture".getBytes(StandardCharsets.UTF_8));
    assertFails(words, R.string.photo_unreadable);
  }

  @Test
  public void photo_truncated_leavesNoTraces() {
    byte[] file = PhotoFiles.file(PhotoFiles.page(), Bitmap.CompressFormat.JPEG);
    Uri half = PhotoFiles.shared("half", Arrays.copyOf(file, 700));
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
  public void photo_missing_leavesNoTraces() {
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
    try (ScreenLifecycle<PhotoActivity> screen = flow.openPhoto(photo)) {
      PictureToPuzzleFlow.awaitFact(screen, words);
    }
    checkTraces();
  }

  private void checkTraces() {
    traces.checkLogs();
    assertEquals(List.of(), PrivacyTraces.files());
  }

  private Intent scan() {
    try (ScreenLifecycle<ScanActivity> screen = flow.openScan()) {
      for (int i = 0; i < 3; i++) {
        flow.see();
      }
      assertFalse(screen.get().isFinishing());
    }
    return flow.next();
  }

  private void reviewAndSolve(Intent review) {
    try (ScreenLifecycle<ReviewActivity> screen =
        ScreenLifecycle.open(ReviewActivity.class, review)) {
      screen.get().findViewById(R.id.use).performClick();
      flow.awaitNext();
    }
    try (ScreenLifecycle<PuzzleActivity> screen =
        ScreenLifecycle.open(PuzzleActivity.class, flow.next())) {
      VisibleScreen.await(screen.get(), R.string.solve).get(0).performClick();
      VisibleScreen.await(screen.get(), R.string.only_solution);
    }
  }
}
