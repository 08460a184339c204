package dev.casilla.app.scan.camera;

import static org.junit.Assume.assumeTrue;
import static org.robolectric.Shadows.shadowOf;

import android.os.Looper;
import androidx.activity.ComponentActivity;
import androidx.camera.view.PreviewView;
import dev.casilla.app.BuildConfig;
import dev.casilla.app.scan.Frame;
import dev.casilla.app.scan.FrameListener;
import java.util.concurrent.Executor;
import org.junit.Before;
import org.robolectric.Robolectric;
import org.robolectric.annotation.Config;
import org.robolectric.shadow.api.Shadow;

/** The device's camera, with a device that a test rules. */
@Config(
    instrumentedPackages = "androidx.camera",
    shadows = {
      ShadowedController.ShadowController.class,
      ShadowedController.ShadowLifecycleController.class,
      ShadowedController.ShadowBuilder.class,
      ShadowedController.ShadowSelector.class,
      ShadowedController.ShadowStrategy.class,
    })
public abstract class LiveCameraByHand {
  final Executor reading = Runnable::run;
  final Nobody nobody = new Nobody();
  LiveCamera camera;
  ShadowedController.Device device;

  @Before
  public final void makeCamera() {
    assumeTrue("shadows are of the stubs; CameraX itself is here", BuildConfig.STUBS);
    ComponentActivity screen = Robolectric.buildActivity(ComponentActivity.class).setup().get();
    camera = new LiveCamera(screen, reading, nobody);
    PreviewView preview = (PreviewView) camera.preview();
    ShadowedController.ShadowLifecycleController shadow = Shadow.extract(preview.getController());
    device = shadow.device;
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
  static final class Nobody implements FrameListener {
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
