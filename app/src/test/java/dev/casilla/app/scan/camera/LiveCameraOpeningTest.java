package dev.casilla.app.scan.camera;

import static org.junit.Assert.assertEquals;
import static org.junit.Assume.assumeTrue;
import static org.robolectric.Shadows.shadowOf;

import android.content.pm.PackageManager;
import android.os.Looper;
import androidx.activity.ComponentActivity;
import androidx.camera.core.CameraState;
import androidx.camera.view.PreviewView;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.BuildConfig;
import dev.casilla.app.scan.CameraStatus;
import dev.casilla.app.scan.Frame;
import dev.casilla.app.scan.FrameListener;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.annotation.Config;
import org.robolectric.shadow.api.Shadow;

/** How often the device's camera is asked to open, and what is told of it. */
@RunWith(AndroidJUnit4.class)
@Config(
    instrumentedPackages = "androidx.camera",
    shadows = {
      ShadowedController.ShadowController.class,
      ShadowedController.ShadowLifecycleController.class,
      ShadowedController.ShadowBuilder.class,
      ShadowedController.ShadowSelector.class,
      ShadowedController.ShadowStrategy.class,
    })
public final class LiveCameraOpeningTest {
  private final Nobody nobody = new Nobody();
  private LiveCamera camera;
  private ShadowedController.Device device;

  @Before
  public void setUp() {
    assumeTrue("shadows are of the stubs; CameraX itself is here", BuildConfig.STUBS);
    ComponentActivity screen = Robolectric.buildActivity(ComponentActivity.class).setup().get();
    camera = new LiveCamera(screen, Runnable::run, nobody);
    PreviewView preview = (PreviewView) camera.preview();
    ShadowedController.ShadowLifecycleController shadow = Shadow.extract(preview.getController());
    device = shadow.device;
    camera.status().observe(screen, status -> {});
  }

  @Test
  public void isThere_isWhatTheDeviceSays() {
    for (boolean has : new boolean[] {true, false}) {
      shadowOf(ApplicationProvider.getApplicationContext().getPackageManager())
          .setSystemFeature(PackageManager.FEATURE_CAMERA_ANY, has);
      assertEquals(has, camera.isThere());
    }
    assertEquals(0, device.bindings);
  }

  @Test
  public void open_twice_bindsOnce() {
    open();
    open();
    assertEquals(1, device.bindings);
  }

  @Test
  public void open_inUseThenClosedAndOpened_bindsAnewAndTellsAnew() {
    open();
    device.state.setValue(
        FakeCameraState.of(CameraState.Type.PENDING_OPEN, CameraState.ERROR_CAMERA_IN_USE));
    assertEquals(CameraStatus.IN_USE, status());
    camera.close();
    camera.open();
    assertEquals(CameraStatus.STARTING, status());
    idle();
    assertEquals(2, device.bindings);
    assertEquals(1, device.unbindings);
    assertEquals("still in use", CameraStatus.IN_USE, status());
    device.state.setValue(FakeCameraState.of(CameraState.Type.OPEN));
    assertEquals(CameraStatus.RUNNING, status());
  }

  @Test
  public void open_noCameraThenOne_isTriedAgain() {
    device.isThere = false;
    open();
    assertEquals(CameraStatus.ABSENT, status());
    assertEquals(0, device.bindings);
    device.isThere = true;
    camera.close();
    open();
    assertEquals(1, device.bindings);
  }

  @Test
  public void open_deviceThatCannotDoAllAtOnce_isBrokenUntilItCan() {
    for (RuntimeException refusal :
        List.of(new IllegalArgumentException("no combination"), new IllegalStateException("no"))) {
      device.refusal = Optional.of(refusal);
      open();
      assertEquals(CameraStatus.BROKEN, status());
      camera.takePicture();
      camera.close();
    }
    assertEquals("pictures that cannot be taken are told of", 2, nobody.missed);
    device.refusal = Optional.empty();
    open();
    device.state.setValue(FakeCameraState.of(CameraState.Type.OPEN));
    assertEquals(CameraStatus.RUNNING, status());
  }

  private void open() {
    camera.open();
    idle();
  }

  private CameraStatus status() {
    return Objects.requireNonNull(camera.status().getValue());
  }

  private static void idle() {
    shadowOf(Looper.getMainLooper()).idle();
  }

  /** Wants no frames. */
  private static final class Nobody implements FrameListener {
    private int missed;

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
