package dev.casilla.app.ui.scan;

import static org.robolectric.Shadows.shadowOf;

import android.Manifest;
import android.content.Intent;
import android.os.Looper;
import android.provider.Settings;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import dev.casilla.app.FakeCamera;
import dev.casilla.app.FakeCameraApplication;
import dev.casilla.app.reading.TestScenes;
import dev.casilla.reader.testing.camera.CameraPose;
import dev.casilla.reader.testing.page.NewspaperPage;
import org.junit.Before;

/** The common part of flows that begin at the camera. */
abstract class CameraFlow {
  static final int WIDTH = 720;
  static final int HEIGHT = 1280;
  static final NewspaperPage PAGE = new NewspaperPage(TestScenes.PUZZLE, 7);

  final FakeCameraApplication application = ApplicationProvider.getApplicationContext();

  /** While an animation runs, Robolectric advances the clock: the camera would time out. */
  @Before
  public void removeAnimations() {
    Settings.Global.putFloat(
        application.getContentResolver(), Settings.Global.ANIMATOR_DURATION_SCALE, 0);
  }

  void allow() {
    shadowOf(application).grantPermissions(Manifest.permission.CAMERA);
  }

  /** Shows as many frames of the page as are needed to read it. */
  void seeAll(ActivityScenario<ScanActivity> screen) {
    seeAll(screen, PAGE);
  }

  /** The same of another page. */
  void seeAll(ActivityScenario<ScanActivity> screen, NewspaperPage page) {
    for (int i = 0; i < 3; i++) {
      see(screen, page);
    }
  }

  /** One frame of the page. */
  void see(ActivityScenario<ScanActivity> screen) {
    see(screen, PAGE);
  }

  private void see(ActivityScenario<ScanActivity> screen, NewspaperPage page) {
    byte[] luma = page.photograph(CameraPose.above(64), WIDTH, HEIGHT);
    screen.onActivity(activity -> camera().see(luma, WIDTH, HEIGHT));
    idle();
  }

  FakeCamera camera() {
    return application.camera();
  }

  Intent next() {
    return shadowOf(application).getNextStartedActivity();
  }

  static void idle() {
    shadowOf(Looper.getMainLooper()).idle();
  }
}
