package dev.casilla.app;

import androidx.activity.ComponentActivity;
import dev.casilla.app.reading.frame.Frame;
import dev.casilla.app.ui.scan.camera.ScanCamera;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The application with its own colors and a fake camera. */
public final class FakeCameraApplication extends SimulatedPhoneApplication {
  private @Nullable FakeCamera camera;
  private boolean isThere = true;

  /** The camera of the newest screen. */
  public FakeCamera camera() {
    return Objects.requireNonNull(camera);
  }

  /** Removes the camera for screens that are created later. */
  void removeCamera() {
    isThere = false;
  }

  @Override
  public ScanCamera scanCamera(ComponentActivity screen, Frame.Listener frames) {
    FakeCamera made = new FakeCamera(screen, container().executors().reading(), frames);
    if (!isThere) {
      made.remove();
    }
    camera = made;
    return made;
  }

  @Override
  boolean hasDynamicColors() {
    return false;
  }
}
