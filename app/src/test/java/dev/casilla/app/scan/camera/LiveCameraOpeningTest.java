package dev.casilla.app.scan.camera;

import static org.junit.Assert.assertEquals;
import static org.robolectric.Shadows.shadowOf;

import android.content.pm.PackageManager;
import androidx.camera.core.CameraState;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import dev.casilla.app.scan.CameraStatus;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;

/** How often the device's camera is asked to open, and what is told of it. */
@RunWith(AndroidJUnit4.class)
public final class LiveCameraOpeningTest extends LiveCameraByHand {
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

  /** As the screen is left and shown again while CameraX is still being made. */
  @Test
  public void open_closedAndOpenedBeforeItIsInitialized_bindsOnce() {
    camera.open();
    camera.close();
    camera.open();
    idle();
    assertEquals(1, device.bindings);
    camera.close();
    open();
    assertEquals(2, device.bindings);
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

  /** By CameraX's own word, or by an error of any kind from a camera that is not there. */
  @Test
  public void open_thenUnplugged_isRemovedUntilItIsBack() {
    for (int code : new int[] {CameraState.ERROR_CAMERA_FATAL_ERROR, 8}) {
      device.isThere = true;
      open();
      device.state.setValue(FakeCameraState.of(CameraState.Type.OPEN));
      assertEquals(CameraStatus.RUNNING, status());
      device.isThere = false;
      device.state.setValue(FakeCameraState.of(CameraState.Type.CLOSED, code));
      assertEquals(CameraStatus.REMOVED, status());
      camera.close();
      open();
      assertEquals("nothing to be bound", CameraStatus.ABSENT, status());
      device.isThere = true;
      camera.close();
      open();
      device.state.setValue(FakeCameraState.of(CameraState.Type.OPEN));
      assertEquals(CameraStatus.RUNNING, status());
      camera.close();
    }
  }

  /** CameraX takes a camera that went away for one that another app took. */
  @Test
  public void open_thenUnpluggedAndWaitedFor_isRemoved() {
    open();
    device.state.setValue(FakeCameraState.of(CameraState.Type.OPEN));
    device.isThere = false;
    device.state.setValue(
        FakeCameraState.of(CameraState.Type.PENDING_OPEN, CameraState.ERROR_CAMERA_IN_USE));
    assertEquals(CameraStatus.REMOVED, status());
  }

  @Test
  public void open_fatalErrorOfACameraThatIsThere_isBroken() {
    open();
    device.state.setValue(
        FakeCameraState.of(CameraState.Type.CLOSED, CameraState.ERROR_CAMERA_FATAL_ERROR));
    assertEquals(CameraStatus.BROKEN, status());
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

  private CameraStatus status() {
    return Objects.requireNonNull(camera.status().getValue());
  }
}
