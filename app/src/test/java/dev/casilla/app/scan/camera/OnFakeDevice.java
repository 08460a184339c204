package dev.casilla.app.scan.camera;

import static org.junit.Assume.assumeTrue;

import dev.casilla.app.BuildConfig;
import org.junit.Before;
import org.robolectric.annotation.Config;

/** Runs with CameraX's classes, but cameras that a test rules. */
@Config(
    instrumentedPackages = "androidx.camera",
    shadows = {
      ShadowedController.ShadowController.class,
      ShadowedController.ShadowLifecycleController.class,
      ShadowedController.ShadowPreview.class,
      ShadowedController.ShadowAny.class,
      ShadowedController.ShadowBuilder.class,
      ShadowedController.ShadowSelector.class,
      ShadowedController.ShadowStrategy.class,
    })
public abstract class OnFakeDevice {
  @Before
  public final void needStubs() {
    assumeTrue("shadows are of the stubs; CameraX itself is here", BuildConfig.STUBS);
  }
}
