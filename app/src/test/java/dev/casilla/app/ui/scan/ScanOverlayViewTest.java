package dev.casilla.app.ui.scan;

import static org.junit.Assert.assertEquals;
import static org.robolectric.Shadows.shadowOf;

import android.Manifest;
import android.graphics.Bitmap;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.FakeCameraApplication;
import dev.casilla.app.R;
import dev.casilla.app.golden.Given;
import dev.casilla.app.golden.WindowPicture;
import dev.casilla.app.reading.frame.FrameResult;
import dev.casilla.app.ui.common.CameraPermission.CameraAccess;
import dev.casilla.app.ui.scan.camera.CameraStatus;
import dev.casilla.app.ui.scan.state.ScanUiState;
import dev.casilla.app.ui.scan.state.ScanViewModel;
import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.geometry.Quad;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** The outline contrasts with every picture. */
@RunWith(AndroidJUnit4.class)
@Config(application = FakeCameraApplication.class, qualifiers = "w360dp-h720dp-port-mdpi")
public final class ScanOverlayViewTest {
  private static final int MIDDLE = 180;

  @Test
  public void outline_whereThePictureIsShaded_isAsBrightAsBelow() {
    shadowOf(ApplicationProvider.<FakeCameraApplication>getApplicationContext())
        .grantPermissions(Manifest.permission.CAMERA);
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      screen.onActivity(
          activity -> {
            int line = activity.getColor(R.color.scan_outline);
            Bitmap picture = show(activity, 20, 320);
            assertEquals(line, picture.getPixel(MIDDLE, 20));
            assertEquals(line, picture.getPixel(MIDDLE, 320));
          });
    }
  }

  /** What is seen with a puzzle from {@code top} to {@code bottom}. */
  private static Bitmap show(ScanActivity activity, int top, int bottom) {
    Quad puzzle =
        new Quad(
            new Point(30, top), new Point(330, top), new Point(330, bottom), new Point(30, bottom));
    ScanViewModel model = new ViewModelProvider(activity).get(ScanViewModel.class);
    Given.state(
        model.state(),
        ScanUiState.before()
            .with(CameraAccess.GRANTED)
            .with(CameraStatus.RUNNING)
            .seeing(FrameResult.grid(Optional.of(puzzle))));
    WindowPicture.layOut(activity.getWindow().getDecorView());
    return WindowPicture.of(activity);
  }
}
