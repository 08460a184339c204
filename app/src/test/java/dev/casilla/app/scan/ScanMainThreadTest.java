package dev.casilla.app.scan;

import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.Manifest;
import android.os.Looper;
import androidx.lifecycle.ViewModelProvider;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.Aside;
import dev.casilla.app.CpuTime;
import dev.casilla.app.FakeCameraApplication;
import dev.casilla.reader.testing.NewspaperPage;
import dev.casilla.reader.testing.Pose;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** What a frame costs the main thread: it is read elsewhere. */
@RunWith(AndroidJUnit4.class)
@Config(application = FakeCameraApplication.class)
public final class ScanMainThreadTest {
  private static final int WIDTH = 720;
  private static final int HEIGHT = 1280;
  private static final double MOST_MILLIS = 8;

  private final byte[] page =
      new NewspaperPage(Scenes.PUZZLE, 7).photograph(Pose.above(64), WIDTH, HEIGHT);
  private final FakeCameraApplication application = ApplicationProvider.getApplicationContext();

  @Test
  public void frame_withSolutionShown_costsLessThanHalfAFrame() {
    shadowOf(application).grantPermissions(Manifest.permission.CAMERA);
    try (ActivityScenario<ScanActivity> screen = ActivityScenario.launch(ScanActivity.class)) {
      screen.onActivity(
          activity -> {
            ScanViewModel model = new ViewModelProvider(activity).get(ScanViewModel.class);
            model.camera(CameraStatus.RUNNING);
            model.peek(true);
            double millis =
                CpuTime.millis(
                    () -> {
                      Aside.get(() -> look(model));
                      shadowOf(Looper.getMainLooper()).idle();
                    });
            System.out.printf("main thread, scan, frame: %.2f ms%n", millis);
            assertTrue(model.state().getValue().view().answer().isPresent());
            assertTrue(millis + " ms", millis < MOST_MILLIS);
          });
    }
  }

  private int look(ScanViewModel model) {
    FakeFrame frame = FakeFrame.upright(page, WIDTH, HEIGHT);
    model.onFrame(frame);
    return frame.closings();
  }
}
