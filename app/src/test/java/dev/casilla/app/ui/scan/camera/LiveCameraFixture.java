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

/** The device's camera, with a device that a test rules. */
public abstract class LiveCameraFixture extends FakeCameraDeviceTestBase {
  final Executor reading = Runnable::run;
  final Nobody nobody = new Nobody();
  LiveCamera camera;
  FakeCameraDevice device;

  /** Where the camera's picture is. */
  View picture;

  @Before
  public final void makeCamera() {
    ComponentActivity screen = Robolectric.buildActivity(ComponentActivity.class).setup().get();
    camera = new LiveCamera(screen, reading, nobody);
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

  /** Wants no frames. */
  static final class Nobody implements Frame.Listener {
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
