package dev.casilla.app.ui.scan.camera;

import static org.robolectric.Shadows.shadowOf;

import android.os.Looper;
import android.view.View;
import android.widget.FrameLayout;
import androidx.activity.ComponentActivity;
import dev.casilla.app.reading.frame.Frame;
import java.util.concurrent.Executor;
import org.junit.Before;
import org.robolectric.Robolectric;

/** The device's camera on a device that the test controls. */
public abstract class LiveCameraFixture extends FakeCameraDeviceTestBase {
  final Executor reading = Runnable::run;
  final NoFrames noFrames = new NoFrames();
  LiveCamera camera;
  FakeCameraDevice device;

  /** The layout around the preview. */
  View picture;

  @Before
  public final void makeCamera() {
    ComponentActivity screen = Robolectric.buildActivity(ComponentActivity.class).setup().get();
    camera = new LiveCamera(screen, reading, noFrames);
    device = ShadowCameraController.device();
    FrameLayout parent = new FrameLayout(screen);
    parent.addView(camera.preview());
    screen.setContentView(parent);
    picture = parent;
    camera.status().observe(screen, status -> {});
  }

  void open() {
    camera.open();
    idle();
  }

  static void idle() {
    shadowOf(Looper.getMainLooper()).idle();
  }

  /** Ignores frames. */
  static final class NoFrames implements Frame.Listener {
    int missed;

    @Override
    public void onFrame(Frame frame) {
      frame.close();
    }

    @Override
    public void onPicture(Frame picture) {
      picture.close();
    }

    @Override
    public void onNoPicture() {
      missed++;
    }
  }
}
