package dev.casilla.app.scan.camera;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;
import static org.junit.Assume.assumeTrue;
import static org.robolectric.Shadows.shadowOf;

import android.os.Looper;
import android.util.Size;
import androidx.activity.ComponentActivity;
import androidx.camera.core.CameraSelector;
import androidx.camera.core.CameraState;
import androidx.camera.core.ImageAnalysis;
import androidx.camera.core.ImageCapture;
import androidx.camera.core.resolutionselector.AspectRatioStrategy;
import androidx.camera.core.resolutionselector.ResolutionStrategy;
import androidx.camera.view.CameraController;
import androidx.camera.view.PreviewView;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.BuildConfig;
import dev.casilla.app.scan.Frame;
import dev.casilla.app.scan.FrameListener;
import dev.casilla.app.scan.Torch;
import java.util.List;
import java.util.concurrent.Executor;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.Robolectric;
import org.robolectric.annotation.Config;
import org.robolectric.shadow.api.Shadow;

/** What CameraX is told to do, value by value. */
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
public final class LiveCameraWishesTest {
  private final Executor reading = Runnable::run;
  private LiveCamera camera;
  private ShadowedController.Device device;

  @Before
  public void setUp() {
    assumeTrue("shadows are of the stubs; CameraX itself is here", BuildConfig.STUBS);
    ComponentActivity screen = Robolectric.buildActivity(ComponentActivity.class).setup().get();
    camera = new LiveCamera(screen, reading, new NoFrames());
    PreviewView preview = (PreviewView) camera.preview();
    ShadowedController.ShadowLifecycleController shadow = Shadow.extract(preview.getController());
    device = shadow.device;
    camera.status().observe(screen, status -> {});
    camera.open();
    shadowOf(Looper.getMainLooper()).idle();
  }

  @Test
  public void frames_areTheNewestOfAbout1280By720() {
    assertEquals(ImageAnalysis.STRATEGY_KEEP_ONLY_LATEST, device.wishes.get("backpressure"));
    assertEquals(sizes(1280, 720), device.wishes.get("frames"));
  }

  @Test
  public void frames_areAnalysedWhereTheyAreRead() {
    assertTrue(device.wishes.get("analysis") instanceof Analysis);
    assertSame(reading, device.wishes.get("analysis on"));
  }

  @Test
  public void pictures_areTwiceAsLargeAndSoon() {
    assertEquals(sizes(2560, 1440), device.wishes.get("pictures"));
    assertEquals(ImageCapture.CAPTURE_MODE_MINIMIZE_LATENCY, device.wishes.get("picture mode"));
  }

  @Test
  public void uses_areFramesAndPicturesAndNoVideo() {
    assertEquals(
        CameraController.IMAGE_ANALYSIS | CameraController.IMAGE_CAPTURE,
        device.wishes.get("use cases"));
  }

  @Test
  public void fingers_focusAndZoom() {
    assertEquals(true, device.wishes.get("tap to focus"));
    assertEquals(true, device.wishes.get("pinch to zoom"));
  }

  @Test
  public void side_isTheBackFirst() {
    assertSame(CameraSelector.DEFAULT_BACK_CAMERA, device.wishes.get("side"));
  }

  /** Whatever it was when the camera was closed. */
  @Test
  public void light_isOffUntilAskedForAndOffAgainNextTime() {
    assertEquals(List.of(), device.lights);
    camera.light(Torch.ON);
    assertEquals(List.of(true), device.lights);
    camera.close();
    camera.open();
    shadowOf(Looper.getMainLooper()).idle();
    device.state.setValue(FakeCameraState.of(CameraState.Type.OPEN));
    assertEquals(List.of(true), device.lights);
    camera.light(Torch.OFF);
    assertEquals(List.of(true, false), device.lights);
  }

  private static List<Object> sizes(int width, int height) {
    return List.of(
        new Size(width, height)
            + ", else "
            + ResolutionStrategy.FALLBACK_RULE_CLOSEST_HIGHER_THEN_LOWER,
        AspectRatioStrategy.RATIO_16_9_FALLBACK_AUTO_STRATEGY);
  }

  /** Wants none. */
  private static final class NoFrames implements FrameListener {
    @Override
    public void onFrame(Frame frame) {
      frame.close();
    }

    @Override
    public void onPicture(Frame picture) {
      picture.close();
    }

    @Override
    public void onNoPicture() {}
  }
}
