package dev.casilla.app.ui.scan.camera;

import static org.junit.Assume.assumeTrue;

import dev.casilla.app.BuildConfig;
import org.junit.Before;
import org.robolectric.annotation.Config;

/** Runs CameraX's classes with cameras that the test controls. */
@Config(
    instrumentedPackages = "androidx.camera",
    shadows = {
      ShadowCameraController.ShadowController.class,
      ShadowCameraController.ShadowLifecycleController.class,
      ShadowCameraController.ShadowPreview.class,
      ShadowCameraController.ShadowAny.class,
      ShadowCameraController.ShadowBuilder.class,
      ShadowCameraController.ShadowSelector.class,
      ShadowCameraController.ShadowStrategy.class,
    })
public abstract class FakeCameraDeviceTestBase {
  @Before
  public final void needStubs() {
    assumeTrue("shadows are of the stubs; CameraX itself is here", BuildConfig.STUBS);
  }
}
