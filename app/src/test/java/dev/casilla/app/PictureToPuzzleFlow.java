package dev.casilla.app;

import static org.junit.Assert.assertEquals;
import static org.robolectric.Shadows.shadowOf;

import android.Manifest;
import android.content.Intent;
import android.graphics.Bitmap;
import android.net.Uri;
import android.os.Looper;
import android.provider.MediaStore;
import android.provider.Settings;
import android.widget.TextView;
import androidx.core.content.IntentCompat;
import androidx.test.core.app.ApplicationProvider;
import dev.casilla.app.reading.TestScenes;
import dev.casilla.app.reading.photo.PhotoFiles;
import dev.casilla.app.testing.BackgroundThread;
import dev.casilla.app.testing.Eventually;
import dev.casilla.app.testing.PrivacyTraces;
import dev.casilla.app.testing.device.ScreenLifecycle;
import dev.casilla.app.ui.photo.PhotoActivity;
import dev.casilla.app.ui.scan.ScanActivity;
import dev.casilla.reader.testing.camera.CameraPose;
import dev.casilla.reader.testing.page.NewspaperPage;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Robot for the flow from a picture to a puzzle, with a fake camera that shows one page. */
final class PictureToPuzzleFlow {
  static final int WIDTH = 720;
  static final int HEIGHT = 1280;
  static final byte[] PAGE =
      new NewspaperPage(TestScenes.PUZZLE, 7).photograph(CameraPose.above(64), WIDTH, HEIGHT);

  private final FakeCameraApplication application = ApplicationProvider.getApplicationContext();

  /**
   * Disables animations: while one runs, Robolectric advances the clock and the camera times out.
   */
  PictureToPuzzleFlow() {
    Settings.Global.putFloat(
        application.getContentResolver(), Settings.Global.ANIMATOR_DURATION_SCALE, 0);
  }

  ScreenLifecycle<ScanActivity> openScan() {
    return ScreenLifecycle.open(ScanActivity.class, ScanActivity.intent(application));
  }

  /** Opens {@code photo} as shared by another app. */
  ScreenLifecycle<PhotoActivity> openPhoto(Uri photo) {
    Intent sending =
        PhotoActivity.intent(application)
            .setAction(Intent.ACTION_SEND)
            .setType("image/jpeg")
            .putExtra(Intent.EXTRA_STREAM, photo);
    return ScreenLifecycle.open(PhotoActivity.class, sending);
  }

  /** Opens the photo screen from the app, and ignores the photo picker that it starts. */
  ScreenLifecycle<PhotoActivity> openPhoto() {
    ScreenLifecycle<PhotoActivity> screen =
        ScreenLifecycle.open(PhotoActivity.class, PhotoActivity.intent(application));
    shadowOf(screen.get()).getNextStartedActivityForResult();
    shadowOf(application).clearNextStartedActivities();
    return screen;
  }

  /** Takes a photo of the page with a fake camera app, which writes the file the app asked for. */
  Intent photograph(ScreenLifecycle<PhotoActivity> screen) {
    screen.get().findViewById(R.id.take).performClick();
    Eventually.until(
        "the camera app", () -> shadowOf(screen.get()).peekNextStartedActivityForResult() != null);
    Intent camera = shadowOf(screen.get()).getNextStartedActivityForResult().intent;
    shadowOf(application).clearNextStartedActivities();
    Uri place = IntentCompat.getParcelableExtra(camera, MediaStore.EXTRA_OUTPUT, Uri.class);
    PhotoFiles.sharedPage(place);
    byte[] jpeg = PhotoFiles.file(PhotoFiles.page(), Bitmap.CompressFormat.JPEG);
    Path file =
        BackgroundThread.get(() -> application.getCacheDir().toPath().resolve("capture/photo.jpg"));
    BackgroundThread.get(() -> Files.write(file, jpeg));
    assertEquals(List.of(file.toString()), PrivacyTraces.files());
    return camera;
  }

  /** Returns {@code result} from the camera app. */
  static void comeBack(ScreenLifecycle<PhotoActivity> screen, Intent camera, int result) {
    shadowOf(screen.get()).receiveResult(camera, result, null);
  }

  void allow() {
    shadowOf(application).grantPermissions(Manifest.permission.CAMERA);
  }

  void takeBack() {
    shadowOf(application).denyPermissions(Manifest.permission.CAMERA);
  }

  /** Sets whether the system asks the app to show a permission rationale. */
  void explain(boolean isWorthwhile) {
    shadowOf(application.getPackageManager())
        .setShouldShowRequestPermissionRationale(Manifest.permission.CAMERA, isWorthwhile);
  }

  /** Removes the camera for all screens. */
  void removeCamera() {
    application.removeCamera();
  }

  /** Returns the camera of the newest screen. */
  FakeCamera camera() {
    return application.camera();
  }

  /** Delivers a frame with the page. */
  void see() {
    camera().see(PAGE, WIDTH, HEIGHT);
    idle();
  }

  static void awaitFact(ScreenLifecycle<PhotoActivity> screen, int words) {
    String fact = screen.get().getString(words);
    Eventually.until(
        fact, () -> fact.contentEquals(screen.get().<TextView>findViewById(R.id.fact).getText()));
  }

  void awaitNext() {
    Eventually.until("another screen", this::hasNext);
  }

  /** Returns whether another screen was opened. */
  boolean hasNext() {
    return shadowOf(application).peekNextStartedActivity() != null;
  }

  Intent next() {
    return shadowOf(application).getNextStartedActivity();
  }

  static void idle() {
    shadowOf(Looper.getMainLooper()).idle();
  }
}
