package dev.casilla.app.ui.scan.camera;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;

import android.util.Size;
import androidx.camera.core.CameraState;
import androidx.camera.core.ImageAnalysis;
import androidx.camera.core.ImageCapture;
import androidx.camera.core.resolutionselector.AspectRatioStrategy;
import androidx.camera.core.resolutionselector.ResolutionStrategy;
import androidx.camera.view.CameraController;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.ui.scan.camera.ScanCamera.Torch;
import java.util.List;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;

/** The settings of CameraX. */
@RunWith(AndroidJUnit4.class)
public final class LiveCameraSettingsTest extends LiveCameraFixture {
  @Before
  public void openCamera() {
    open();
  }

  @Test
  public void frames_areTheNewestOfAbout1280By720() {
    assertEquals(ImageAnalysis.STRATEGY_KEEP_ONLY_LATEST, device.wishes.get("backpressure"));
    assertEquals(sizes(1280, 720), device.wishes.get("frames"));
  }

  @Test
  public void frames_areAnalysedWhereTheyAreRead() {
    assertTrue(device.wishes.get("analysis") instanceof CameraImageAnalyzer);
    assertSame(reading, device.wishes.get("analysis on"));
  }

  @Test
  public void pictures_areTwiceAsLargeAndSoon() {
    assertEquals(sizes(2560, 1440), device.wishes.get("pictures"));
    assertEquals(ImageCapture.CAPTURE_MODE_MINIMIZE_LATENCY, device.wishes.get("picture mode"));
  }

  @Test
  public void takePicture_cameraOpen_isReadWhereFramesAre() {
    camera.takePicture();
    assertTrue(device.wishes.get("picture") instanceof PictureCallback);
    assertSame(reading, device.wishes.get("picture on"));
    assertEquals(0, noFrames.missed);
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

  /** The torch was on or off when the camera was closed. */
  @Test
  public void light_isOffUntilAskedForAndOffAgainNextTime() {
    assertEquals(List.of(), device.lights);
    camera.light(Torch.ON);
    assertEquals(List.of(true), device.lights);
    camera.close();
    open();
    device.state.setValue(FakeCameraState.of(CameraState.Type.OPEN));
    assertEquals(List.of(true), device.lights);
    camera.light(Torch.OFF);
    assertEquals(List.of(true, false), device.lights);
  }

  @Test
  public void torch_cameraWithAFlash_isOnAndOffAndOffAgainNextTime() {
    device.hasFlash = true;
    camera.close();
    open();
    assertEquals(Torch.OFF, camera.torch().getValue());
    camera.light(Torch.ON);
    assertEquals(Torch.ON, camera.torch().getValue());
    camera.light(Torch.OFF);
    assertEquals(Torch.OFF, camera.torch().getValue());
    camera.light(Torch.ON);
    camera.close();
    assertEquals(Torch.ABSENT, camera.torch().getValue());
    open();
    assertEquals(Torch.OFF, camera.torch().getValue());
    assertEquals(List.of(true, false, true), device.lights);
  }

  @Test
  public void torch_cameraWithoutAFlash_isAbsent() {
    assertEquals(Torch.ABSENT, camera.torch().getValue());
    camera.light(Torch.ON);
    assertEquals(Torch.ABSENT, camera.torch().getValue());
  }

  /** Without an open camera CameraX would switch the torch on later. */
  @Test
  public void light_whileClosed_isForgotten() {
    device.hasFlash = true;
    camera.close();
    camera.light(Torch.ON);
    open();
    assertEquals(List.of(), device.lights);
    assertEquals(Torch.OFF, camera.torch().getValue());
  }

  private static List<Object> sizes(int width, int height) {
    return List.of(
        new Size(width, height)
            + ", else "
            + ResolutionStrategy.FALLBACK_RULE_CLOSEST_HIGHER_THEN_LOWER,
        AspectRatioStrategy.RATIO_16_9_FALLBACK_AUTO_STRATEGY);
  }
}
