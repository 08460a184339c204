package dev.casilla.app.scan;

import static org.robolectric.Shadows.shadowOf;

import android.app.Application;
import android.os.Looper;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import dev.casilla.app.DrawnScreen;
import dev.casilla.app.FakeCamera;
import dev.casilla.app.FakeCameraApplication;
import dev.casilla.reader.testing.NewspaperPage;
import dev.casilla.reader.testing.Pose;
import java.util.Arrays;
import java.util.Collection;
import java.util.Locale;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.ParameterizedRobolectricTestRunner;
import org.robolectric.ParameterizedRobolectricTestRunner.Parameters;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** Draws the scan screen in its states on many devices, keeps the pictures, and looks at them. */
@RunWith(ParameterizedRobolectricTestRunner.class)
@Config(application = FakeCameraApplication.class)
public final class ScanPicturesTest {
  private static final int WIDTH = 720;
  private static final int HEIGHT = 1280;
  private static final NewspaperPage PAGE = new NewspaperPage(Scenes.PUZZLE, 7);

  private final String name;
  private final String qualifiers;

  public ScanPicturesTest(String name, String qualifiers) {
    this.name = name;
    this.qualifiers = qualifiers;
  }

  @Parameters(name = "{0}")
  public static Collection<Object[]> devices() {
    return Arrays.asList(
        new Object[][] {
          {"light", "w360dp-h780dp-xhdpi"},
          {"dark", "w360dp-h780dp-night-xhdpi"},
          {"small", "w320dp-h533dp-hdpi"},
          {"landscape", "w720dp-h360dp-land-xhdpi"},
          {"tablet", "w1080dp-h680dp-land-hdpi"},
          {"large-text", "w360dp-h720dp-xhdpi"},
          {"spanish", "es-w360dp-h720dp-xhdpi"},
          {"spanish-large-text", "es-w360dp-h720dp-xhdpi"},
          {"chinese", "zh-rCN-w360dp-h720dp-xhdpi"},
        });
  }

  @Test
  public void everyState_isDrawnWhole() {
    RuntimeEnvironment.setQualifiers(qualifiers);
    RuntimeEnvironment.setFontScale(name.contains("large-text") ? 2f : 1f);
    try (ActivityScenario<ScanActivity> scenario = ActivityScenario.launch(ScanActivity.class)) {
      scenario.onActivity(
          activity -> {
            ScanViewModel model = new ViewModelProvider(activity).get(ScanViewModel.class);
            drawAccess(activity, model);
            model.begin(true);
            drawTroubles(activity, model);
            drawLive(activity, model);
          });
    }
  }

  private void drawAccess(ScanActivity activity, ScanViewModel model) {
    draw(activity, "1-ask");
    model.answered(CameraAccess.REFUSED);
    draw(activity, "2-refused");
    model.answered(CameraAccess.BLOCKED);
    draw(activity, "3-blocked");
  }

  private void drawTroubles(ScanActivity activity, ScanViewModel model) {
    draw(activity, "4-starting");
    for (CameraStatus status : CameraStatus.values()) {
      if (status.isTrouble()) {
        model.camera(status);
        draw(activity, "5-" + status.name().toLowerCase(Locale.ROOT));
      }
    }
    model.leave();
    draw(activity, "6-paused");
  }

  private void drawLive(ScanActivity activity, ScanViewModel model) {
    model.lookOn();
    model.camera(CameraStatus.RUNNING);
    FakeCamera camera =
        ((FakeCameraApplication) ApplicationProvider.<Application>getApplicationContext()).camera();
    draw(activity, "7-live");
    camera.see(
        PAGE.photograph(new Pose(0, 5, 11, 0.1, 0, 0, 0, 3, 1), WIDTH, HEIGHT), WIDTH, HEIGHT);
    draw(activity, "8-closer");
    model.lookOn();
    model.camera(CameraStatus.RUNNING);
    Pose pose = new Pose(0.2, 0.6, 50, -0.12, 0.12, 0.1, 0, 3, 1);
    camera.see(PAGE.photograph(pose, WIDTH, HEIGHT), WIDTH, HEIGHT);
    draw(activity, "9-hold");
    model.peek(true);
    camera.see(PAGE.photograph(pose, WIDTH, HEIGHT), WIDTH, HEIGHT);
    camera.see(PAGE.photograph(pose, WIDTH, HEIGHT), WIDTH, HEIGHT);
    draw(activity, "9-peek");
  }

  private void draw(ScanActivity activity, String state) {
    shadowOf(Looper.getMainLooper()).idle();
    DrawnScreen.draw(activity, "scan-" + name + "-" + state);
  }
}
