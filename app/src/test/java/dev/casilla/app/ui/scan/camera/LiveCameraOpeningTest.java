package dev.casilla.app.ui.scan.camera;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotSame;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.content.pm.PackageManager;
import android.view.View;
import androidx.camera.core.CameraSelector;
import androidx.camera.core.CameraState;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;

/** Opening the device's camera, and the status it reports. */
@RunWith(AndroidJUnit4.class)
public final class LiveCameraOpeningTest extends LiveCameraFixture {
  @Test
  public void isThere_isReportedByTheDevice() {
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

  /** The screen is stopped and started while CameraX initializes. */
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

  /** After the permission dialog: CameraX silently opens no camera. */
  @Test
  public void open_pictureStillHidden_bindsAsSoonAsItIsShown() {
    picture.setVisibility(View.GONE);
    open();
    assertEquals(0, device.bindings);
    assertEquals(CameraStatus.STARTING, status());
    picture.setVisibility(View.VISIBLE);
    idle();
    assertEquals(1, device.bindings);
    device.state.setValue(FakeCameraState.of(CameraState.Type.OPEN));
    assertEquals(CameraStatus.RUNNING, status());
  }

  @Test
  public void open_pictureHiddenAgainLater_bindsAtOnce() {
    open();
    camera.close();
    picture.setVisibility(View.GONE);
    open();
    assertTrue(device.isOpen());
    assertEquals(2, device.bindings);
  }

  @Test
  public void close_pictureStillHidden_bindsNothingWhenItIsShown() {
    picture.setVisibility(View.GONE);
    open();
    camera.close();
    picture.setVisibility(View.VISIBLE);
    idle();
    assertEquals(0, device.bindings);
    open();
    assertEquals(1, device.bindings);
  }

  @Test
  public void close_betweenLayoutAndBinding_bindsNothing() {
    picture.setVisibility(View.GONE);
    open();
    picture.setVisibility(View.VISIBLE);
    lay(picture);
    camera.close();
    idle();
    assertEquals(0, device.bindings);
  }

  /** CameraX queries the selected camera as soon as it has the preview. */
  @Test
  public void open_frontAlone_takesThat() {
    device.have(CameraSelector.DEFAULT_FRONT_CAMERA);
    open();
    assertEquals(CameraSelector.DEFAULT_FRONT_CAMERA, device.side());
    assertTrue(device.isOpen());
    device.state.setValue(FakeCameraState.of(CameraState.Type.OPEN));
    assertEquals(CameraStatus.RUNNING, status());
  }

  @Test
  public void open_pluggedInAlone_takesThat() {
    device.plugIn();
    open();
    assertTrue(device.isOpen());
    device.state.setValue(FakeCameraState.of(CameraState.Type.OPEN));
    assertEquals(CameraStatus.RUNNING, status());
    device.have();
    device.state.setValue(FakeCameraState.of(CameraState.Type.CLOSED, 8));
    assertEquals(CameraStatus.REMOVED, status());
  }

  @Test
  public void open_bothSides_takesTheBack() {
    device.have(CameraSelector.DEFAULT_FRONT_CAMERA, CameraSelector.DEFAULT_BACK_CAMERA);
    open();
    assertEquals(CameraSelector.DEFAULT_BACK_CAMERA, device.side());
  }

  /** A rotation without a camera does not query one. */
  @Test
  public void open_unpluggedThenLaidOutAnew_staysRemoved() {
    open();
    device.state.setValue(FakeCameraState.of(CameraState.Type.OPEN));
    device.have();
    device.state.setValue(FakeCameraState.of(CameraState.Type.CLOSED, 8));
    camera.close();
    open();
    assertEquals(CameraStatus.ABSENT, status());
    picture.setPadding(1, 1, 1, 1);
    idle();
    assertFalse(device.isOpen());
  }

  @Test
  public void open_inUseThenClosedAndOpened_bindsAndReportsAgain() {
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
    device.have();
    open();
    assertEquals(CameraStatus.ABSENT, status());
    assertEquals(0, device.bindings);
    device.have(CameraSelector.DEFAULT_BACK_CAMERA);
    camera.close();
    open();
    assertEquals(1, device.bindings);
  }

  /** CameraX reports a removed camera, or any error of an absent one. */
  @Test
  public void open_thenUnplugged_isRemovedUntilItIsBack() {
    for (int code : new int[] {CameraState.ERROR_CAMERA_FATAL_ERROR, 8}) {
      device.have(CameraSelector.DEFAULT_BACK_CAMERA);
      open();
      device.state.setValue(FakeCameraState.of(CameraState.Type.OPEN));
      assertEquals(CameraStatus.RUNNING, status());
      device.have();
      device.state.setValue(FakeCameraState.of(CameraState.Type.CLOSED, code));
      assertEquals(CameraStatus.REMOVED, status());
      camera.close();
      open();
      assertEquals("nothing to be bound", CameraStatus.ABSENT, status());
      device.have(CameraSelector.DEFAULT_BACK_CAMERA);
      camera.close();
      open();
      device.state.setValue(FakeCameraState.of(CameraState.Type.OPEN));
      assertEquals(CameraStatus.RUNNING, status());
      camera.close();
    }
  }

  /** CameraX reports a disconnected camera as in use. */
  @Test
  public void open_thenUnpluggedAndWaitedFor_isRemoved() {
    open();
    device.state.setValue(FakeCameraState.of(CameraState.Type.OPEN));
    device.have();
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
    assertEquals("pictures that cannot be taken are told of", 2, noFrames.missed);
    device.refusal = Optional.empty();
    open();
    device.state.setValue(FakeCameraState.of(CameraState.Type.OPEN));
    assertEquals(CameraStatus.RUNNING, status());
  }

  /** A layout does not bind again what CameraX refused. */
  @Test
  public void open_refusedThenLaidOutAgain_doesNotRetry() {
    device.refusal = Optional.of(new IllegalStateException("no combination"));
    open();
    assertEquals(CameraStatus.BROKEN, status());
    assertEquals(1, device.unbindings);
    picture.setPadding(1, 1, 1, 1);
    idle();
    assertEquals(CameraStatus.BROKEN, status());
    device.refusal = Optional.empty();
    picture.setPadding(2, 2, 2, 2);
    idle();
    assertFalse("nobody asked for it", device.isOpen());
  }

  /** A controller whose initialization failed never recovers. */
  @Test
  public void open_notInitialized_isBrokenUntilAnotherControllerIs() {
    device.isInitialized = false;
    open();
    assertEquals(CameraStatus.BROKEN, status());
    camera.close();
    open();
    FakeCameraDevice another = ShadowCameraController.device();
    assertNotSame(device, another);
    assertEquals(0, device.bindings);
    assertEquals(1, another.bindings);
    another.state.setValue(FakeCameraState.of(CameraState.Type.OPEN));
    assertEquals(CameraStatus.RUNNING, status());
    camera.close();
    open();
    assertSame("that one is well", another, ShadowCameraController.device());
  }

  private static void lay(View view) {
    view.measure(
        View.MeasureSpec.makeMeasureSpec(320, View.MeasureSpec.EXACTLY),
        View.MeasureSpec.makeMeasureSpec(470, View.MeasureSpec.EXACTLY));
    view.layout(0, 0, 320, 470);
  }

  private CameraStatus status() {
    return Objects.requireNonNull(camera.status().getValue());
  }
}
