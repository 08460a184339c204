package dev.casilla.app.ui.scan;

import static org.junit.Assert.assertEquals;
import static org.robolectric.Shadows.shadowOf;

import android.Manifest;
import android.os.SystemClock;
import android.view.MotionEvent;
import android.view.MotionEvent.PointerCoords;
import android.view.MotionEvent.PointerProperties;
import android.view.View;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.FakeCameraApplication;
import dev.casilla.app.golden.Given;
import dev.casilla.app.golden.WindowPicture;
import dev.casilla.app.reading.frame.FrameResult;
import dev.casilla.app.ui.common.CameraPermission.CameraAccess;
import dev.casilla.app.ui.scan.camera.CameraStatus;
import dev.casilla.app.ui.scan.camera.ScanCamera.Torch;
import dev.casilla.app.ui.scan.state.ScanUiState;
import dev.casilla.app.ui.scan.state.ScanViewModel;
import dev.casilla.reader.geometry.Point;
import dev.casilla.reader.geometry.Quad;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/**
 * The views over the preview pass touches on: the preview focuses where it is tapped, and zooms
 * when pinched.
 */
@RunWith(AndroidJUnit4.class)
@Config(application = FakeCameraApplication.class)
public final class PreviewTouchTest {
  private final FakeCameraApplication application = ApplicationProvider.getApplicationContext();

  @Test
  public void tap_inTheMiddle_reachesThePreview() {
    assertEquals(
        List.of("0 at 1", "1 at 1"),
        touches(
            window -> {
              send(window, MotionEvent.ACTION_DOWN, 0);
              send(window, MotionEvent.ACTION_UP, 0);
            }));
  }

  @Test
  public void pinch_inTheMiddle_reachesThePreview() {
    int second = 1 << MotionEvent.ACTION_POINTER_INDEX_SHIFT;
    assertEquals(
        List.of("0 at 1", "5 at 2", "2 at 2", "6 at 2", "1 at 1"),
        touches(
            window -> {
              send(window, MotionEvent.ACTION_DOWN, 0);
              send(window, MotionEvent.ACTION_POINTER_DOWN | second, 0, 40);
              send(window, MotionEvent.ACTION_MOVE, 0, 120);
              send(window, MotionEvent.ACTION_POINTER_UP | second, 0, 120);
              send(window, MotionEvent.ACTION_UP, 0);
            }));
  }

  /** The events of {@code gesture} that reach the preview below an outlined puzzle. */
  private List<String> touches(Consumer<View> gesture) {
    shadowOf(application).grantPermissions(Manifest.permission.CAMERA);
    List<String> noticed = new ArrayList<>();
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      screen.onActivity(
          activity -> {
            View window = activity.getWindow().getDecorView();
            show(activity, square(window));
            WindowPicture.layOut(window);
            application
                .camera()
                .preview()
                .setOnTouchListener(
                    (view, event) ->
                        noticed.add(event.getActionMasked() + " at " + event.getPointerCount()));
            gesture.accept(window);
          });
    }
    return noticed;
  }

  private static void show(ScanActivity activity, Quad puzzle) {
    ScanViewModel model = new ViewModelProvider(activity).get(ScanViewModel.class);
    Given.state(
        model.state(),
        ScanUiState.before()
            .with(CameraAccess.GRANTED)
            .with(CameraStatus.RUNNING)
            .with(Torch.OFF)
            .seeing(FrameResult.grid(Optional.of(puzzle))));
  }

  private static Quad square(View window) {
    double x = window.getWidth() / 2.0;
    double y = window.getHeight() / 2.0;
    double half = 0.4 * window.getWidth();
    return new Quad(
        new Point(x - half, y - half),
        new Point(x + half, y - half),
        new Point(x + half, y + half),
        new Point(x - half, y + half));
  }

  /** One finger in the middle of the window, and others at these distances. */
  private static void send(View window, int action, int... away) {
    PointerProperties[] fingers = new PointerProperties[away.length];
    PointerCoords[] places = new PointerCoords[away.length];
    for (int i = 0; i < away.length; i++) {
      fingers[i] = new PointerProperties();
      fingers[i].id = i;
      places[i] = new PointerCoords();
      places[i].x = window.getWidth() / 2f + away[i];
      places[i].y = window.getHeight() / 2f;
    }
    long now = SystemClock.uptimeMillis();
    MotionEvent event =
        MotionEvent.obtain(now, now, action, away.length, fingers, places, 0, 0, 1, 1, 0, 0, 0, 0);
    window.dispatchTouchEvent(event);
    event.recycle();
  }
}
